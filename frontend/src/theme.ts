// Light and dark: follows the system unless the reader chose.

export type Choice = "auto" | "light" | "dark";

const KEY = "freebody.theme";
const system = window.matchMedia("(prefers-color-scheme: dark)");

function stored(): Choice {
  try {
    const value = localStorage.getItem(KEY);
    return value === "light" || value === "dark" ? value : "auto";
  } catch {
    return "auto"; // storage may be forbidden; the system's preference serves
  }
}

export class Theme {
  choice: Choice = stored();
  private listeners: (() => void)[] = [];

  constructor() {
    system.addEventListener("change", () => this.apply());
    this.apply();
  }

  get dark(): boolean {
    return this.choice === "dark" || (this.choice === "auto" && system.matches);
  }

  set(choice: Choice): void {
    this.choice = choice;
    try {
      localStorage.setItem(KEY, choice);
    } catch {
      // the choice then lasts as long as the page
    }
    this.apply();
  }

  onChange(listener: () => void): void {
    this.listeners.push(listener);
  }

  private apply(): void {
    document.documentElement.dataset.theme = this.dark ? "dark" : "light";
    for (const listener of this.listeners) listener();
  }
}

/** Whether the page is dark now. */
export const isDark = (): boolean => document.documentElement.dataset.theme === "dark";

/** A colour of the style sheet, by the name of its custom property. */
export function colour(name: string): string {
  return getComputedStyle(document.documentElement).getPropertyValue(`--${name}`).trim();
}

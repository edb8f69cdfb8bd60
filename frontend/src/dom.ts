// Small helpers for making elements.

export function element<T extends HTMLElement>(id: string): T {
  const found = document.getElementById(id);
  if (!found) throw new Error(`The page has no element #${id}.`);
  return found as T;
}

type Children = (Node | string)[];

export function make<K extends keyof HTMLElementTagNameMap>(
  tag: K,
  properties: Partial<HTMLElementTagNameMap[K]> = {},
  ...children: Children
): HTMLElementTagNameMap[K] {
  const made = Object.assign(document.createElement(tag), properties);
  made.append(...children);
  return made;
}

/** A labelled row of a form; the label names the control for readers of the screen too. */
export function field(label: string, control: HTMLElement, note?: HTMLElement): HTMLElement {
  const id = control.id || `field-${label.toLowerCase().replace(/\W+/g, "-")}`;
  if (control instanceof HTMLFieldSetElement) {
    control.prepend(make("legend", {}, label));
    return control;
  }
  control.id = id;
  const row = make("div", { className: "field" }, make("label", { htmlFor: id }, label), control);
  if (note) row.append(note);
  return row;
}

/** Replace the options of a list, keeping it untouched when nothing changed (an open list would close). */
export function fill(select: HTMLSelectElement, options: [value: string, text: string, refused?: boolean][], value: string): void {
  const same =
    select.options.length === options.length && options.every(([v, text], i) => select.options[i].value === v && select.options[i].text === text);
  if (!same) select.replaceChildren(...options.map(([v, text, refused]) => make("option", { value: v, disabled: Boolean(refused) }, text)));
  select.value = value;
}

/** Show text in an element, or hide it when there is none. */
export function notice(target: HTMLElement, text: string | null): void {
  target.hidden = text === null;
  if (text !== null && target.textContent !== text) target.textContent = text;
}

/** Hand a file to the reader. */
export function save(name: string, content: Blob): void {
  const address = URL.createObjectURL(content);
  make("a", { href: address, download: name }).click();
  window.setTimeout(() => URL.revokeObjectURL(address), 10_000);
}

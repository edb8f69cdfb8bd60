// Forms that follow from the schema of scenes: the page knows no field by itself.
import { make } from "./dom";

export interface Schema {
  $ref?: string;
  $defs?: Record<string, Schema>;
  anyOf?: Schema[];
  oneOf?: Schema[];
  type?: string | string[];
  enum?: unknown[];
  const?: unknown;
  items?: Schema;
  minItems?: number;
  maxItems?: number;
  properties?: Record<string, Schema>;
  required?: string[];
  description?: string;
}

export type Value = unknown;
export type Table = Record<string, Value>;
type Path = (string | number)[];

const LONGEST_ROW = 4; // numbers that have a box each
const AXES = ["x", "y", "z"];
const SHOWN = 7; // digits of a number in a box; all are kept in the document

/** What a form is for. */
export interface Use {
  /** Write a value, null to remove it; resolves to whether the scene takes it. */
  set(path: Path, value: Value): Promise<boolean>;
  /** Names to choose from for an entry of this key. */
  names(key: string): string[];
}

export class Forms {
  constructor(private readonly root: Schema, private readonly use: Use) {}

  /** The schema of an entry of a list of the scene, or of the scene itself. */
  of(list: string | null, value: Table): Schema {
    if (list === null) return this.root;
    return this.plain(this.plain(this.root.properties![list]).items!, value);
  }

  /** Without references and without "or nothing"; of several forms the one that `value` has. */
  private plain(schema: Schema, value?: Value): Schema {
    let found = schema;
    while (found.$ref) found = { ...this.root.$defs![found.$ref.split("/").pop()!], description: found.description ?? this.root.$defs![found.$ref.split("/").pop()!].description };
    const several = (found.anyOf ?? found.oneOf)?.filter(({ type }) => type !== "null");
    if (!several) return found;
    if (several.length === 1) return this.plain({ description: found.description, ...several[0] }, value);
    const forms = several.flatMap((one) => (one.oneOf ? one.oneOf : [one])).map((one) => this.plain(one));
    const kind = (value as Table | undefined)?.type;
    const fitting = forms.find(({ properties }) => properties?.type && "const" in properties.type && properties.type.const === kind);
    return fitting ?? { ...found, anyOf: several };
  }

  /** Fields of a table at `path`: first those that it has, the others folded away. */
  table(schema: Schema, value: Table, path: Path, name: string, without: string[] = []): HTMLElement[] {
    const keys = Object.keys(schema.properties ?? {}).filter((key) => !without.includes(key));
    const given = keys.filter((key) => value[key] !== undefined && !("const" in this.plain(schema.properties![key])));
    const rest = keys.filter((key) => value[key] === undefined);
    const made = given.map((key) => this.entry(schema.properties![key], key, value[key], [...path, key], name));
    if (rest.length) {
      const more = make("details", { className: "more" }, make("summary", {}, path.length > 2 ? `More of the ${path[path.length - 1]}` : "More entries"));
      // Made when it is opened: most readers never do.
      more.ontoggle = () => {
        if (more.childElementCount === 1) more.append(...rest.map((key) => this.entry(schema.properties![key], key, undefined, [...path, key], name)));
      };
      made.push(more);
    }
    return made;
  }

  private entry(schema: Schema, key: string, value: Value, path: Path, name: string): HTMLElement {
    const plain = this.plain(schema, value);
    const title = plain.description ?? schema.description ?? "";
    const unit = /\bin ([^;,]+);/.exec(plain.items?.description ?? title)?.[1] ?? "";
    const label = `${key.replaceAll("_", " ")}${unit && `, ${unit}`}`;
    if (plain.properties && value !== undefined) {
      return make("fieldset", { className: "nested" }, make("legend", {}, `${label}: ${(value as Table).type ?? ""}`.replace(/: $/, "")), ...this.table(plain, value as Table, path, name));
    }
    if (plain.enum) return this.choice(plain.enum.map(String), label, value, path, title);
    if (plain.type === "boolean") return this.flag(label, value, path);
    if (plain.type === "array" && plain.minItems === plain.maxItems && (plain.minItems ?? 9) <= LONGEST_ROW && isNumber(plain.items!)) {
      return this.row(plain.minItems!, label, value as Value[] | undefined, path, name, title);
    }
    return this.text(label, key, value, path, title, isNumber(plain));
  }

  private async put(box: HTMLElement, path: Path, value: Value): Promise<void> {
    const taken = await this.use.set(path, value);
    box.toggleAttribute("aria-invalid", !taken);
    if (!taken) box.setAttribute("aria-invalid", "true");
  }

  private choice(words: string[], label: string, value: Value, path: Path, title: string): HTMLElement {
    const box = make("select", { id: idOf(path), title }, ...["", ...words].map((word) => make("option", { value: word }, word || "–")));
    box.value = String(value ?? "");
    box.onchange = () => void this.put(box, path, box.value || null);
    return labelled(label, box);
  }

  private flag(label: string, value: Value, path: Path): HTMLElement {
    const box = make("input", { type: "checkbox", id: idOf(path), checked: value === true });
    box.onchange = () => void this.put(box, path, box.checked ? true : null);
    return make("label", { className: "flag" }, box, label);
  }

  private row(count: number, label: string, value: Value[] | undefined, path: Path, name: string, title: string): HTMLElement {
    const boxes = Array.from({ length: count }, (_, k) =>
      make("input", { type: "text", inputMode: "decimal", id: idOf([...path, k]), title, value: value ? written(value[k]) : "", ariaLabel: `${name}: ${label}, ${count === 3 ? AXES[k] : k + 1}`, placeholder: value ? "" : "0" }),
    );
    boxes.forEach((box, k) => {
      box.onchange = () => {
        if (boxes.every((one) => !one.value.trim())) return void this.put(box, path, null);
        // What was not touched keeps all of its digits.
        const next = boxes.map((one, i) => (i !== k && value ? value[i] : number(one.value || "0")));
        void this.put(box, path, next);
      };
    });
    const group = make("fieldset", { className: "triple" }, make("legend", {}, label), ...boxes);
    group.style.gridTemplateColumns = `repeat(${count}, minmax(0, 1fr))`;
    return group;
  }

  private text(label: string, key: string, value: Value, path: Path, title: string, numeric: boolean): HTMLElement {
    const id = idOf(path);
    const names = this.use.names(key);
    const box = make("input", { type: "text", id, title, value: value === undefined ? "" : written(value) });
    if (numeric) box.inputMode = "decimal";
    const row = labelled(label, box);
    if (names.length) {
      box.setAttribute("list", `${id}-names`);
      row.append(make("datalist", { id: `${id}-names` }, ...names.map((word) => make("option", { value: word }))));
    }
    box.onchange = () => {
      const said = box.value.trim();
      void this.put(box, path, said === "" ? null : numeric ? number(said) : parsed(said));
    };
    return row;
  }
}

function labelled(label: string, box: HTMLElement): HTMLElement {
  return make("div", { className: "field entry" }, make("label", { htmlFor: box.id }, label), box);
}

const idOf = (path: Path): string => `entry-${path.join("-")}`;

function isNumber(schema: Schema): boolean {
  if (schema.anyOf) return schema.anyOf.every((one) => isNumber(one) || one.type === "string" || Boolean(one.enum)) && schema.anyOf.some(isNumber);
  return [schema.type].flat().some((type) => type === "number" || type === "integer");
}

/** A number, or a text with a unit. */
function number(text: string): number | string {
  const said = text.trim().replace("−", "-");
  return said !== "" && Number.isFinite(Number(said)) ? Number(said) : said;
}

/** A text, or what JSON says of lists and tables. */
function parsed(text: string): Value {
  if (!/^[[{]/.test(text)) return text;
  try {
    return JSON.parse(text) as Value;
  } catch {
    return text; // the server says what is wrong with it
  }
}

function written(value: Value): string {
  if (typeof value === "number") return String(Number(value.toPrecision(SHOWN)));
  return typeof value === "string" ? value : JSON.stringify(value);
}

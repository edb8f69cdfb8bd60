// Where the page gets its files from: the server that it came from, the notebook that it sits in, or itself if it
// stands alone.
import type { Hello } from "./protocol";

const CARRIED = "carried"; // class of the elements in which a page that stands alone carries files, and id of its description

/** The query to add to addresses of the server: its token, if the page was opened with one. */
export function tokenQuery(): string {
  const token = new URLSearchParams(location.search).get("token");
  return token ? `?token=${encodeURIComponent(token)}` : "";
}

/** The address of a file on the server. */
export function address(name: string): URL {
  return new URL(`${name}${tokenQuery()}`, document.baseURI);
}

/** What a page that stands alone says about its scene, or null if there is a server to ask. */
export function carried(): Hello | null {
  const text = document.getElementById(CARRIED)?.textContent;
  return text ? (JSON.parse(text) as Hello) : null;
}

function decoded(text: string): ArrayBuffer {
  const letters = atob(text);
  const bytes = new Uint8Array(letters.length);
  for (let i = 0; i < letters.length; i++) bytes[i] = letters.charCodeAt(i);
  return bytes.buffer;
}

/** Whether the page sits in a notebook, which brings all files and passes on all messages. */
export const inNotebook = (): boolean => document.documentElement.dataset.line === "port";

let brought: Record<string, ArrayBuffer> = {};

/** Take the files of a scene; those of the scene before are not asked for any more. */
export function bring(files: Record<string, ArrayBuffer>): void {
  brought = files;
}

/** A file that was made of the run, and a note; or why there is none. */
export interface Made {
  kind: string;
  data?: ArrayBuffer;
  note: string;
  trouble?: string;
}

let request: (kind: string) => void = () => {};
const waiting = new Map<string, (made: Made) => void>();

/** How a page in a notebook asks its kernel for a file of the run. */
export function requestWith(way: (kind: string) => void): void {
  request = way;
}

/** Take a file that the kernel made. */
export function receive(made: Made): void {
  waiting.get(made.kind)?.(made);
  waiting.delete(made.kind);
}

/** A file of the run, made by the kernel of the notebook or by the server. */
export async function made(kind: string): Promise<Made> {
  if (inNotebook()) {
    const answer = new Promise<Made>((resolve) => waiting.set(kind, resolve));
    request(kind);
    return answer;
  }
  const got = await fetch(address(`run.${kind}`));
  if (!got.ok) return { kind, note: "", trouble: await got.text() };
  return { kind, data: await got.arrayBuffer(), note: got.headers.get("X-Freebody-Note") ?? "" };
}

/** A file by its name: a surface, a tape. */
export async function file(name: string): Promise<ArrayBuffer> {
  if (inNotebook()) {
    if (!(name in brought)) throw new Error(`The notebook sent no ${name}.`);
    return brought[name];
  }
  for (const element of document.querySelectorAll<HTMLElement>(`script.${CARRIED}`)) {
    if (element.dataset.name === name) return decoded(element.textContent!);
  }
  const answer = await fetch(address(name));
  if (!answer.ok) throw new Error(`The server sent no ${name} (${answer.status}).`);
  return answer.arrayBuffer();
}

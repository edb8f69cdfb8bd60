// Writes the fingerprint of the sources beside the bundle, so that a test in Python can tell whether they belong together.
import { createHash } from "node:crypto";
import { readdirSync, readFileSync, statSync, writeFileSync } from "node:fs";
import { join } from "node:path";

const OUT = "../src/freebody/viewer/static";
const ROOTS = ["index.html", "package-lock.json", "package.json", "public", "src", "tsconfig.json", "vite.config.js"];

const walk = (path) =>
  statSync(path).isDirectory() ? readdirSync(path).flatMap((name) => walk(join(path, name))) : [path];

function fingerprint(base, files) {
  const hash = createHash("sha256");
  for (const file of files.sort()) {
    const content = createHash("sha256").update(readFileSync(join(base, file))).digest("hex");
    hash.update(`${content}  ${file}\n`);
  }
  return hash.digest("hex");
}

// The bundle holds the page and its libraries, whose licences ask to be kept with them, in files made by the page too.
const read = (name, file) => `${name}\n\n${readFileSync(file, "utf8").trim()}\n`;
const used = Object.keys(JSON.parse(readFileSync("package.json", "utf8")).dependencies);
const licences = [read("freebody", "../LICENSE"), ...used.map((name) => read(name, `node_modules/${name}/LICENSE`))];
writeFileSync(join(OUT, "licences.txt"), licences.join("\n\n"));

const built = readdirSync(OUT).filter((name) => name !== "seal.json");
const seal = { source: fingerprint(".", ROOTS.flatMap(walk)), bundle: fingerprint(OUT, built) };
writeFileSync(join(OUT, "seal.json"), JSON.stringify(seal, null, 2) + "\n");

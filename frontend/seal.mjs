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

// The bundle holds these libraries, whose licences ask to be kept with them.
const licences = ["three", "uplot"].map((name) => `${name}\n\n${readFileSync(`node_modules/${name}/LICENSE`, "utf8").trim()}\n`);
writeFileSync(join(OUT, "licences.txt"), licences.join("\n\n"));

const built = readdirSync(OUT).filter((name) => name !== "seal.json");
const seal = { source: fingerprint(".", ROOTS.flatMap(walk)), bundle: fingerprint(OUT, built) };
writeFileSync(join(OUT, "seal.json"), JSON.stringify(seal, null, 2) + "\n");

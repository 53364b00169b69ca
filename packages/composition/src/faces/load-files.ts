import decompress from "woff2-encoder/decompress";
import { typesetterOf } from "../shaping/set-text.ts";
import { installTypesetter } from "../shaping/typesetter.ts";
import { FaceFiles } from "./face-files.ts";
import { type FamilyName, learnEastAsian, needsEastAsian } from "./families.ts";
import type { Wanted } from "./wanted-letters.ts";

/** The bytes of a font file by its path among the installed packages. */
export type ReadFile = (path: string) => Promise<Uint8Array>;

const files = new FaceFiles();
/** Whether texts are set with every file that was read. */
let inUse = false;

/** Whether every letter can be set with what is loaded. */
export function hasLetters(wanted: readonly Wanted[]): boolean {
  return inUse && !wantsEastAsian(wanted) && missing(wanted).size === 0;
}

/** Loads what these letters are drawn from, and nothing else. Rejects if a file cannot be read. */
export async function loadLetters(wanted: readonly Wanted[], read: ReadFile): Promise<void> {
  if (wantsEastAsian(wanted)) await learnEastAsian();
  // A file may turn out not to hold what it promises; then the next one is wanted.
  for (let paths = missing(wanted); paths.size > 0; paths = missing(wanted)) {
    await Promise.all(Array.from(paths, ([path, family]) => load(path, family, read)));
  }
  installTypesetter(typesetterOf(files));
  inUse = true;
}

const wantsEastAsian = (wanted: readonly Wanted[]) => wanted.some(({ letters }) => [...letters].some(needsEastAsian));

function missing(wanted: readonly Wanted[]): Map<string, FamilyName> {
  const paths = new Map<string, FamilyName>();
  for (const { role, letters } of wanted) {
    for (const letter of letters) {
      const file = files.wanted(role, letter);
      if (file) paths.set(file.path, file.family);
    }
  }
  return paths;
}

async function load(path: string, family: FamilyName, read: ReadFile): Promise<void> {
  files.add(path, family, await decompress(await read(path)));
  inUse = false;
}

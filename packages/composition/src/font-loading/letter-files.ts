import type { OwnFace } from "@vignette/domain/studio/catalogue";
import decompress from "woff2-encoder/decompress";
import { type FamilyName, learnEastAsian, needsEastAsian } from "../faces/families.ts";
import { FaceFiles } from "../shaping/face-files.ts";
import { typesetterOf } from "../shaping/set-text.ts";
import type { Typesetter } from "../shaping/typesetter.ts";
import type { WantedLetters } from "./wanted-letters.ts";

/** The bytes of a font file by its path among the installed packages. */
export type ReadFile = (path: string) => Promise<Uint8Array>;

/** Uploaded faces that are at hand: OpenType files, unpacked. */
export type OwnFiles = ReadonlyMap<OwnFace, Blob>;

export type LetterFiles = {
  /** Whether every letter can be set with the files in use. */
  hasLetters: (wanted: readonly WantedLetters[], own: OwnFiles) => boolean;
  /**
   * Loads the files that these letters are drawn from, and nothing else. An uploaded face that is not at hand, and a
   * letter that it does not have, is drawn as Native. Rejects if a file cannot be read.
   */
  loadLetters: (wanted: readonly WantedLetters[], read: ReadFile, own: OwnFiles) => Promise<void>;
};

/**
 * Font files, none at first. `install` is called with a typesetter for all files read so far, whenever some were added.
 */
export function letterFiles(install: (typesetter: Typesetter) => void): LetterFiles {
  const files = new FaceFiles();
  /** Whether texts are set with every file that was read. */
  let inUse = false;

  /** Files that are being read: two texts that need one at once share it. */
  const reading = new Map<string, Promise<void>>();

  const readIn = async (path: string, family: FamilyName, read: ReadFile) => {
    files.add(path, family, await decompress(await read(path)));
    inUse = false;
  };
  const load = (path: string, family: FamilyName, read: ReadFile) => {
    const pending = reading.get(path) ?? readIn(path, family, read).finally(() => reading.delete(path));
    reading.set(path, pending);
    return pending;
  };
  const loadOwn = async ([face, file]: readonly [OwnFace, Blob]) => {
    files.addOwn(face, new Uint8Array(await file.arrayBuffer()));
    inUse = false;
  };
  const unread = (wanted: readonly WantedLetters[], own: OwnFiles) =>
    [...own].filter(([face]) => !files.hasOwn(face) && wanted.some(({ role }) => role.face === face));

  return {
    hasLetters: (wanted, own) =>
      inUse && !wantsEastAsian(wanted) && unread(wanted, own).length === 0 && missing(files, wanted).size === 0,
    async loadLetters(wanted, read, own) {
      if (wantsEastAsian(wanted)) await learnEastAsian();
      await Promise.all(unread(wanted, own).map(loadOwn));
      // A file may lack a letter that its range includes; then the next one is needed.
      for (let paths = missing(files, wanted); paths.size > 0; paths = missing(files, wanted)) {
        await Promise.all(Array.from(paths, ([path, family]) => load(path, family, read)));
      }
      install(typesetterOf(files));
      inUse = true;
    },
  };
}

const wantsEastAsian = (wanted: readonly WantedLetters[]) =>
  wanted.some(({ letters }) => [...letters].some(needsEastAsian));

function missing(files: FaceFiles, wanted: readonly WantedLetters[]): Map<string, FamilyName> {
  const paths = new Map<string, FamilyName>();
  for (const { role, letters } of wanted) {
    for (const letter of letters) {
      const file = files.wanted(role, letter);
      if (file) paths.set(file.path, file.family);
    }
  }
  return paths;
}

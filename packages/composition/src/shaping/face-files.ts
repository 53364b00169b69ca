import type { OwnFace } from "@vignette/domain/studio/catalogue";
import { FAMILIES, type FamilyName, filePath } from "../faces/families.ts";
import { familyChain, isEmoji, type Role } from "../faces/family-chain.ts";
import { partsWith } from "../faces/parts-with.ts";
import type { FaceHeights } from "../text/font.ts";
import { inkedPoints } from "../text/letters.ts";
import { FontFile } from "./font-file.ts";
import { heightsOf } from "./heights-of.ts";

/** The file a letter is drawn from, and the family of that file. */
export type FaceSource = { file: FontFile; family: FamilyName | "own" };

/** The font files that have been loaded, and those that a letter still needs. */
export class FaceFiles {
  readonly #files = new Map<string, FontFile>();
  readonly #own = new Map<string, { file: FontFile; heights: FaceHeights | null }>();
  readonly #sources = new Map<string, FaceSource & { letter: string }>();

  add(path: string, family: FamilyName, sfnt: Uint8Array): void {
    this.#sources.clear();
    this.#files.set(path, new FontFile(sfnt, FAMILIES[family].language));
  }

  /** An uploaded face. Its letters are outlines in the color of the text: pictures in it come from anywhere. */
  addOwn(face: OwnFace, sfnt: Uint8Array): void {
    this.#sources.clear();
    const file = new FontFile(sfnt, "en", { hasPictures: false });
    this.#own.set(face, { file, heights: heightsOf(file) });
  }

  hasOwn(face: OwnFace): boolean {
    return this.#own.has(face);
  }

  /** Of an uploaded face; null if it is not there or has no Latin capitals. */
  heightsOf(face: OwnFace): FaceHeights | null {
    return this.#own.get(face)?.heights ?? null;
  }

  /** The next file to look for a letter in, or null if there is none left or an earlier one has it. */
  wanted(role: Role, letter: string): { path: string; family: FamilyName } | null {
    const chain = familyChain(role, letter);
    const points = inkedPoints(letter);
    if (this.#ownWith(role, letter, points)) return null;
    const whole = this.#unread(points, chain);
    return whole === "nobody" ? withPath(this.#unread(points.slice(0, 1), chain)) : withPath(whole);
  }

  /** The file that draws a letter. Marks that no file has together with their base are dropped, never the base. */
  sourceOf(role: Role, letter: string): FaceSource & { letter: string } {
    const key = `${role.face} ${role.italic} ${letter}`;
    const source = this.#sources.get(key) ?? this.#searched(role, letter);
    this.#sources.set(key, source);
    return source;
  }

  #searched(role: Role, letter: string): FaceSource & { letter: string } {
    const chain = familyChain(role, letter);
    const points = inkedPoints(letter);
    const own = this.#ownWith(role, letter, points);
    if (own) return { file: own, family: "own", letter };
    const whole = this.#found(points, chain);
    if (whole) return { ...whole, letter };
    const base = String.fromCodePoint(points[0] ?? 0x20);
    return { ...(this.#found(points.slice(0, 1), chain) ?? this.#lastResort()), letter: base };
  }

  #ownWith({ face }: Role, letter: string, points: readonly number[]): FontFile | null {
    const file = this.#own.get(face)?.file;
    return file?.covers(points) && !isEmoji(letter) ? file : null;
  }

  /** The first file that is not loaded and may have these; `had` if an earlier one has them. */
  #unread(points: readonly number[], chain: readonly FamilyName[]): Candidate | "had" | "nobody" {
    for (const candidate of candidates(points, chain)) {
      const file = this.#files.get(candidate.path);
      if (!file) return candidate;
      if (file.covers(points)) return "had";
    }
    return "nobody";
  }

  #found(points: readonly number[], chain: readonly FamilyName[]): FaceSource | null {
    for (const { path, family } of candidates(points, chain)) {
      const file = this.#files.get(path);
      if (file?.covers(points)) return { file, family };
    }
    return null;
  }

  /** Draws the box for a letter that no file has. */
  #lastResort(): FaceSource {
    const [file] = this.#files.values();
    if (!file) throw new Error("No face has been loaded.");
    return { file, family: "native" };
  }
}

type Candidate = { path: string; family: FamilyName };

const withPath = (found: Candidate | "had" | "nobody") => (typeof found === "string" ? null : found);

/** The files whose ranges include these code points, best first. */
function* candidates(points: readonly number[], chain: readonly FamilyName[]): Generator<Candidate> {
  for (const family of chain) {
    for (const part of partsWith(FAMILIES[family], points)) yield { path: filePath(FAMILIES[family], part), family };
  }
}

import { type Role, weightIn } from "../faces/family-chain.ts";
import { directedRuns } from "../text/bidi.ts";
import type { Font } from "../text/font.ts";
import { lettersOf } from "../text/letters.ts";
import type { FaceFiles, FaceSource } from "./face-files.ts";
import type { SetGlyph, SetText } from "./set-glyphs.ts";
import type { Typesetter } from "./typesetter.ts";

/** Number of texts that are cached before all are dropped: layout measures the same few over and over. */
const MOST_REMEMBERED = 20_000;

/** A typesetter with the files that are loaded. */
export function typesetterOf(files: FaceFiles): Typesetter {
  const known = new Map<string, SetText>();
  return {
    heights: (face) => files.heightsOf(face),
    set: (text, font) => {
      const tracking = font.tracking / font.size;
      const key = `${font.face}|${font.weight}|${font.italic ?? false}|${tracking.toFixed(4)}|${text}`;
      const set = known.get(key) ?? setText(text, font, tracking, files);
      if (known.size >= MOST_REMEMBERED) known.clear();
      known.set(key, set);
      return set;
    },
  };
}

/** Letters from left to right: by direction, by the file they come from, then as HarfBuzz joins them. */
function setText(text: string, font: Font, tracking: number, files: FaceFiles): SetText {
  const glyphs: SetGlyph[] = [];
  let x = 0;
  for (const { text: directed, rightToLeft } of directedRuns(text)) {
    const pieces = piecesOf(directed, { face: font.face, italic: font.italic ?? false }, files);
    for (const piece of rightToLeft ? pieces.reverse() : pieces) {
      const set = setPiece(piece, font, { tracking, rightToLeft, x });
      glyphs.push(...set.glyphs);
      x = set.end;
    }
  }
  return { width: x, glyphs };
}

type Piece = FaceSource & { text: string };

/** Neighboring letters from the same file, in reading order. */
function piecesOf(text: string, role: Role, files: FaceFiles): Piece[] {
  const pieces: Piece[] = [];
  for (const seen of lettersOf(text)) {
    const { letter, ...source } = files.sourceOf(role, seen.replace(/\s/g, " "));
    const last = pieces.at(-1);
    if (last?.file === source.file) last.text += letter;
    else pieces.push({ ...source, text: letter });
  }
  return pieces;
}

/** Scripts whose letters are joined: spaced out they cannot be read. */
const JOINED = /[\p{sc=Arab}\p{sc=Syrc}\p{sc=Deva}\p{sc=Beng}\p{sc=Nkoo}\p{sc=Mong}]/u;

type Pen = { tracking: number; rightToLeft: boolean; x: number };

function setPiece({ file, family, text }: Piece, font: Font, pen: Pen): { glyphs: SetGlyph[]; end: number } {
  const weight = weightIn(family, font.face, font.weight);
  const scale = 1 / file.unitsPerEm;
  const tracking = JOINED.test(text) ? 0 : pen.tracking;
  const shaped = file.shape(text, weight, pen.rightToLeft, tracking !== 0);
  let x = pen.x;
  const glyphs = shaped.map(({ id, cluster, advance, dx, dy }, i): SetGlyph => {
    const glyph = { x: x + dx * scale, y: -dy * scale, scale, ink: file.ink(id, weight) };
    // Marks share the cluster of their base and stay on it.
    x += advance * scale + (shaped[i + 1]?.cluster === cluster ? 0 : tracking);
    return glyph;
  });
  return { glyphs, end: x };
}

import type { FaceHeights } from "../text/font.ts";
import type { FontFile } from "./font-file.ts";
import { inkExtent } from "./ink-extent.ts";

/** No line is higher than this, whatever a file draws. Our own choice: twice the highest of ours. */
const MOST = 2.5;

/** The heights of the letters of a font, as its outlines have them; null if it has no Latin capitals. */
export function heightsOf(file: FontFile): FaceHeights | null {
  const scale = 1 / file.unitsPerEm;
  const extent = (letters: string) => {
    const known = [...letters].filter((letter) => file.covers([letter.codePointAt(0) ?? 0]));
    const shaped = known.flatMap((letter) => file.shape(letter, 400, false, false));
    const glyphs = shaped.map(({ id }) => ({ x: 0, y: 0, scale, ink: file.ink(id, 400) }));
    const { top, bottom } = inkExtent({ width: 0, glyphs }, 1);
    return { up: Math.min(MOST, Math.max(0, -top)), down: Math.min(MOST, Math.max(0, bottom)) };
  };
  const cap = extent("H").up;
  if (cap === 0) return null;
  const plain = extent("ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789()[]{}|/?!,;");
  const accent = extent("ÀÁÂÃÄÅÈÉÊËÌÍÎÏÑÒÓÔÕÖÙÚÛÜŐŮŽ").up;
  return { cap, ascent: plain.up, descent: plain.down, accent: Math.max(accent, plain.up) };
}

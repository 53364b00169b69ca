import type { ArtPath } from "../../scene/art-clip.ts";
import type { Color } from "../../scene/color.ts";
import type { Box } from "../../scene/geometry.ts";
import type { Clip } from "../../scene/scene.ts";

/**
 * Letters in their rows, from the top, by language. Sources: https://en.wikipedia.org/wiki/QWERTY#Variants, https://en.wikipedia.org/wiki/QWERTZ and
 * https://en.wikipedia.org/wiki/%C3%91#Typing.
 */
const LETTERS: Record<string, readonly string[]> = {
  de: ["qwertzuiopü", "asdfghjklöä", "yxcvbnm"],
  es: ["qwertyuiop", "asdfghjklñ", "zxcvbnm"],
  fr: ["azertyuiop", "qsdfghjklm", "wxcvbn"],
};
const USUAL = ["qwertyuiop", "asdfghjkl", "zxcvbnm"] as const;

/** Of the width: ten keys and their gaps fill it. */
const [KEY_SHARE, GAP_SHARE, USUAL_KEYS] = [0.0815, 0.0148, 10];
/** Of the height: the gaps between rows, and what is free above and below all. */
const [BETWEEN, ABOVE, BELOW] = [0.045, 0.06, 0.12];
/** Of the board. */
const BOARD_OPACITY = 0.55;
/** Letters, of the height of a key. */
const [LETTER, SIGNS_SHARE] = [0.6, 0.45];

/** `language`: of the letters; null leaves them out, where an app covers the keys and nothing is read. */
type Look = { tone: Color; ink: Color; language: string | null; endMs?: number };

/** A phone's keyboard at the lower end of a page, in no app's own design: letters, keys beside them, and a space bar. */
export function keyboard(box: Box, { tone, ink, language, endMs = 0 }: Look): Clip[] {
  const rows = LETTERS[(language ?? "").slice(0, 2)] ?? USUAL;
  const narrower = USUAL_KEYS / Math.max(...rows.map(({ length }) => length));
  const [w, gap] = [box.w * KEY_SHARE * narrower, box.w * GAP_SHARE * narrower];
  const h = (box.h * (1 - ABOVE - BELOW - rows.length * BETWEEN)) / (rows.length + 1);
  const top = (row: number) => box.y + box.h * ABOVE + row * (h + box.h * BETWEEN);
  const always = { startMs: 0, endMs };
  const key = (id: string, place: Box): Clip => ({
    ...{ kind: "rect", id: `key-${id}`, ...always, box: place, color: tone, radius: 14, opacity: 1 },
  });
  const lettered = (text: string, place: Box, size = h * LETTER): Clip[] => {
    const set = { face: "native", weight: 500, size, minSize: size, lineHeight: 1, color: ink } as const;
    const at = { align: "center", valign: "middle", motion: "cut", ornament: true } as const;
    const letter: Clip = { kind: "text", id: `letter-${text}`, ...always, text, box: place, ...set, ...at };
    return language === null ? [key(text, place)] : [key(text, place), letter];
  };
  const letters = rows.flatMap((row, at) => {
    const from = box.x + (box.w - row.length * (w + gap) + gap) / 2;
    return Array.from(row).flatMap((letter, i) => lettered(letter, { x: from + i * (w + gap), y: top(at), w, h }));
  });
  const side = box.x + gap;
  const wide = (box.w - (rows[2]?.length ?? 0) * (w + gap) - 3 * gap) / 2;
  const far = box.x + box.w - gap - wide;
  const last = rows.length;
  const beside: Clip[] = [
    ...drawnKey("shift", { x: side, y: top(last - 1), w: wide, h }),
    ...drawnKey("back", { x: far, y: top(last - 1), w: wide, h }),
    ...lettered("123", { x: side, y: top(last), w: wide, h }, h * SIGNS_SHARE),
    key("space", { x: side + wide + gap, y: top(last), w: box.w - 2 * (wide + 2 * gap), h }),
    ...drawnKey("return", { x: far, y: top(last), w: wide, h }),
  ];
  return [
    { kind: "rect", id: "keys", ...always, box, radius: 0, color: tone, opacity: BOARD_OPACITY },
    ...letters,
    ...beside,
  ];

  function drawnKey(sign: keyof typeof SIGNS, place: Box): Clip[] {
    const side = Math.min(place.w, place.h) * LETTER;
    const at = { x: place.x + (place.w - side) / 2, y: place.y + (place.h - side) / 2, w: side, h: side };
    const paths: ArtPath[] = SIGNS[sign].map((d) => ({ d, stroke: { color: ink, width: 6 } }));
    const art = { kind: "art", id: `sign-${sign}`, ...always, box: at, view: { w: 60, h: 60 }, motion: "cut" } as const;
    return [key(sign, place), { ...art, paths }];
  }
}

/** In a square of 60. */
const SIGNS = {
  shift: ["M30 8L52 32H40V52H20V32H8Z"],
  back: ["M20 10H56V50H20L4 30Z", "M30 22L46 38", "M46 22L30 38"],
  return: ["M52 12V36H10", "M24 22L10 36L24 50"],
} as const;

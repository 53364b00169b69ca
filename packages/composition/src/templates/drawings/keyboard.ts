import type { Color } from "../../scene/color.ts";
import type { Box } from "../../scene/geometry.ts";
import type { Clip } from "../../scene/scene.ts";

/** Keys in a row, from the top; no app's own, and without letters: nothing here is read. */
const ROWS = [10, 9, 7] as const;
/** Of the width: ten keys and their gaps fill it. In px of a page: the gaps between rows, and above and below all. */
const [KEY_SHARE, GAP_SHARE, BETWEEN_PX, ABOVE_PX, BELOW_PX] = [0.0815, 0.0148, 22, 34, 64];

/** A phone's keyboard at the lower end of a page. */
export function keyboard(box: Box, tone: Color, endMs = 0): Clip[] {
  const times = { kind: "rect", startMs: 0, endMs, color: tone } as const;
  const [w, gap] = [box.w * KEY_SHARE, box.w * GAP_SHARE];
  const pitch = (box.h - ABOVE_PX - BELOW_PX + BETWEEN_PX) / ROWS.length;
  const keys = ROWS.flatMap((count, row) =>
    Array.from({ length: count }, (_, i): Clip => {
      const x = box.x + (box.w - count * (w + gap) + gap) / 2 + i * (w + gap);
      const key = { x, y: box.y + ABOVE_PX + row * pitch, w, h: pitch - BETWEEN_PX };
      return { ...times, id: `key-${row}-${i}`, box: key, radius: 16, opacity: 1 };
    }),
  );
  return [{ ...times, id: "keys", box, radius: 0, opacity: 0.55 }, ...keys];
}

import type { Color } from "../../scene/color.ts";
import type { Clip } from "../../scene/scene.ts";
import { PAGE } from "../videos/video-scene.ts";

/** Keys in a row, from the top; no app's own, and without letters: nothing here is read. */
const ROWS = [10, 9, 7] as const;
const TOP = 1424;
const KEY = { w: 88, h: 118, gap: 16, radius: 16 };

/** A phone's keyboard under a chat, where the apps put their own words. */
export function chatKeys(tone: Color, endMs: number): Clip[] {
  const times = { kind: "rect", startMs: 0, endMs } as const;
  const box = { ...PAGE, y: TOP, h: PAGE.h - TOP };
  const keys = ROWS.flatMap((count, row) =>
    Array.from({ length: count }, (_, i): Clip => {
      const width = count * (KEY.w + KEY.gap) - KEY.gap;
      const x = (PAGE.w - width) / 2 + i * (KEY.w + KEY.gap);
      const key = { x, y: TOP + 34 + row * (KEY.h + 22), w: KEY.w, h: KEY.h };
      return { ...times, id: `key-${row}-${i}`, box: key, color: tone, radius: KEY.radius, opacity: 1 };
    }),
  );
  return [{ ...times, id: "keys", box, color: tone, radius: 0, opacity: 0.55 }, ...keys];
}

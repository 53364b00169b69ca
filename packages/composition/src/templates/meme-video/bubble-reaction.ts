import type { Color } from "../../scene/color.ts";
import type { Clip } from "../../scene/scene.ts";
import type { Bubble } from "./bubble-places.ts";

/** How long after the last message it comes. */
const AFTER_MS = 1200;

/** When a message is answered with a heart; null if there is no time for it. */
const reactionMs = ({ beat, box }: Bubble, durationMs: number): number | null => {
  const startMs = beat.startMs + AFTER_MS;
  return startMs + AFTER_MS / 2 > durationMs || box.h === 0 ? null : startMs;
};
const SIDE = 116;
const HEART =
  "M50 84 C20 62 12 48 12 34 C12 20 22 12 33 12 C41 12 47 16 50 23 C53 16 59 12 67 12 C78 12 88 20 88 34 C88 48 80 62 50 84 Z";

/** A heart on the last message: the chat does not end in a standstill. */
export function reaction(bubble: Bubble, { tone, durationMs }: { tone: Color; durationMs: number }): Clip[] {
  const { isOurs, box } = bubble;
  const startMs = reactionMs(bubble, durationMs);
  if (startMs === null) return [];
  const x = isOurs ? box.x + box.w - SIDE - 16 : box.x + 16;
  const place = { x, y: box.y + box.h - SIDE * 0.42, w: SIDE, h: SIDE };
  const times = { startMs, endMs: durationMs };
  const edge = { x: place.x - 8, y: place.y - 8, w: SIDE + 16, h: SIDE + 16 };
  return [
    { kind: "rect", id: "reaction-edge", ...times, box: edge, color: "bg", radius: SIDE, opacity: 1 },
    { kind: "rect", id: "reaction", ...times, box: place, color: tone, radius: SIDE, opacity: 1 },
    {
      ...{ kind: "art", id: "heart", ...times, motion: "pop" },
      box: { x: place.x + 14, y: place.y + 14, w: SIDE - 28, h: SIDE - 28 },
      view: { w: 100, h: 100 },
      paths: [{ d: HEART, fill: "#ff3b5c" }],
    },
  ];
}

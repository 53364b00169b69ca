import type { Color } from "../../scene/color.ts";
import type { Clip } from "../../scene/scene.ts";

const SIZE = { w: 170, h: 104 };
const DOT = 20;

/** A bubble that shows typing: three dots that hop one after the other. */
export function typingDots(
  { id, startMs, endMs, x, y }: { id: string; startMs: number; endMs: number; x: number; y: number },
  [ground, color]: readonly [Color, Color],
): Clip[] {
  if (endMs <= startMs) return [];
  const dots = [0, 1, 2].map((i): Clip => {
    const box = { x: x + 38 + i * 37, y: y + (SIZE.h - DOT) / 2, w: DOT, h: DOT };
    const hop = [0, -14, 0].map((value, k) => ({ atMs: i * 90 + k * 110, value, curve: "ease-in-out" as const }));
    const clip = {
      kind: "rect" as const,
      id: `${id}-${i}`,
      startMs,
      endMs,
      box,
      color,
      radius: DOT / 2,
      opacity: 0.65,
    };
    return { ...clip, keyframes: { y: hop } };
  });
  return [{ kind: "rect", id, startMs, endMs, box: { x, y, ...SIZE }, color: ground, radius: 44, opacity: 1 }, ...dots];
}

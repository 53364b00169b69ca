import type { Palette } from "../../scene/color.ts";
import type { Clip } from "../../scene/scene.ts";
import { PAGE } from "./video-scene.ts";

type Times = { index: number; startMs: number; endMs: number };

/** A ground where there is nothing to show: the brand's accent and ink alternate, or `color`; with one large moving shape. */
export function plainGround(
  { index, startMs, endMs }: Times,
  palette: Palette,
  color: "accent" | "ink" | "paper" = groundOf(index),
): Clip[] {
  const times = { startMs, endMs };
  const disc = DISCS[index % DISCS.length] ?? DISCS[0];
  const away = (value: number) => [
    { atMs: 0, value: 0, curve: "ease-out" as const },
    { atMs: endMs - startMs, value, curve: "linear" as const },
  ];
  return [
    { kind: "rect", id: `ground-${index}`, ...times, box: PAGE, color, radius: 0, opacity: 1 },
    {
      ...{ kind: "rect", id: `disc-${index}`, ...times, box: disc.box, radius: disc.box.w / 2 },
      color: color === "ink" ? "paper" : color === "paper" ? "accent" : apart(palette),
      opacity: color === "paper" ? 0.22 : 0.1,
      keyframes: {
        x: away(disc.dx),
        y: away(disc.dy),
        scale: [...away(1.12)].map((it, i) => (i ? it : { ...it, value: 1 })),
      },
    },
  ];
}

/** On accent the shape differs from the words' color, so that they stay readable. */
function apart({ onAccent, ink }: Palette): "ink" | "paper" {
  return onAccent === ink ? "paper" : "ink";
}

/** The first is bright, then they alternate. */
export function groundOf(index: number): "accent" | "ink" {
  return index % 2 === 0 ? "accent" : "ink";
}

const round = (x: number, y: number, w: number) => ({ x, y, w, h: w });
const DISCS = [
  { box: round(420, 1010, 1180), dx: -120, dy: -90 },
  { box: round(-520, 760, 1100), dx: 140, dy: 60 },
  { box: round(300, -420, 1240), dx: -60, dy: 130 },
] as const;

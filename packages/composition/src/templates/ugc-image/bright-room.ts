import type { Clip } from "../../scene/scene.ts";
import type { StillPage } from "../pictures/still.ts";
import { artClip, rectClip, scrimClip } from "../pictures/still-clips.ts";

/** Off the page lies what only casts its soft outline onto it, in px. */
const AWAY_PX = 6000;

/** A bright room behind what is held before the lens, out of focus: a window with a sill, a plant and a mug on a table. */
export function brightRoom({ width: w, height: h }: StillPage): Clip[] {
  const soft = (id: string, d: string, color: string, blur: number, opacity = 1) =>
    artClip(id, { x: -AWAY_PX, y: 0, w, h }, [{ d, fill: "#ffffff" }], {
      shadow: { dx: AWAY_PX, dy: 0, blur, color, opacity },
    });
  const box = (x: number, y: number, wide: number, high: number) =>
    `M${x * w} ${y * h}h${wide * w}v${high * h}h${-wide * w}Z`;
  const oval = (x: number, y: number, rx: number, ry: number) =>
    `M${(x - rx) * w} ${y * h}a${rx * w} ${ry * w} 0 1 1 ${2 * rx * w} 0a${rx * w} ${ry * w} 0 1 1 ${-2 * rx * w} 0Z`;
  return [
    rectClip({ id: "wall", box: { x: 0, y: 0, w, h }, color: "#d9cfbf" }),
    scrimClip("wall-light", { x: 0, y: 0, w, h: h * 0.7 }, 0.55, 0, "#fffaf0"),
    soft("window", box(-0.1, -0.02, 0.3, 0.5) + box(0.24, -0.02, 0.3, 0.5), "#ffffff", 70),
    soft(
      "plant",
      [oval(0.86, 0.4, 0.13, 0.1), oval(0.95, 0.31, 0.12, 0.14), oval(0.78, 0.47, 0.1, 0.06)].join(""),
      "#7f9a6c",
      80,
      0.9,
    ),
    soft("pot", oval(0.88, 0.53, 0.1, 0.1), "#b9684a", 90, 0.9),
    soft("table", box(-0.1, 0.58, 1.2, 0.5), "#b98a5f", 60),
    soft("table-light", oval(0.25, 0.66, 0.5, 0.06), "#e9c79b", 120, 0.8),
    soft("mug", oval(0.1, 0.58, 0.09, 0.1), "accent", 80, 0.9),
    scrimClip("depth", { x: 0, y: h * 0.55, w, h: h * 0.45 }, 0, 0.22, "#2a1c10"),
  ];
}

import type { ArtPath } from "../../scene/art-clip.ts";
import type { Box } from "../../scene/geometry.ts";
import type { Clip } from "../../scene/scene.ts";
import { artClip } from "../pictures/still-clips.ts";

/** A receipt's paper has the same margin on both sides of what is printed on it, which lies where no app has its buttons. In px. */
export const [STRIP_X, STRIP_PX] = [100, 850];
const PRINTED = { x: 56, w: 738 } as const;
export const printedOn = ({ x }: Pick<Box, "x">): Pick<Box, "x" | "w"> => ({ x: x + PRINTED.x, w: PRINTED.w });
const PAPER = "#fbfaf4";

/** The paper of a receipt, with its shadow. */
export const paper = (box: Box): Clip =>
  artClip("strip", box, [{ d: tornStrip(box), fill: PAPER }], {
    shadow: { dx: 0, dy: 26, blur: 50, color: "ink", opacity: 0.32 },
  });

/** Torn edges above and below: a tooth every 28 px, all slightly different. */
function tornStrip({ w, h }: Box): string {
  const teeth = Math.round(w / 28);
  const edge = (y: number, way: number) =>
    Array.from(
      { length: teeth },
      (_, i) =>
        `l${((way * w) / teeth / 2).toFixed(1)} ${y - (i % 3) * 2}l${((way * w) / teeth / 2).toFixed(1)} ${-y + (i % 3) * 2}`,
    ).join("");
  return `M0 14${edge(-13, 1)}V${h - 14}${edge(13, -1)}Z`;
}

/** A line of dashes, as wide as its box. */
export function dashes(id: string, box: Box): Clip {
  const count = Math.floor(box.w / 26);
  const d = Array.from({ length: count }, (_, i) => `M${i * 26} 3h14`).join("");
  return artClip(id, box, [{ d, stroke: { color: "ink", width: 4 } }]);
}

/** Bars at the foot of the paper. */
export const barsUnder = ({ x, y, h }: Box): Clip =>
  artClip("bars", { ...printedOn({ x }), y: y + h - 122, h: 64 }, bars(PRINTED.w));

/** Bars that encode nothing: it is a picture of a receipt. */
function bars(width: number): ArtPath[] {
  const widths = [6, 3, 9, 4, 3, 6, 12, 3, 5, 9, 3, 6];
  let x = 0;
  const d = Array.from({ length: 50 }, (_, i) => {
    const w = widths[(i * 5) % widths.length] ?? 4;
    const bar = x + w > width - 4 ? "" : `M${x} 0h${w}v64h${-w}Z`;
    x += w + (widths[(i * 7 + 3) % widths.length] ?? 4);
    return bar;
  }).join("");
  return [{ d, fill: "ink" }];
}

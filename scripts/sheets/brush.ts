import { GlobalFonts, Path2D, type SKRSContext2D } from "@napi-rs/canvas";

const FONT = GlobalFonts.families.find(({ family }) => /sans/i.test(family))?.family ?? "sans-serif";

/** What the pictures of the briefs are drawn with. */
export type Brush = SKRSContext2D;

export function text(
  brush: Brush,
  words: string,
  x: number,
  y: number,
  px: number,
  color: string,
  align: "left" | "center" | "right" = "left",
) {
  brush.font = `600 ${px}px "${FONT}"`;
  brush.fillStyle = color;
  brush.textAlign = align;
  brush.fillText(words, x, y);
}

export function disc(brush: Brush, x: number, y: number, radius: number) {
  brush.beginPath();
  brush.arc(x, y, radius, 0, 7);
  brush.fill();
}

export function fillRound(brush: Brush, color: string, x: number, y: number, w: number, h: number, radius: number) {
  brush.fillStyle = color;
  brush.beginPath();
  brush.roundRect(x, y, w, h, radius);
  brush.fill();
}

export function stroke(brush: Brush, path: string) {
  brush.stroke(new Path2D(path));
}

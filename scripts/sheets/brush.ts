import { GlobalFonts, Path2D, type SKRSContext2D } from "@napi-rs/canvas";

const FONT = GlobalFonts.families.find(({ family }) => /sans/i.test(family))?.family ?? "sans-serif";

/** What the pictures of the briefs are drawn with. */
export type Brush = SKRSContext2D;

/** The soft shadow that a thing throws on what it stands on. */
export function ground(brush: Brush, x: number, y: number, radius: number) {
  brush.save();
  brush.translate(x, y);
  brush.scale(1, 0.12);
  const shade = brush.createRadialGradient(0, 0, radius * 0.2, 0, 0, radius);
  shade.addColorStop(0, "rgba(20,20,20,.5)");
  shade.addColorStop(1, "rgba(20,20,20,0)");
  brush.fillStyle = shade;
  disc(brush, 0, 0, radius);
  brush.restore();
}

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

export function fill(brush: Brush, color: Brush["fillStyle"], path: string) {
  brush.fillStyle = color;
  brush.fill(new Path2D(path));
}

export function stroke(brush: Brush, path: string) {
  brush.stroke(new Path2D(path));
}

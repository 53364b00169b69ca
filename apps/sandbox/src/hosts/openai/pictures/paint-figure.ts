import { Path2D } from "@napi-rs/canvas";
import type { Figure, FigurePart as Part } from "@vignette/composition/objects";
import { clear, darker, lighter } from "./color.ts";
import type { PicturePalette } from "./palettes.ts";
import { type Brush, softly } from "./sheet.ts";

export type FigurePlace = { x: number; foot: number; height: number; body: string; palette: PicturePalette };

/** Paints what lies on an object, in its own units: it is 100 high. */
export type PaintOn = (brush: Brush, figure: Figure) => void;

/** Paints an object, lit from the upper left, with its shadow. `x` is its middle, in pixels. */
export function paintFigure(brush: Brush, figure: Figure, place: FigurePlace, paintOn?: PaintOn): void {
  const scale = place.height / 100;
  const left = place.x - (figure.width * scale) / 2;
  paintShadow(brush, figure, place);
  brush.save();
  brush.transform(scale, 0, 0, scale, left, place.foot - place.height);
  for (const part of figure.parts) paintPart(brush, part, place, scale);
  paintOn?.(brush, figure);
  brush.restore();
}

function paintPart(brush: Brush, part: Part, { body, palette }: FigurePlace, scale: number): void {
  const { d, paint, form = "even", line, opacity = 1, blur = 0 } = part;
  const color = paint === "body" ? body : paint.startsWith("#") ? paint : palette[paint as "pale" | "warm" | "deep"];
  const path = new Path2D(d);
  const fill = shaded(brush, boundsOf(d), color, form);
  const draw = () => {
    brush.globalAlpha = opacity;
    if (line === undefined) {
      brush.fillStyle = fill;
      brush.fill(path);
      return;
    }
    brush.strokeStyle = fill;
    brush.lineWidth = line;
    brush.lineCap = "round";
    brush.lineJoin = "round";
    brush.stroke(path);
  };
  brush.save();
  if (blur > 0) softly(brush, blur * scale, draw);
  else draw();
  brush.restore();
}

type Bounds = { x: number; y: number; w: number; h: number };

/** The numbers of a path are pairs, because it holds absolute commands only. */
function boundsOf(d: string): Bounds {
  const numbers = (d.match(/-?\d+(\.\d+)?/g) ?? []).map(Number);
  const [xs, ys] = [0, 1].map((odd) => numbers.filter((_, at) => at % 2 === odd)) as [number[], number[]];
  const [x, y] = [Math.min(...xs), Math.min(...ys)];
  return { x, y, w: Math.max(1, Math.max(...xs) - x), h: Math.max(1, Math.max(...ys) - y) };
}

function shaded(brush: Brush, { x, y, w, h }: Bounds, color: string, form: NonNullable<Part["form"]>) {
  if (form === "plain") return color;
  if (form === "ball") {
    const ball = brush.createRadialGradient(
      x + w * 0.32,
      y + h * 0.28,
      w * 0.04,
      x + w * 0.5,
      y + h * 0.5,
      Math.max(w, h) * 0.62,
    );
    for (const [at, stop] of [
      [0, lighter(color, 0.5)],
      [0.35, lighter(color, 0.1)],
      [0.7, darker(color, 0.2)],
      [1, darker(color, 0.55)],
    ] as const)
      ball.addColorStop(at, stop);
    return ball;
  }
  const [toX, toY] = form === "round" ? [x + w, y] : form === "down" ? [x, y + h] : [x + w, y + h];
  const fill = brush.createLinearGradient(x, y, toX, toY);
  const stops =
    form === "round"
      ? ([
          [0, darker(color, 0.18)],
          [0.2, lighter(color, 0.3)],
          [0.45, color],
          [0.82, darker(color, 0.5)],
          [1, darker(color, 0.36)],
        ] as const)
      : ([
          [0, lighter(color, 0.2)],
          [0.5, color],
          [1, darker(color, 0.28)],
        ] as const);
  for (const [at, stop] of stops) fill.addColorStop(at, stop);
  return fill;
}

/** A dark line where it stands, and its outline cast to the right; from above, its outline a little lower right. */
function paintShadow(brush: Brush, { width, parts, place: where = "table" }: Figure, place: FigurePlace): void {
  const scale = place.height / 100;
  const left = place.x - (width * scale) / 2;
  const solid = parts.filter(({ opacity = 1, blur = 0 }) => opacity > 0.5 && blur === 0);
  const outline = (opacity: number) => {
    brush.fillStyle = clear("#080504", opacity);
    brush.strokeStyle = clear("#080504", opacity);
    for (const { d, line } of solid) {
      const path = new Path2D(d);
      if (line === undefined) brush.fill(path);
      else {
        brush.lineWidth = line;
        brush.stroke(path);
      }
    }
  };
  softly(brush, place.height * 0.035, () => {
    if (where === "flat") brush.transform(scale, 0, 0, scale, left + scale * 4, place.foot - place.height + scale * 5);
    // Laid down to the right: what is high on the object falls far.
    else brush.transform(scale, 0, -0.62 * scale, 0.16 * scale, left + 62 * scale, place.foot - 16 * scale);
    outline(where === "flat" ? 0.5 : 0.16);
  });
  if (where === "flat") return;
  const half = (width * scale) / 2;
  softly(brush, Math.max(2, place.height * 0.02), () => {
    brush.fillStyle = clear("#080504", 0.55);
    brush.beginPath();
    brush.ellipse(place.x + half * 0.06, place.foot, half * 0.92, Math.max(3, half * 0.09), 0, 0, Math.PI * 2);
    brush.fill();
  });
}

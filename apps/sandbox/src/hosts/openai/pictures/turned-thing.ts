import { clear, darker, lighter } from "./color.ts";
import { type Brush, glow, softly } from "./sheet.ts";

/** Half the width of a turned thing at places from its top (0) to its foot (1), as a share of its height. */
export type Outline = readonly (readonly [at: number, half: number])[];
export type TurnedThing = {
  outline: Outline;
  color: string;
  /** Middle of the foot and height, in pixels. */
  x: number;
  foot: number;
  height: number;
  /** 0 is clay, 1 is glaze. */
  gloss: number;
  /** What is at the top: an opening that one looks into, a wick that burns, or nothing; a ball is round all over. */
  top: "open" | "closed" | "wick" | "ball";
};

/** How flat a circle looks from the camera: the roundness of rims and feet. */
const TILT = 0.2;
const STEPS = 48;

/** Paints a vase, bowl, bottle, candle or ball, lit from the left, with its shadow on the table. */
export function paintTurned(brush: Brush, thing: TurnedThing): void {
  paintShadow(brush, thing);
  brush.save();
  trace(brush, thing);
  brush.clip();
  if (thing.top === "ball") paintBall(brush, thing);
  else paintBody(brush, thing);
  brush.restore();
  if (thing.top === "open") paintOpening(brush, thing);
  if (thing.top === "wick") paintFlame(brush, thing);
}

/** Half the width at a place, on a smooth curve through the points of the outline. */
function halfAt(outline: Outline, at: number): number {
  const next = Math.max(
    1,
    outline.findIndex(([place]) => place >= at),
  );
  const [[x0, y0], [x1, y1]] = [outline[next - 1] ?? [0, 0], outline[next] ?? [1, 0]];
  const width = Math.max(1e-6, x1 - x0);
  const t = Math.min(1, Math.max(0, (at - x0) / width));
  const [m0, m1] = [slopeAt(outline, next - 1) * width, slopeAt(outline, next) * width];
  const [t2, t3] = [t * t, t * t * t];
  const half = (2 * t3 - 3 * t2 + 1) * y0 + (t3 - 2 * t2 + t) * m0 + (3 * t2 - 2 * t3) * y1 + (t3 - t2) * m1;
  return Math.max(0, half);
}

/** The slope of the curve at a point: level where the outline turns, so that it never overshoots. */
function slopeAt(outline: Outline, index: number): number {
  const [before, here, after] = [outline[index - 1], outline[index], outline[index + 1]];
  if (!before || !here || !after) return 0;
  const [into, out] = [(here[1] - before[1]) / (here[0] - before[0]), (after[1] - here[1]) / (after[0] - here[0])];
  return into * out <= 0 ? 0 : (2 * into * out) / (into + out);
}

function trace(brush: Brush, { outline, x, foot, height }: TurnedThing): void {
  const top = foot - height;
  const half = (at: number) => halfAt(outline, at) * height;
  brush.beginPath();
  brush.ellipse(x, top, half(0), half(0) * TILT, 0, Math.PI, 0);
  for (let step = 0; step <= STEPS; step++) brush.lineTo(x + half(step / STEPS), top + (height * step) / STEPS);
  brush.ellipse(x, foot, half(1), half(1) * TILT, 0, 0, Math.PI);
  for (let step = STEPS; step >= 0; step--) brush.lineTo(x - half(step / STEPS), top + (height * step) / STEPS);
  brush.closePath();
}

function paintBody(brush: Brush, { outline, color, x, foot, height, gloss }: TurnedThing): void {
  const wide = Math.max(...outline.map(([, half]) => half)) * height;
  const [left, top] = [x - wide, foot - height - wide * TILT];
  const [width, tall] = [wide * 2, height + wide * TILT * 2];
  const round = brush.createLinearGradient(left, 0, x + wide, 0);
  round.addColorStop(0, darker(color, 0.22));
  round.addColorStop(0.16, lighter(color, 0.14));
  round.addColorStop(0.34, lighter(color, 0.3));
  round.addColorStop(0.56, color);
  round.addColorStop(0.84, darker(color, 0.58));
  round.addColorStop(1, darker(color, 0.42));
  brush.fillStyle = round;
  brush.fillRect(left, top, width, tall);

  const down = brush.createLinearGradient(0, top, 0, top + tall);
  down.addColorStop(0, clear("#fff6e6", 0.1));
  down.addColorStop(0.4, "rgba(0, 0, 0, 0)");
  down.addColorStop(1, "rgba(10, 6, 4, 0.42)");
  brush.fillStyle = down;
  brush.fillRect(left, top, width, tall);
  if (gloss > 0) paintGloss(brush, x - wide * 0.42, top + tall * 0.4, wide, tall, gloss);
}

function paintBall(brush: Brush, { color, x, foot, height }: TurnedThing): void {
  const [half, y] = [height / 2, foot - height / 2];
  const round = brush.createRadialGradient(x - half * 0.42, y - half * 0.45, half * 0.05, x, y, half * 1.05);
  round.addColorStop(0, lighter(color, 0.45));
  round.addColorStop(0.3, lighter(color, 0.12));
  round.addColorStop(0.62, darker(color, 0.18));
  round.addColorStop(0.92, darker(color, 0.66));
  round.addColorStop(1, darker(color, 0.5));
  brush.fillStyle = round;
  brush.fillRect(x - half, y - half, height, height);
}

function paintFlame(brush: Brush, { x, foot, height, outline }: TurnedThing): void {
  const half = halfAt(outline, 0) * height;
  const top = foot - height;
  brush.strokeStyle = "#2a1d16";
  brush.lineWidth = half * 0.09;
  brush.beginPath();
  brush.moveTo(x, top);
  brush.lineTo(x + half * 0.04, top - half * 0.4);
  brush.stroke();
  glow(brush, x, top - half * 0.7, half * 4.5, "#ffc46b", 0.5);
  softly(brush, half * 0.06, () => {
    brush.fillStyle = "#ffdf9c";
    brush.beginPath();
    brush.moveTo(x, top - half * 1.6);
    brush.quadraticCurveTo(x + half * 0.42, top - half * 0.55, x, top - half * 0.25);
    brush.quadraticCurveTo(x - half * 0.38, top - half * 0.55, x, top - half * 1.6);
    brush.fill();
  });
}

function paintGloss(brush: Brush, x: number, y: number, wide: number, tall: number, gloss: number): void {
  softly(brush, wide * 0.07, () => {
    brush.fillStyle = clear("#fffaf0", 0.55 * gloss);
    brush.beginPath();
    brush.ellipse(x, y, wide * 0.07, tall * 0.2, 0.06, 0, Math.PI * 2);
    brush.fill();
  });
}

function paintOpening(brush: Brush, { outline, color, x, foot, height }: TurnedThing): void {
  const half = halfAt(outline, 0) * height;
  const inside = brush.createLinearGradient(x - half, 0, x + half, 0);
  inside.addColorStop(0, darker(color, 0.82));
  inside.addColorStop(1, darker(color, 0.45));
  brush.fillStyle = inside;
  brush.beginPath();
  brush.ellipse(x, foot - height, half, half * TILT, 0, 0, Math.PI * 2);
  brush.fill();
  brush.strokeStyle = clear(lighter(color, 0.5), 0.75);
  brush.lineWidth = Math.max(1.5, half * 0.035);
  brush.stroke();
}

/** Long and soft to the right, dark and tight at the foot. */
function paintShadow(brush: Brush, { outline, x, foot, height }: TurnedThing): void {
  const wide = Math.max(...outline.map(([, it]) => it)) * height;
  const half = Math.max(halfAt(outline, 1) * height, wide * 0.36);
  const reach = height * 0.62 + wide;
  softly(brush, height * 0.045, () => {
    const fade = brush.createLinearGradient(x - half, 0, x + reach * 1.25, 0);
    fade.addColorStop(0, "rgba(8, 5, 4, 0.78)");
    fade.addColorStop(0.45, "rgba(8, 5, 4, 0.46)");
    fade.addColorStop(1, "rgba(8, 5, 4, 0)");
    brush.fillStyle = fade;
    brush.beginPath();
    brush.ellipse(x + reach * 0.5, foot + half * 0.1, reach * 0.78, wide * 0.26 + half * 0.12, 0.03, 0, Math.PI * 2);
    brush.fill();
  });
  softly(brush, Math.max(2, half * 0.08), () => {
    brush.fillStyle = "rgba(6, 4, 3, 0.7)";
    brush.beginPath();
    brush.ellipse(x + half * 0.08, foot + half * 0.05, half * 1.04, half * TILT * 1.1, 0, 0, Math.PI * 2);
    brush.fill();
  });
}

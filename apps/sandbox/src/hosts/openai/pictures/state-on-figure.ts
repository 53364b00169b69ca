import { Path2D } from "@napi-rs/canvas";
import type { Figure } from "@vignette/composition/objects";
import type { ThingState } from "@vignette/domain/objects";
import type { SeededChoices } from "../copywriter/seeded-choices.ts";
import { type Brush, between } from "./sheet.ts";

const MARKS: Readonly<
  Record<ThingState, { count: number; length: number; line: number; color: string; from: number }>
> = {
  hairy: { count: 130, length: 9, line: 0.55, color: "#f2ece0", from: 0 },
  muddy: { count: 70, length: 1.5, line: 5, color: "#4a3524", from: 0.55 },
  wet: { count: 60, length: 2.5, line: 1.1, color: "#d9ecf5", from: 0 },
};

/**
 * Paints hair, mud or drops on an object, on nothing beside it. The brush stands in the object's own units: it is 100 high.
 * Mud comes from below.
 */
export function paintState(brush: Brush, figure: Figure, state: ThingState, chance: SeededChoices): void {
  const { count, length, line, color, from } = MARKS[state];
  const marks = new Path2D();
  for (let at = 0; at < count; at++) {
    const x = between(chance, `mark x ${at}`, 0, figure.width);
    const y = between(chance, `mark y ${at}`, from * 100, 100);
    const turn = between(chance, `mark turn ${at}`, 0, Math.PI * 2);
    const [dx, dy] = [Math.cos(turn) * length, Math.sin(turn) * length];
    marks.moveTo(x, y);
    marks.quadraticCurveTo(x + dx * 0.5 - dy * 0.4, y + dy * 0.5 + dx * 0.4, x + dx, y + dy);
  }
  for (const { d, opacity = 1, blur = 0, line: isLine } of figure.parts) {
    if (isLine !== undefined || opacity <= 0.5 || blur > 0) continue;
    brush.save();
    brush.clip(new Path2D(d));
    brush.globalAlpha = 0.85;
    brush.strokeStyle = color;
    brush.lineWidth = line;
    brush.lineCap = "round";
    brush.stroke(marks);
    brush.restore();
  }
}

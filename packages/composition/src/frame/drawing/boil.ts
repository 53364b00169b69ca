import type { PathStep } from "../primitives/primitive.ts";
import { seededRandom } from "./seeded-random.ts";

/** *Boil* (docs/content.md#motion): three redraws at 8 fps. */
const REDRAWS = 3;
const REDRAW_MS = 125;

/** The index of the redraw that is shown `ms` after the drawing appeared. */
export function redrawAt(ms: number): number {
  return Math.floor(Math.max(0, ms) / REDRAW_MS) % REDRAWS;
}

/**
 * An outline as an unsteady hand would draw it again: each point up to `amount` off. Points that are close move
 * together, so lines that meet still meet. `wave` is the distance over which the offset changes, in the same units.
 */
export function boiled(outline: readonly PathStep[], amount: number, wave: number, seed: number): PathStep[] {
  const random = seededRandom(seed);
  const ripples = Array.from({ length: 4 }, () => ({
    across: ((random() - 0.5) * 2 * Math.PI * 2) / wave,
    down: ((random() - 0.5) * 2 * Math.PI * 2) / wave,
    phase: random() * 2 * Math.PI,
  }));
  const off = (x: number, y: number, [first, second]: readonly [number, number]) =>
    [first, second].reduce((sum, i) => {
      const ripple = ripples[i];
      return ripple ? sum + (amount / 2) * Math.sin(ripple.across * x + ripple.down * y + ripple.phase) : sum;
    }, 0);
  const moved = (x: number, y: number) => ({ dx: off(x, y, [0, 1]), dy: off(x, y, [2, 3]) });
  let pen = { dx: 0, dy: 0 };
  return outline.map((step): PathStep => {
    if (step[0] === "Z") return step;
    const before = pen;
    if (step[0] !== "C") {
      pen = moved(step[1], step[2]);
      return [step[0], step[1] + pen.dx, step[2] + pen.dy];
    }
    const [, ax, ay, bx, by, x, y] = step;
    pen = moved(x, y);
    // A control point moves with its point, so that curves stay smooth.
    return ["C", ax + before.dx, ay + before.dy, bx + pen.dx, by + pen.dy, x + pen.dx, y + pen.dy];
  });
}

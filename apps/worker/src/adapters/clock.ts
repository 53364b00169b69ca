import { type Instant, instant } from "@vignette/domain/kernel";

/** How far the clock was moved, in ms. Always 0 in production. */
let movedBy = 0;

/** The time now. The Worker asks no other clock, so that all of it can be moved on a laptop. Source: ADR 110. */
export const clock = (): Instant => instant(Date.now() + movedBy);

/** The machine's own time, for signatures that a process without a movable clock makes or checks. */
export const machineClock = (): Instant => instant(Date.now());

/** Moves the clock to `ms` before or after the machine's own. Only for local development. */
export function moveClock(ms: number): void {
  movedBy = ms;
}

/** What the clock shows at `ms` of the machine's own time, and the other way around. */
export const shownAt = (ms: number): Instant => instant(ms + movedBy);
export const machineTimeAt = (at: Instant): Instant => instant(at - movedBy);

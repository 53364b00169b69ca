import type { Scene } from "@vignette/composition";

/** How long a beat may stay, in ms. Source: the domain's `Beat.holdMs`. */
const [LEAST, MOST] = [500, 60_000];

/** How long a beat is held that begins and ends there, in whole hundredths of a second. */
export function holdFor(startMs: number, endMs: number): number {
  return Math.min(MOST, Math.max(LEAST, Math.round((endMs - startMs) / 10) * 10));
}

/** Whether a hand can say how long a beat stays: under a voice that is the voice's business, but for the end. */
export function isHoldable(scene: Scene, index: number, count: number): boolean {
  return index === count - 1 || !isVoiced(scene);
}

/** Whether somebody speaks. */
export const isVoiced = ({ tracks }: Scene): boolean =>
  tracks.some(({ clips }) => clips.some((clip) => clip.kind === "audio" && clip.role === "voice"));

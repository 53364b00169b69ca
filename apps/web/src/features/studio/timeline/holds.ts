import type { Scene } from "@vignette/composition";

/** Shortest and longest duration of a beat, in ms. Source: `Beat.holdMs` in the domain. */
const [LEAST, MOST] = [500, 60_000];

/** The duration between two times in ms, rounded to hundredths of a second. */
export function holdFor(startMs: number, endMs: number): number {
  return Math.min(MOST, Math.max(LEAST, Math.round((endMs - startMs) / 10) * 10));
}

/** Whether the author can set the duration of a beat. With a voice, only that of the last beat. */
export function isHoldable(scene: Scene, index: number, count: number): boolean {
  return index === count - 1 || !isVoiced(scene);
}

/** Whether the scene has a recorded voice. */
export const isVoiced = ({ tracks }: Scene): boolean =>
  tracks.some(({ clips }) => clips.some((clip) => clip.kind === "audio" && clip.role === "voice"));

/** The moment under a pointer on an element that is as wide as the whole video, in ms. */
export function momentUnder(
  { clientX, currentTarget }: { clientX: number; currentTarget: Element },
  durationMs: number,
): number {
  const { left, width } = currentTarget.getBoundingClientRect();
  return Math.min(durationMs, Math.max(0, ((clientX - left) / Math.max(1, width)) * durationMs));
}

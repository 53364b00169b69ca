/** Loudness that the platforms play at (docs/content.md#sound). */
const TARGET_LUFS = -14;

/**
 * The gain in dB that brings a sound to -14 LUFS. A sound that would need more than `mostDb` is room tone or hiss: the
 * further below it is, the less it is raised, in the end not at all.
 */
export function levelGain(lufs: number, mostDb: number): number {
  const wanted = TARGET_LUFS - lufs;
  if (!Number.isFinite(wanted)) return 0;
  return wanted <= mostDb ? wanted : Math.max(0, mostDb - 2 * (wanted - mostDb));
}

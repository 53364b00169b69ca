/**
 * Integrated loudness in LUFS of a video, measured while it is sent. Undefined if it is silent, or if this browser cannot
 * decode its sound: an upload never fails because of it.
 */
export async function loudnessOf(file: Blob, durationMs: number, signal: AbortSignal): Promise<number | undefined> {
  try {
    const { startMeasure } = await import("@vignette/composition");
    signal.throwIfAborted();
    const job = startMeasure(file, durationMs);
    signal.addEventListener("abort", job.cancel, { once: true });
    const lufs = await job.promise;
    return Number.isFinite(lufs) ? Math.round(lufs * 10) / 10 : undefined;
  } catch {
    return undefined;
  }
}

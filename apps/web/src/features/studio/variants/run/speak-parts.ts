import { partSegment } from "@vignette/content";
import { isWritten, type VariantPart, type VariantSetView } from "@vignette/domain/studio";
import { m } from "@vignette/messages";
import { queryClient, trpcClient } from "../../../../trpc.ts";
import type { UpdateJob, VariantRun } from "./variant-run.ts";

/** The voices of a set, and the parts whose voice could not be recorded. */
export type Spoken = { media: VariantSetView["media"]; failed: { part: VariantPart; error: unknown }[] };

/** Records the written lines that have no voice yet, one after the other. Each recording is stored at once. */
export async function speakParts(
  { set, sources }: VariantRun,
  parts: readonly VariantPart[],
  updateJob: UpdateJob,
  signal: AbortSignal,
): Promise<Spoken> {
  const spoken: Spoken = { media: sources.media, failed: [] };
  for (const part of parts.filter(isWritten)) {
    if (signal.aborted || !partSegment(part, { ...sources, media: spoken.media })?.lacksVoice) continue;
    updateJob(() => ({ step: m.variants_recording_voices() }));
    try {
      const { media } = await trpcClient.studio.generateVariantVoice.mutate(
        { id: set.id, partId: part.id },
        { signal },
      );
      spoken.media = media;
      void queryClient.invalidateQueries({ queryKey: [["studio", "variants"]] });
    } catch (error) {
      spoken.failed.push({ part, error });
    }
  }
  return spoken;
}

import { missing } from "@vignette/domain/kernel";
import { type Creation, type OrderedVideo, presenterOf, refuseTake, type Spending } from "@vignette/domain/studio";
import type { Files } from "../../../../adapters/files/files.ts";
import type { GeneratedVideoClip, Generation } from "../../../../adapters/generation/generation.ts";
import type { PictureDirector } from "../pictures/direct-pictures.ts";
import { portraitOf } from "../presenters/portrait-of.ts";

type Deps = {
  director: Pick<PictureDirector, "clip"> | null;
  generation: Generation;
  files: Files;
  /** Aborted once the videos are no longer wanted. */
  signal: AbortSignal;
};

/** An order that can be placed, and what it cost to get there. */
export type PreparedOrder = { place: () => Promise<{ ticket: string }>; spent: Spending[] };

/**
 * Prepares an order without placing it: directs a clip, or loads a presenter's face and the recording. Throws a Refusal
 * for a take that must not be made.
 */
export async function prepareOrder(
  deps: Deps,
  { script, media }: Pick<Creation, "script" | "media">,
  { beatId, said }: OrderedVideo,
): Promise<PreparedOrder> {
  const { generation, files, director, signal } = deps;
  if (!said) {
    const beat = script?.beats.find(({ id }) => id === beatId);
    if (!beat || !director) throw missing("beat");
    const { prompt, start } = await director.clip(beat);
    return { place: () => generation.orderVideoClip(prompt, { signal, start }), spent: [] };
  }
  const { durationMs, voiceKey } = said;
  const presenter = presenterOf(said.presenter);
  const recording = media.find((it) => it.kind === "voice" && it.key === voiceKey);
  if (!presenter || !recording || !script) throw missing("presenter");
  const refusal = refuseTake(script, durationMs);
  if (refusal) throw refusal;
  const [bytes, { spent, ...portrait }] = await Promise.all([files.read(voiceKey), portraitOf(deps, presenter)]);
  if (!bytes) throw missing("recording");
  const request = { portrait, voice: { bytes, type: recording.type } };
  return { place: () => generation.orderTake(request, { durationMs, signal }), spent };
}

type Ordered = { ticket: string | null; said?: OrderedVideo["said"] };

/** The ordered video; null while it is being generated. */
export const fetchOrder = (
  { generation, signal }: Pick<Deps, "generation" | "signal">,
  { ticket, said }: Ordered,
): Promise<GeneratedVideoClip | null> =>
  said
    ? generation.fetchTake(ticket ?? "", { durationMs: said.durationMs, signal })
    : generation.fetchVideoClip(ticket ?? "", { signal });

/** Cancels an order at the provider. One without a ticket was never placed, as far as is known. */
export async function cancelOrder(
  models: Pick<Generation, "cancelVideoClip" | "cancelTake">,
  { ticket, said }: Ordered,
): Promise<void> {
  if (ticket !== null) await (said ? models.cancelTake(ticket) : models.cancelVideoClip(ticket));
}

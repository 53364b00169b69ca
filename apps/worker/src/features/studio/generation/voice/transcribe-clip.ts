import { changedMeanwhile, missing } from "@vignette/domain/kernel";
import { noSpeech, type Spending, type SpokenWord, storableWords, withSpent } from "@vignette/domain/studio";
import { retryIfChanged } from "../../../../adapters/documents/retry-if-changed.ts";
import type { Generation, Stoppable } from "../../../../adapters/generation/generation.ts";
import { logLine } from "../../../../adapters/log/log-line.ts";
import type { StudioStore } from "../../creation/store.ts";

type Deps = { studio: StudioStore; generation: Generation };

/**
 * Transcribes the speech in a recording of a creation's clip, word by word. The words are not saved: the page stores
 * them. The recording is read once the creation is known to be the user's. The cost is recorded. Throws a Refusal if
 * there is no speech or no provider could transcribe it.
 */
export async function transcribeClip(
  deps: Deps,
  uid: string,
  id: string,
  recording: Recording,
  options: Stoppable,
): Promise<{ words: SpokenWord[] }> {
  await deps.studio.get(uid, id);
  const { words, spent } = await deps.generation.transcribe(await recording(), options);
  await noteSpent(deps.studio, uid, id, spent).catch(logged);
  return { words: heard(words) };
}

type Recording = () => Promise<{ bytes: Uint8Array; type: string }>;

/** Transcribes the speech in a recording of an uploaded clip, otherwise as `transcribeClip`; there is no creation yet. */
export async function transcribeUpload(
  { studio, generation }: Deps,
  uid: string,
  file: { id: string; key: string },
  recording: Recording,
  options: Stoppable,
): Promise<{ words: SpokenWord[] }> {
  if (!(await studio.ownFile(uid, { ...file, origin: "uploaded" }))) throw missing("clip");
  const { words } = await generation.transcribe(await recording(), options);
  return { words: heard(words) };
}

function heard(words: readonly SpokenWord[]): SpokenWord[] {
  const kept = storableWords(words);
  if (kept.length === 0) throw noSpeech();
  return kept;
}

async function noteSpent(studio: StudioStore, uid: string, id: string, spent: readonly Spending[]): Promise<void> {
  await retryIfChanged(
    async () => {
      const { value, version } = await studio.get(uid, id);
      await studio.patch(id, { spending: withSpent(value.spending ?? [], spent) }, { version });
    },
    () => changedMeanwhile("creation"),
  );
}

/** A failure to record the cost does not discard the transcription. */
function logged(error: unknown): void {
  logLine("warn", "A cost was not recorded.", { error });
}

import { changedMeanwhile, missing } from "@vignette/domain/kernel";
import { noSpeech, type Spending, type SpokenWord, storableWords, withSpent } from "@vignette/domain/studio";
import { retryIfChanged } from "../../../../adapters/documents/retry-if-changed.ts";
import type { Files } from "../../../../adapters/files/files.ts";
import type { Generation, Stoppable } from "../../../../adapters/generation/generation.ts";
import { logLine } from "../../../../adapters/log/log-line.ts";
import type { StudioStore } from "../../creation/store.ts";
import { type Heard, heardBefore, keepHeard } from "./heard-words.ts";

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

/**
 * Transcribes the speech in a part of an uploaded clip, otherwise as `transcribeClip`; there is no creation yet. The words
 * are kept beside the file, so that the same part is not paid again.
 */
export async function transcribeUpload(
  { studio, generation, files }: Deps & { files: Files },
  uid: string,
  of: Heard,
  recording: Recording,
  options: Stoppable,
): Promise<{ words: SpokenWord[] }> {
  if (!(await studio.ownFile(uid, { id: of.id, key: of.key, origin: "uploaded" }))) throw missing("clip");
  const known = await heardBefore(files, uid, of);
  if (known) return { words: heard(known) };
  const { words } = await generation.transcribe(await recording(), options);
  await keepHeard(files, uid, of, storableWords(words)).catch(logged);
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

/** A failure to record its cost or words does not discard the transcription. */
function logged(error: unknown): void {
  logLine("warn", "A transcription was not recorded.", { error });
}

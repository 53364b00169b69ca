import { type Instant, Refusal } from "@vignette/domain/kernel";
import { type Creation, generationProgress, missingMedia } from "@vignette/domain/studio";
import { DocumentError } from "../../../adapters/documents/documents.ts";
import type { Files } from "../../../adapters/files/files.ts";
import type { Generation } from "../../../adapters/generation/generation.ts";
import type { Making } from "../../../adapters/generation/makers.ts";
import type { LivePush } from "../../../adapters/live.ts";
import type { StudioStore } from "../creation/store.ts";
import { current } from "./current-making.ts";
import { makeFilms } from "./make-films.ts";
import { type Made, makePictures, makeVoice, withMade } from "./make-media.ts";
import { watched } from "./watched.ts";
import { wordsTeller } from "./words-teller.ts";
import { writeWords } from "./write-words.ts";

export type MakeDeps = {
  studio: StudioStore;
  generation: Generation;
  files: Files;
  live: LivePush;
  newId: () => string;
  clock: () => Instant;
};

const BROKEN = "Something went wrong while this was being made. Try again to continue where it stopped.";

/**
 * Makes the next thing that a creation lacks: its words, some pictures, its voice. Each is saved before the next, so a
 * failure keeps them and another try continues. Who was cancelled or replaced stops. Throws only if the outcome could
 * not be written down.
 */
export async function makeNext(deps: MakeDeps, making: Making): Promise<"more" | "done"> {
  const stored = await current(deps.studio, making);
  if (!stored) return "done";
  try {
    return await watched(wanted(deps, making), (signal) => oneStep({ ...deps, signal }, making, stored.value));
  } catch (error) {
    if (!(error instanceof Refusal)) console.error(JSON.stringify({ level: "error", message: String(error) }));
    const failure = error instanceof Refusal ? error.message : BROKEN;
    await save(deps, making, () => ({ state: "failed", failure, run: "" }));
    return "done";
  }
}

/** One step can be given up on the way. */
type StepDeps = MakeDeps & { signal: AbortSignal };

async function oneStep(deps: StepDeps, making: Making, creation: Creation): Promise<"more" | "done"> {
  if (!creation.script) return await makeWords(deps, making, creation);
  const missing = missingMedia(creation);
  if (missing.images.length > 0) return await keep(deps, making, await makePictures(deps, creation.id, missing.images));
  if (missing.voice) return await keep(deps, making, await makeVoice(deps, creation, creation.script));
  if (missing.clips.length > 0) {
    const told = (change: (now: Creation) => Partial<Creation>) => save(deps, making, progressing(change));
    return await makeFilms({ ...deps, save: told }, creation, missing.clips);
  }
  await save(deps, making, () => ({ state: "draft", progress: 1, failure: null, run: "" }));
  return "done";
}

/** Words appear on open pages as they are written. Whole beats are saved on the way: what breaks off leaves them. */
async function makeWords(deps: StepDeps, making: Making, creation: Creation): Promise<"more" | "done"> {
  const { value: product } = await deps.studio.product(making.uid, creation.productId);
  const teller = wordsTeller(deps, creation, (written) => save(deps, making, () => ({ written }), "quiet"));
  try {
    const { signal } = deps;
    const words = await writeWords(deps, creation, product, { signal, onPartial: teller.tell });
    await teller.settled();
    const change = (now: Creation) => ({ ...words, written: [], progress: generationProgress({ ...now, ...words }) });
    return (await save(deps, making, change)) ? "more" : "done";
  } finally {
    await teller.settled();
  }
}

/** Saves what was made, then says what was not. */
async function keep(deps: StepDeps, making: Making, { made, failure }: Made): Promise<"more" | "done"> {
  const isMine = await save(
    deps,
    making,
    progressing((now) => withMade(now, made)),
  );
  if (failure) throw failure;
  return isMine ? "more" : "done";
}

/** A change, and how far the making is with it. */
const progressing = (change: (now: Creation) => Partial<Creation>) => (now: Creation) => {
  const changed = change(now);
  return { ...changed, progress: generationProgress({ ...now, ...changed }) };
};

/** Every so many questions a sign of life is left: what is silent for too long counts as lost. */
const SIGN_OF_LIFE = 20;

/** Whether this making is wanted still. */
function wanted(deps: MakeDeps, making: Making): () => Promise<boolean> {
  let asked = 0;
  return async () => {
    asked += 1;
    return asked % SIGN_OF_LIFE === 0
      ? await save(deps, making, () => ({}), "quiet")
      : (await current(deps.studio, making)) !== null;
  };
}

/** Saves over whatever was edited meanwhile. False if somebody else's making, or nobody's, is wanted by now. */
async function save(
  deps: MakeDeps,
  making: Making,
  change: (now: Creation) => Partial<Creation>,
  how: "told" | "quiet" = "told",
): Promise<boolean> {
  for (;;) {
    const stored = await current(deps.studio, making);
    if (!stored) return false;
    const { value, version } = stored;
    try {
      const next = { ...change(value), lastUpdated: deps.clock() };
      await deps.studio.patch(value.id, next, { version });
      const { uid, projectId, id } = value;
      if (how === "quiet") return true;
      await deps.live(uid, { type: "creation", projectId, creationId: id, progress: next.progress ?? value.progress });
      return true;
    } catch (error) {
      if (!(error instanceof DocumentError && error.kind === "changed")) throw error;
    }
  }
}

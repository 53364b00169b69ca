import { type Instant, Refusal } from "@vignette/domain/kernel";
import { type Creation, generationProgress, missingMedia } from "@vignette/domain/studio";
import { DocumentError } from "../../adapters/documents/documents.ts";
import type { Files } from "../../adapters/files/files.ts";
import type { Generation } from "../../adapters/generation/generation.ts";
import type { Making } from "../../adapters/generation/makers.ts";
import type { LivePush } from "../../adapters/live.ts";
import { current } from "./current-making.ts";
import { type Made, makePictures, makeVoice, withMade } from "./make-media.ts";
import type { StudioStore } from "./store.ts";
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
    return await oneStep(deps, making, stored.value);
  } catch (error) {
    if (!(error instanceof Refusal)) console.error(JSON.stringify({ level: "error", message: String(error) }));
    const failure = error instanceof Refusal ? error.message : BROKEN;
    await save(deps, making, () => ({ state: "failed", failure, run: "" }));
    return "done";
  }
}

async function oneStep(deps: MakeDeps, making: Making, creation: Creation): Promise<"more" | "done"> {
  if (!creation.script) {
    const { value: product } = await deps.studio.product(making.uid, creation.productId);
    const words = await writeWords(deps, creation, product);
    await save(deps, making, (now) => ({ ...words, progress: generationProgress({ ...now, ...words }) }));
    return "more";
  }
  const missing = missingMedia(creation);
  if (missing.images.length > 0) return await keep(deps, making, await makePictures(deps, creation.id, missing.images));
  if (missing.voice) return await keep(deps, making, await makeVoice(deps, creation, creation.script));
  await save(deps, making, () => ({ state: "draft", progress: 1, failure: null, run: "" }));
  return "done";
}

/** Saves what was made, then says what was not. */
async function keep(deps: MakeDeps, making: Making, { made, failure }: Made): Promise<"more" | "done"> {
  const isMine = await save(deps, making, (now) => {
    const change = withMade(now, made);
    return { ...change, progress: generationProgress({ ...now, ...change }) };
  });
  if (failure) throw failure;
  return isMine ? "more" : "done";
}

/** Saves over whatever was edited meanwhile. False if somebody else's making, or nobody's, is wanted by now. */
async function save(deps: MakeDeps, making: Making, change: (now: Creation) => Partial<Creation>): Promise<boolean> {
  for (;;) {
    const stored = await current(deps.studio, making);
    if (!stored) return false;
    const { value, version } = stored;
    try {
      const next = { ...change(value), lastUpdated: deps.clock() };
      await deps.studio.patch(value.id, next, { version });
      const { uid, projectId, id } = value;
      await deps.live(uid, { type: "creation", projectId, creationId: id, progress: next.progress ?? value.progress });
      return true;
    } catch (error) {
      if (!(error instanceof DocumentError && error.kind === "changed")) throw error;
    }
  }
}

import { instant, Refusal } from "@vignette/domain/kernel";
import type { Product } from "@vignette/domain/research";
import { type Creation, generationProgress } from "@vignette/domain/studio";
import { DocumentError, type Version } from "../../adapters/documents/documents.ts";
import type { Files } from "../../adapters/files/files.ts";
import type { Generation } from "../../adapters/generation/generation.ts";
import type { LivePush } from "../../adapters/live.ts";
import { makeMedia } from "./make-media.ts";
import type { StudioStore } from "./store.ts";
import { writeWords } from "./write-words.ts";

export type CarryOnDeps = {
  studio: StudioStore;
  generation: Generation;
  files: Files;
  live: LivePush;
  newId: () => string;
};

const BROKEN = "Something went wrong while this was being made. Try again to continue where it stopped.";

/**
 * Makes whatever a generating creation still lacks: words, pictures, voice. Every piece is saved before the next, so a
 * failure keeps them and a retry continues. Never throws: the outcome stands in the document.
 */
export async function carryOn(
  deps: CarryOnDeps,
  creation: Creation,
  version: Version,
  product: Product,
): Promise<void> {
  const save = saver(deps, creation, version);
  try {
    const worded = creation.script ? creation : await withWords(deps, creation, product, save);
    for await (const made of makeMedia(deps, worded)) await save(made);
    await save({ state: "draft", progress: 1, failure: null });
  } catch (error) {
    await fail(save, error);
  }
}

type Save = (change: Partial<Creation>) => Promise<void>;

/** Saves over the version that the last save left: whoever lost the creation to a newer run or a removal stops here. */
function saver({ studio, live }: CarryOnDeps, creation: Creation, version: Version): Save {
  let latest = version;
  let progress = creation.progress;
  return async (change) => {
    latest = await studio.patch(creation.id, { ...change, lastUpdated: instant(Date.now()) }, { version: latest });
    progress = change.progress ?? progress;
    const { uid, projectId, id } = creation;
    await live(uid, { type: "creation", projectId, creationId: id, progress });
  };
}

async function withWords(deps: CarryOnDeps, creation: Creation, product: Product, save: Save): Promise<Creation> {
  const words = await writeWords(deps, creation, product);
  const worded = { ...creation, ...words };
  await save({ ...words, progress: generationProgress(worded) });
  return worded;
}

async function fail(save: Save, error: unknown): Promise<void> {
  if (isTakenOver(error)) return;
  if (!(error instanceof Refusal)) console.error(JSON.stringify({ level: "error", message: String(error) }));
  try {
    await save({ state: "failed", failure: error instanceof Refusal ? error.message : BROKEN });
  } catch (second) {
    // Without an answer from Firestore the silence itself will count as a failure.
    if (!isTakenOver(second)) console.error(JSON.stringify({ level: "error", message: String(second) }));
  }
}

function isTakenOver(error: unknown): boolean {
  return error instanceof DocumentError && (error.kind === "changed" || error.kind === "missing");
}

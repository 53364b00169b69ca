import { changedMeanwhile, type Instant, missing } from "@vignette/domain/kernel";
import { type Creation, type EditInput, edited, libraryFilesOf, needOf, refuseTemplate } from "@vignette/domain/studio";
import type { Documents } from "../../../adapters/documents/documents.ts";
import { retryIfChanged } from "../../../adapters/documents/retry-if-changed.ts";
import type { StudioStore } from "./store.ts";
import { pruneVersions } from "./versions.ts";

type Deps = {
  studio: StudioStore;
  documents: Documents;
  now: Instant;
  newId: () => string;
  background: (work: Promise<unknown>) => void;
};

/**
 * Saves script and style, also during a generation. Starts no generation: media that no longer match are marked in the
 * editor and can be generated later.
 */
export function edit(deps: Deps, uid: string, input: EditInput): Promise<Creation> {
  return retryIfChanged(
    () => saved(deps, uid, input),
    () => changedMeanwhile("creation"),
  );
}

async function saved(deps: Deps, uid: string, input: EditInput): Promise<Creation> {
  const { studio, documents, now } = deps;
  const stored = await studio.get(uid, input.id);
  const { change, version: kept } = edited(stored.value, input, now);
  await requireNewFiles(studio, uid, stored.value, input);
  await requireReview(studio, uid, stored.value, input);
  const next = { ...change, lastUpdated: now };
  const writes = [studio.writes.patch(input.id, next, { version: stored.version })];
  if (kept) {
    const id = deps.newId();
    writes.push(studio.versions.writes.create(id, { id, ...kept }));
  }
  await documents.commit(writes);
  if (kept) deps.background(pruneVersions(deps, uid, input.id));
  return { ...stored.value, ...next };
}

/** A look that quotes a customer may be chosen only where the brief holds a review. */
async function requireReview(studio: StudioStore, uid: string, before: Creation, { style }: EditInput): Promise<void> {
  if (style.template === before.style.template || needOf(before.kind, style.template) !== "review") return;
  const { value: product } = await studio.product(uid, before.productId);
  const refusal = refuseTemplate(before.kind, style.template, { brief: product.brief, pictures: null });
  if (refusal) throw refusal;
}

/**
 * Beats may show, and the music may be, only the user's own files. A file that the creation already has may have been
 * deleted since; that does not block the edit.
 */
async function requireNewFiles(studio: StudioStore, uid: string, before: Creation, input: EditInput) {
  const known = new Set(libraryFilesOf(before).map(({ key }) => key));
  const added = libraryFilesOf(input).filter(({ key }) => !known.has(key));
  const found = await Promise.all(added.map((shown) => studio.ownFile(uid, shown)));
  if (found.includes(null)) throw missing("asset");
}

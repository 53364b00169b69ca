import { changedMeanwhile, type Instant, missing } from "@vignette/domain/kernel";
import { type Creation, type EditInput, edited } from "@vignette/domain/studio";
import { DocumentError, type Documents } from "../../../adapters/documents/documents.ts";
import { shownIn } from "./shown-files.ts";
import type { StudioStore } from "./store.ts";
import { pruneVersions } from "./versions.ts";

type Deps = {
  studio: StudioStore;
  documents: Documents;
  now: Instant;
  newId: () => string;
  background: (work: Promise<unknown>) => void;
};

/** A making that goes on saves between our reading and our writing, at most a few times a second. */
const TRIES = 5;

/** Saves words and style. Nothing is made by it: what fits no more is seen, and made when somebody asks. */
export async function edit(deps: Deps, uid: string, input: EditInput): Promise<Creation> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await saved(deps, uid, input);
    } catch (error) {
      if (!(error instanceof DocumentError && error.kind === "changed")) throw error;
      if (attempt === TRIES) throw changedMeanwhile("creation");
    }
  }
}

async function saved(deps: Deps, uid: string, input: EditInput): Promise<Creation> {
  const { studio, documents, now } = deps;
  const stored = await studio.get(uid, input.id);
  const { change, version: kept } = edited(stored.value, input, now);
  await requireNewFiles(studio, uid, stored.value, input);
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

/** Beats show nobody else's files. What a creation shows already may have been deleted since: that stops no edit. */
async function requireNewFiles(studio: StudioStore, uid: string, before: Creation, { script }: EditInput) {
  const known = new Set(before.script ? shownIn(before.script).map(({ key }) => key) : []);
  const added = shownIn(script).filter(({ key }) => !known.has(key));
  const found = await Promise.all(added.map((shown) => studio.ownFile(uid, shown)));
  if (found.includes(null)) throw missing("asset");
}

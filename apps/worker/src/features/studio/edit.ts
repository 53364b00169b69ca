import { changedMeanwhile, type Instant, missing } from "@vignette/domain/kernel";
import {
  type Creation,
  type EditInput,
  generationProgress,
  isGenerating,
  keptMedia,
  refuseEdit,
  stillGenerating,
} from "@vignette/domain/studio";
import { ifChanged } from "../../adapters/documents/if-changed.ts";
import { type CarryOnDeps, carryOn } from "./carry-on.ts";
import { shownAssetIds } from "./shown-files.ts";
import type { StudioStore } from "./store.ts";

type Deps = CarryOnDeps & { now: Instant; background: (work: Promise<unknown>) => void };

/**
 * Changes words and style. Pictures follow their beats and prompts; a picture or a voice that does not fit any more is
 * made anew in the background.
 */
export async function edit(deps: Deps, uid: string, input: EditInput): Promise<Creation> {
  const { studio, now } = deps;
  const { value, version } = await studio.get(uid, input.id);
  if (isGenerating(value, now)) throw stillGenerating();
  const refusal = refuseEdit(value, input);
  if (refusal) throw refusal;
  await requireNewAssets(studio, uid, value, input);

  const change = changed(value, input, now);
  const latest = await studio.patch(input.id, change, { version }).catch(ifChanged(() => changedMeanwhile("creation")));
  const creation: Creation = { ...value, ...change };
  if (creation.state === "generating") {
    const product = await studio.product(uid, value.productId);
    deps.background(carryOn(deps, creation, latest, product.value));
  }
  return creation;
}

/** Beats show nobody else's files. What a creation shows already may have been deleted since: that stops no edit. */
async function requireNewAssets(studio: StudioStore, uid: string, before: Creation, { script }: EditInput) {
  const known = new Set(before.script ? shownAssetIds(before.script) : []);
  const added = shownAssetIds(script).filter((id) => !known.has(id));
  const found = await Promise.all(added.map((id) => studio.ownAsset(uid, id)));
  if (found.includes(null)) throw missing("asset");
}

function changed(creation: Creation, { script, style }: EditInput, now: Instant) {
  const media = keptMedia(script, style, creation.media);
  const progress = generationProgress({ ...creation, script, style, media });
  const state = progress < 1 ? ("generating" as const) : ("draft" as const);
  return { script, style, media, progress, state, failure: null, lastUpdated: now };
}

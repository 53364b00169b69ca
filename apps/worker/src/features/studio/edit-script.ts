import { changedMeanwhile, type Instant } from "@vignette/domain/kernel";
import {
  type Creation,
  type EditScriptInput,
  generationProgress,
  isGenerating,
  keptMedia,
  refuseEdit,
  stillGenerating,
} from "@vignette/domain/studio";
import { ifChanged } from "../../adapters/documents/if-changed.ts";
import { type CarryOnDeps, carryOn } from "./carry-on.ts";

type Deps = CarryOnDeps & { now: Instant; background: (work: Promise<unknown>) => void };

/**
 * Changes the words. Pictures follow their prompts; a picture or a voice that no longer fits is made anew in the
 * background.
 */
export async function editScript(deps: Deps, uid: string, input: EditScriptInput): Promise<Creation> {
  const { studio, now } = deps;
  const { value, version } = await studio.get(uid, input.id);
  if (isGenerating(value, now)) throw stillGenerating();
  const refusal = refuseEdit(value, input.script, input.look);
  if (refusal) throw refusal;

  const change = changed(value, input, now);
  const latest = await studio.patch(input.id, change, { version }).catch(ifChanged(() => changedMeanwhile("creation")));
  const creation: Creation = { ...value, ...change };
  if (creation.state === "generating") {
    const product = await studio.product(uid, value.productId);
    deps.background(carryOn(deps, creation, latest, product.value));
  }
  return creation;
}

function changed(creation: Creation, { script, look }: EditScriptInput, now: Instant) {
  const media = keptMedia(creation, script);
  const progress = generationProgress({ script, media });
  const state = progress < 1 ? ("generating" as const) : ("draft" as const);
  return { script, look, media, progress, state, failure: null, lastUpdated: now };
}

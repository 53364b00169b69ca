import { changedMeanwhile, type Instant } from "@vignette/domain/kernel";
import { type Creation, isGenerating, scriptFacts, scriptOfWritten, stillGenerating } from "@vignette/domain/studio";
import { ifChanged } from "../../../../adapters/documents/if-changed.ts";
import { productOf } from "../../creation/product-of.ts";
import type { StudioStore } from "../../creation/store.ts";
import { showOwnPictures } from "../pictures/show-own-pictures.ts";

type Deps = { studio: StudioStore; newId: () => string; now: Instant };

/** Turns the beats that were complete when the stream broke off into the script of the creation. */
export async function acceptStreamedScript({ studio, newId, now }: Deps, uid: string, id: string): Promise<Creation> {
  const { value, version } = await studio.get(uid, id);
  if (isGenerating(value, now) || value.script) throw stillGenerating();
  const product = await productOf(studio, value);
  const written = scriptOfWritten(value, product && scriptFacts(product, { ...value, photos: [] }), newId);
  const script = product ? await showOwnPictures(studio, value, product, written) : written;
  const change: Partial<Creation> = { script, written: [], state: "draft", failure: null, run: "", lastUpdated: now };
  await studio.patch(id, change, { version }).catch(ifChanged(() => changedMeanwhile("creation")));
  return { ...value, ...change };
}

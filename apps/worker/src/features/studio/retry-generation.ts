import { changedMeanwhile, type Instant } from "@vignette/domain/kernel";
import { type Creation, notFailed, settled, stillGenerating } from "@vignette/domain/studio";
import { ifChanged } from "../../adapters/documents/if-changed.ts";
import { type CarryOnDeps, carryOn } from "./carry-on.ts";

type Deps = CarryOnDeps & { now: Instant; background: (work: Promise<unknown>) => void };

/** Makes what a failed creation still lacks. */
export async function retryGeneration(deps: Deps, uid: string, id: string): Promise<Creation> {
  const { studio, now } = deps;
  const { value, version } = await studio.get(uid, id);
  const { state } = settled(value, now);
  if (state === "generating") throw stillGenerating();
  if (state !== "failed") throw notFailed();
  const product = await studio.product(uid, value.productId);
  const again = { state: "generating", failure: null, lastUpdated: now } as const;
  const latest = await studio.patch(id, again, { version }).catch(ifChanged(() => changedMeanwhile("creation")));
  const creation: Creation = { ...value, ...again };
  deps.background(carryOn(deps, creation, latest, product.value));
  return creation;
}

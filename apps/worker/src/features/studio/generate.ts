import { countedAs } from "@vignette/domain/assets";
import { type Instant, missing } from "@vignette/domain/kernel";
import { type Creation, type GenerateInput, newCreation } from "@vignette/domain/studio";
import type { Documents } from "../../adapters/documents/documents.ts";
import { withinLimit } from "../../limits/within-limit.ts";
import { type CarryOnDeps, carryOn } from "./carry-on.ts";

type Deps = CarryOnDeps & { documents: Documents; now: Instant; background: (work: Promise<unknown>) => void };

/** Begins a creation. It is made after the answer was sent; each step is saved and told to open pages. */
export async function generate(deps: Deps, uid: string, input: GenerateInput): Promise<Creation> {
  const { studio, now } = deps;
  const [, product] = await Promise.all([studio.project(uid, input.projectId), studio.product(uid, input.productId)]);
  if (product.value.projectId !== input.projectId) throw missing("product");
  const creation = newCreation(input, { id: deps.newId(), uid, product: product.value, now });
  await withinLimit(deps, {
    uid,
    key: countedAs(input.kind),
    underWay: (period) => studio.countUnderWay(uid, input.kind, period, now),
    writes: [studio.writes.create(creation.id, creation)],
  });
  const { version } = await studio.get(uid, creation.id);
  deps.background(carryOn(deps, creation, version, product.value));
  return creation;
}

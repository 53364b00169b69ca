import { countedAs } from "@vignette/domain/assets";
import { missing } from "@vignette/domain/kernel";
import type { Creation } from "@vignette/domain/studio";
import { type CreateShortInput, newShort } from "@vignette/domain/studio/shorts";
import type { UsageDeps } from "../../../usage/usage-period.ts";
import { withinLimit } from "../../../usage/within-limit.ts";
import type { StudioStore } from "../creation/store.ts";

type Deps = UsageDeps & { studio: StudioStore; newId: () => string };

/** Adds a creation that shows a part of an uploaded clip, within the plan's limit. Nothing is generated. */
export async function createShort(deps: Deps, uid: string, input: CreateShortInput): Promise<Creation> {
  const { studio, now, newId } = deps;
  const [project, product, file] = await Promise.all([
    studio.project(uid, input.projectId),
    studio.product(uid, input.productId),
    studio.ownFile(uid, input.file),
  ]);
  if (product.value.projectId !== input.projectId) throw missing("product");
  if (!file) throw missing("clip");
  const facts = { id: newId(), uid, product: product.value, now, kit: project.value.brandKit };
  const short = newShort(input, facts, [newId(), newId()]);
  await withinLimit(deps, {
    uid,
    kind: short.kind,
    key: countedAs(short.kind),
    underWay: (period) => studio.countUnderWay(uid, short.kind, period, now),
    writes: [studio.writes.create(short.id, short)],
  });
  return short;
}

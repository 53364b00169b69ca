import { countedAs } from "@vignette/domain/assets";
import { missing } from "@vignette/domain/kernel";
import { batchLanes, type Creation, type GenerateManyInput, newBatch } from "@vignette/domain/studio";
import { DocumentError } from "../../../adapters/documents/documents.ts";
import type { GenerationQueue } from "../../../adapters/generation/generation-queue.ts";
import type { Models } from "../../../adapters/generation/models.ts";
import type { UsageDeps } from "../../../usage/usage-period.ts";
import { withinLimit } from "../../../usage/within-limit.ts";
import { picturesFor } from "../creation/pictures-of.ts";
import type { StudioStore } from "../creation/store.ts";
import { startGeneration } from "./generate-missing.ts";
import { bookingOf } from "./generation-booking.ts";
import { presenterVoice } from "./presenters/presenter-voice.ts";

type Deps = UsageDeps & { models: Models; studio: StudioStore; generationQueue: GenerationQueue };

/**
 * Starts a batch of creations: all of them if they fit the plan, otherwise none. Only a few are generated at a time,
 * in order. A repeated request with the same batch id gives the creations that exist already and starts only new ones.
 */
export async function createBatch(deps: Deps, uid: string, input: GenerateManyInput): Promise<Creation[]> {
  const { studio, now } = deps;
  const [project, product] = await Promise.all([
    studio.project(uid, input.projectId),
    studio.product(uid, input.productId),
  ]);
  if (product.value.projectId !== input.projectId) throw missing("product");
  const begun = new Map((await studio.ofBatch(uid, input.batchId)).map((it) => [it.id, it]));
  const voice = await presenterVoice(deps, input.presenter, product.value);
  const looks = input.cells.map(({ template }) => template);
  const pictures = await picturesFor(studio, product.value, { kind: input.kind, looks });
  const wanted = newBatch(input, { uid, product: product.value, pictures, now, voice, kit: project.value.brandKit });
  const fresh = wanted.filter(({ id }) => !begun.has(id));
  if (fresh.length > 0 && !(await begin(deps, uid, input, fresh))) return await studio.ofBatch(uid, input.batchId);
  return wanted.map((it) => begun.get(it.id) ?? it);
}

/** False if an identical concurrent request started them first. */
async function begin(
  deps: Deps,
  uid: string,
  { kind }: GenerateManyInput,
  fresh: readonly Creation[],
): Promise<boolean> {
  const { studio, now } = deps;
  try {
    await withinLimit(deps, {
      uid,
      kind,
      key: countedAs(kind),
      amount: fresh.length,
      underWay: (period) => studio.countUnderWay(uid, kind, period, now),
      bookings: fresh.map(bookingOf),
      writes: fresh.map((it) => studio.writes.create(it.id, it)),
    });
  } catch (error) {
    if (error instanceof DocumentError && error.kind === "exists") return false;
    throw error;
  }
  await Promise.all(
    batchLanes(fresh).map(([first, ...rest]) => first && startGeneration(deps.generationQueue, first, rest)),
  );
  return true;
}

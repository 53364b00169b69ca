import { countedAs } from "@vignette/domain/assets";
import { missing } from "@vignette/domain/kernel";
import { type Creation, type GenerateInput, newCreation } from "@vignette/domain/studio";
import type { GenerationQueue } from "../../../adapters/generation/generation-queue.ts";
import type { Models } from "../../../adapters/generation/models.ts";
import type { UsageDeps } from "../../../usage/usage-period.ts";
import { withinLimit } from "../../../usage/within-limit.ts";
import { picturesFor } from "../creation/pictures-of.ts";
import type { StudioStore } from "../creation/store.ts";
import { startGeneration } from "./generate-missing.ts";
import { bookingOf } from "./generation-booking.ts";
import { presenterVoice } from "./presenters/presenter-voice.ts";

type Deps = UsageDeps & { models: Models; studio: StudioStore; generationQueue: GenerationQueue; newId: () => string };

/**
 * Adds a creation within the plan's limit. A Workflow generates it; each step is saved and sent to open pages. `photos`
 * names a folder to show instead of the product's own photos; `topic` is what it is about besides the product.
 */
export async function createCreation(
  deps: Deps,
  uid: string,
  input: GenerateInput,
  { photos, topic }: Pick<Partial<Creation>, "photos" | "topic"> = {},
): Promise<Creation> {
  const { studio, now } = deps;
  const [project, product] = await Promise.all([
    studio.project(uid, input.projectId),
    studio.product(uid, input.productId),
  ]);
  if (product.value.projectId !== input.projectId) throw missing("product");
  const voice = await presenterVoice(deps, input.presenter, product.value);
  const pictures = await picturesFor(studio, product.value, { kind: input.kind, looks: [input.template], photos });
  const creation = newCreation(input, {
    id: deps.newId(),
    uid,
    product: product.value,
    pictures,
    now,
    voice,
    kit: project.value.brandKit,
    photos,
    topic,
  });
  await withinLimit(deps, {
    uid,
    kind: input.kind,
    key: countedAs(input.kind),
    underWay: (period) => studio.countUnderWay(uid, input.kind, period, now),
    bookings: [bookingOf(creation)],
    writes: [studio.writes.create(creation.id, creation)],
  });
  await startGeneration(deps.generationQueue, creation);
  return creation;
}

import type { Creation } from "@vignette/domain/studio";
import type { Models } from "../../../../adapters/generation/models.ts";
import { cancelOrder } from "./place-order.ts";

/** Cancels the videos on order for a creation. One that the provider can no longer cancel is not downloaded. */
export async function cancelVideoClips(
  models: Pick<Models, "cancelVideoClip" | "cancelTake">,
  { orders = [] }: Pick<Creation, "orders">,
): Promise<void> {
  await Promise.allSettled(orders.map((order) => cancelOrder(models, order)));
}

import type { Creation } from "@vignette/domain/studio";
import type { Models } from "../../../adapters/generation/models.ts";

/** Cancels the video clips on order for a creation. A clip that the provider can no longer cancel is not downloaded. */
export async function cancelVideoClips(
  models: Pick<Models, "cancelVideoClip">,
  { orders = [] }: Pick<Creation, "orders">,
): Promise<void> {
  await Promise.allSettled(orders.map(({ ticket }) => ticket && models.cancelVideoClip(ticket)));
}

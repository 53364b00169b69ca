import type { Creation } from "@vignette/domain/studio";
import type { Generation } from "../../../adapters/generation/generation.ts";

/** Cancels the video clips on order for a creation. A clip that the provider can no longer cancel is not downloaded. */
export async function cancelVideoClips(
  generation: Generation,
  { orders = [] }: Pick<Creation, "orders">,
): Promise<void> {
  await Promise.allSettled(orders.map(({ ticket }) => ticket && generation.cancelVideoClip(ticket)));
}

import type { Creation } from "@vignette/domain/studio";
import type { Generation } from "../../../adapters/generation/generation.ts";

/** Tells the provider that nobody waits for the films of a creation. One that cannot be cancelled any more is not fetched. */
export async function cancelVideoClips(
  generation: Generation,
  { orders = [] }: Pick<Creation, "orders">,
): Promise<void> {
  await Promise.allSettled(orders.map(({ ticket }) => ticket && generation.cancelVideoClip(ticket)));
}

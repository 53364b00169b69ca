import { MOST_AT_ONCE } from "@vignette/domain/scheduling";

/**
 * Sends the items in batches of the Worker's maximum size, one after the other; the answers are in the order of the
 * items.
 */
export async function inBatches<T, R>(items: readonly T[], ask: (part: T[]) => Promise<R[]>): Promise<R[]> {
  const results: R[] = [];
  for (let at = 0; at < items.length; at += MOST_AT_ONCE) {
    results.push(...(await ask(items.slice(at, at + MOST_AT_ONCE))));
  }
  return results;
}

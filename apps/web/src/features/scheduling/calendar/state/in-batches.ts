import { MOST_AT_ONCE } from "@vignette/domain/scheduling";

/** As many at once as the Worker takes, one part after the other; the answers in the order of the items. */
export async function inBatches<T, R>(items: readonly T[], ask: (part: T[]) => Promise<R[]>): Promise<R[]> {
  const results: R[] = [];
  for (let at = 0; at < items.length; at += MOST_AT_ONCE) {
    results.push(...(await ask(items.slice(at, at + MOST_AT_ONCE))));
  }
  return results;
}

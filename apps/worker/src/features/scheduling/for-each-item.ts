import { Refusal } from "@vignette/domain/kernel";
import type { PostView } from "@vignette/domain/scheduling";
import { documentRefusal } from "../../adapters/documents/document-refusal.ts";
import { reportUnexpected } from "../../adapters/log/report-unexpected.ts";

/**
 * The result for one item of many: the current post, or the reason why it was not changed. In the order of the
 * request.
 */
export type PerItem = { post: PostView | null; problem: string | null };

/**
 * Items processed in parallel: a Worker may open only a few connections. Source: docs/platforms/cloudflare.md#workers.
 */
const AT_ONCE = 6;

/**
 * Processes every item; a failure of one does not stop the others. If there is only one item, its failure is thrown.
 */
export async function forEachItem<T>(items: readonly T[], act: (item: T) => Promise<PostView>): Promise<PerItem[]> {
  const [only] = items;
  if (only !== undefined && items.length === 1) return [{ post: await act(only), problem: null }];
  const results: PerItem[] = [];
  const queue = items.entries();
  const work = async () => {
    for (const [index, item] of queue) results[index] = await settled(() => act(item));
  };
  await Promise.all(Array.from({ length: AT_ONCE }, work));
  return results;
}

async function settled(act: () => Promise<PostView>): Promise<PerItem> {
  try {
    return { post: await act(), problem: null };
  } catch (error) {
    const refusal = documentRefusal(error) ?? error;
    if (!(refusal instanceof Refusal)) reportUnexpected(error);
    return { post: null, problem: refusal instanceof Refusal ? refusal.message : "Something went wrong." };
  }
}

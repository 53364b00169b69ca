import { Refusal } from "@vignette/domain/kernel";
import type { PostView } from "@vignette/domain/scheduling";
import { documentRefusal } from "../../adapters/documents/document-refusal.ts";

/** What became of one of many: the post as it is now, or why it was left alone. In the order of what was asked. */
export type PerItem = { post: PostView | null; problem: string | null };

/** Items under way at once: connections out of a Worker are few. Source: docs/platforms/cloudflare.md#workers. */
const AT_ONCE = 6;

/** Does one thing to each, and lets no failure stop the others. A single item that is refused is refused as a whole. */
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
    if (!(refusal instanceof Refusal)) {
      console.error(JSON.stringify({ level: "error", message: "One of many failed.", error: String(error) }));
    }
    return { post: null, problem: refusal instanceof Refusal ? refusal.message : "Something went wrong." };
  }
}

import type { Topic } from "@vignette/domain/research";
import { topicOfItem } from "../../../adapters/pages/feeds/read-feed.ts";
import type { Pages } from "../../../adapters/pages/pages.ts";

/** Items that are shown of a feed. Our own choice. */
const SHOWN = 3;

/** What a feed holds: its title, how many items, and the newest ones. Throws a Refusal where it can't be read. */
export async function lookAtFeed(
  pages: Pages,
  address: string,
): Promise<{ title: string; count: number; newest: Topic[] }> {
  const { title, items } = await pages.feed(address);
  const newest = items.slice(0, SHOWN).flatMap((it) => topicOfItem(it) ?? []);
  return { title, count: items.length, newest };
}

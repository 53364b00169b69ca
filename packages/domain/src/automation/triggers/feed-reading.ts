import * as z from "zod/mini";
import { hours, Id, Instant, later, minutes, Says, type StoredSaying } from "../../kernel/index.ts";

/** How often a feed is read, in ms. Our own choice: most change a few times a day. */
const READ_EVERY = minutes(15);
/** When a feed that failed is read again, in ms: after the first failure, the second, and so on. Our own choice: about a day. */
const READ_AGAIN = [minutes(15), hours(1), hours(6), hours(18)] as const;
/** Readings in a row that fail before the recipe pauses. Our own choice. */
export const MOST_FAILED_READINGS = READ_AGAIN.length + 1;
/** New items that one reading begins pieces about; the others follow with the next one. Our own choice. */
const NEW_AT_ONCE = 10;
/** Items that are remembered, more than a feed that we read can hold. Our own choice. */
const ITEMS_REMEMBERED = 6000;

/** What is known of a recipe's feed. Collection `recipe_feeds`, keyed by recipe id. */
export const RecipeFeed = z.object({
  id: Id,
  uid: z.string(),
  projectId: Id,
  address: z.string(),
  /** When it was last read without a failure since the recipe was started; null: nothing it holds is new. */
  readAt: z.nullable(Instant),
  /** When it is read next; null while its recipe is paused or waits for something else. */
  dueAt: z.nullable(Instant),
  /** Readings that failed since the last one that did not, and why the last one did; "" if none did. */
  failures: z.number(),
  problem: z.string(),
  says: z._default(z.nullable(Says), null),
  /** The keys of items that are not new, the latest last. */
  seen: z.array(z.string()),
});
export type RecipeFeed = z.infer<typeof RecipeFeed>;

/** An item of a feed. `key`: derived from the id that the feed gives it. */
type FeedItem = { key: string };

/** A feed to be read from now on: what it holds at the first reading is old. */
export const newFeed = (
  { id, uid, projectId }: Pick<RecipeFeed, "id" | "uid" | "projectId">,
  address: string,
  now: Instant,
): RecipeFeed => ({
  id,
  uid,
  projectId,
  address,
  readAt: null,
  dueAt: now,
  failures: 0,
  problem: "",
  says: null,
  seen: [],
});

/** The new items of a reading, oldest first, at most ten. Feeds list the latest first. */
export function newItems<T extends FeedItem>(
  { readAt, seen }: Pick<RecipeFeed, "readAt" | "seen">,
  items: readonly T[],
): T[] {
  if (readAt === null) return [];
  const known = new Set(seen);
  return items
    .filter(({ key }) => !known.has(key))
    .toReversed()
    .slice(0, NEW_AT_ONCE);
}

/** The feed after a reading, with the items that pieces were begun about. */
export function afterReading(
  feed: RecipeFeed,
  items: readonly FeedItem[],
  begun: readonly FeedItem[],
  now: Instant,
): RecipeFeed {
  const old = feed.readAt === null ? items : begun;
  const keys = old.map(({ key }) => key);
  const seen = [...feed.seen.filter((key) => !keys.includes(key)), ...keys].slice(-ITEMS_REMEMBERED);
  return { ...feed, readAt: now, dueAt: later(now, READ_EVERY), failures: 0, problem: "", says: null, seen };
}

/** The feed after a reading that failed. It is due no more after the last one. */
export function afterFailedReading(feed: RecipeFeed, { message, says }: StoredSaying, now: Instant): RecipeFeed {
  const wait = READ_AGAIN[feed.failures] ?? null;
  const dueAt = wait === null ? null : later(now, wait);
  return { ...feed, dueAt, failures: feed.failures + 1, problem: message, says: says ?? null };
}

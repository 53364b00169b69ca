import type { RecipeFeed } from "@vignette/domain/automation";
import type { Instant } from "@vignette/domain/kernel";
import type { Documents, Version } from "../../../adapters/documents/documents.ts";
import { open } from "../../../records/open.ts";
import { recipeFeedRecords } from "../../../records/posts/recipe-feeds.ts";
import { recipeSecretRecords } from "../../../records/posts/recipe-secrets.ts";

/** Collections `recipe_feeds` and `recipe_secrets`, keyed by recipe id: ask for the recipe first, which has an owner. */
export function triggerStore(documents: Documents) {
  const feeds = open(documents, recipeFeedRecords);
  const secrets = open(documents, recipeSecretRecords);
  return {
    feed: feeds.get,
    feedWrites: feeds.writes,
    putFeed: (feed: RecipeFeed, version: Version) => feeds.put(feed.id, feed, version),
    removeFeed: feeds.remove,
    /** Feeds that are to be read, those that have waited longest first. Across all users. */
    dueFeeds: (now: Instant, limit: number) =>
      feeds.find({ where: [["dueAt", "<=", now]], orderBy: [["dueAt", "asc"]], limit }),
    secret: secrets.get,
    secretWrites: secrets.writes,
    putSecret: secrets.put,
    /** Secrets that are sealed with a key. Across all users. */
    sealedWith: (keyId: string, limit: number) => secrets.find({ where: [["keyId", "==", keyId]], limit }),
  };
}
export type TriggerStore = ReturnType<typeof triggerStore>;

import { RecipeFeed } from "@vignette/domain/automation";
import { ofProject, record } from "../record.ts";
import { without } from "../without.ts";

/** Collection `recipe_feeds`, keyed by recipe id. The keys of seen items say nothing to people and are not exported. */
export const recipeFeedRecords = record(
  "recipe_feeds",
  RecipeFeed,
  { readAt: "timestamp", dueAt: "timestamp" },
  ofProject("recipe_feeds", { dataExport: { as: "recipe_feeds", of: without("seen") } }),
);

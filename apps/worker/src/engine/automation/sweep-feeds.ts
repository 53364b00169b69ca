import { afterFailedReading, afterReading, newItems, paused, type RecipeFeed } from "@vignette/domain/automation";
import { hours, later, Refusal, type Saying, sayingOf } from "@vignette/domain/kernel";
import type { Stored, Write } from "../../adapters/documents/documents.ts";
import { type PublicItem, topicOfItem } from "../../adapters/pages/feeds/read-feed.ts";
import { standingOf } from "../../context/standing-of.ts";
import { beginTriggered } from "../../features/automation/triggers/begin-triggered.ts";
import { occasionKey } from "../../features/automation/triggers/occasion-key.ts";
import { newRun } from "../../features/automation/try-recipe.ts";
import { tellRun } from "./end-run.ts";
import type { RunDeps } from "./run-deps.ts";
import { safely } from "./safely.ts";

/** Feeds a minute, read at the same time: the rest follows a minute later. Our own choice. */
const AT_ONCE = 20;
/** How long the feed of a disabled user waits. Our own choice. */
const ASKS_AGAIN = hours(1);

/** Reads the feeds that are due and begins a piece about each new item. Returns how many were read without a failure. */
export async function sweepFeeds(deps: RunDeps): Promise<number> {
  const due = await deps.triggers.dueFeeds(deps.now, AT_ONCE);
  const read = await Promise.all(due.map((stored) => safely(stored.id, () => readOne(deps, stored))));
  return read.filter((it) => it).length;
}

/** What could not be saved is read again by the next sweep, which finds the runs that were begun. */
async function readOne(deps: RunDeps, stored: Stored<RecipeFeed>): Promise<boolean> {
  const { triggers, now } = deps;
  const { value: feed, version } = stored;
  const wait = await waitOf(deps, feed);
  if (wait !== null) {
    await triggers.putFeed({ ...feed, dueAt: wait.until }, version);
    return false;
  }
  try {
    const { items } = await deps.pages.feed(feed.address);
    const keyed = await Promise.all(items.map(async (it) => ({ ...it, key: await occasionKey("item", it.id) })));
    const begun = await beginAll(deps, feed, newItems(feed, keyed));
    await triggers.putFeed(afterReading(feed, keyed, begun, now), version);
    return true;
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    await failed(deps, stored, sayingOf(error));
    return false;
  }
}

/** Null if the feed is to be read. `until`: when to ask again; null where its recipe has paused, changed or gone. */
async function waitOf({ recipes, documents, now }: RunDeps, { id, uid, address }: RecipeFeed) {
  const recipe = (await recipes.find(id))?.value;
  const trigger = recipe?.plan.trigger;
  if (!recipe || recipe.paused || trigger?.type !== "feed" || trigger.address !== address) return { until: null };
  const { disabledAt } = await standingOf(documents, uid);
  return disabledAt === null ? null : { until: later(now, ASKS_AGAIN) };
}

/** Begins the pieces one after the other, oldest first, until the recipe takes no more. Gives those that are done with. */
async function beginAll<T extends PublicItem & { key: string }>(
  deps: RunDeps,
  { id }: RecipeFeed,
  items: readonly T[],
) {
  const done: T[] = [];
  for (const item of items) {
    const topic = topicOfItem(item);
    if (topic && (await beginTriggered(deps, id, { key: item.key, topic })) === null) break;
    done.push(item);
  }
  return done;
}

/** Says in the recipe's history why its feed was not read. After the last try in a row the recipe pauses, and its owner is told. */
async function failed(deps: RunDeps, { value: feed, version }: Stored<RecipeFeed>, why: Saying): Promise<void> {
  const { recipes, triggers, now } = deps;
  const recipe = await recipes.find(feed.id);
  if (!recipe) return;
  const next = afterFailedReading(feed, why, now);
  const fresh = newRun(recipe.value, { at: now, now, isTrial: false, creationId: deps.newId() });
  const run = { ...fresh, state: "failed" as const, failure: { step: "reading" as const, ...why } };
  const writes: Write[] = [triggers.feedWrites.put(feed.id, next, version), recipes.runWrites.create(run.id, run)];
  if (next.dueAt === null && !recipe.value.paused) {
    const { uid, projectId, plan } = recipe.value;
    const about = {
      kind: "recipe-paused",
      recipeId: feed.id,
      name: plan.name,
      why: why.message,
      says: why.says,
    } as const;
    writes.push(recipes.writes.put(feed.id, paused(recipe.value, "feed", why, now), recipe.version));
    writes.push(...(await deps.notifier.writesFor({ uid, projectId, about, occurrence: now, by: null })));
  }
  await deps.documents.commit(writes);
  await tellRun(deps, run);
  await deps.notifier.told(feed.uid);
}

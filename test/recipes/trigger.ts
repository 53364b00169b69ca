import { type RecipePlan, type RecipeTrigger, runId, triggeredRunId } from "@vignette/domain/automation";
import { instant } from "@vignette/domain/kernel";
import { occasionKey } from "../../apps/worker/src/features/automation/triggers/occasion-key.ts";
import { feedText, type TestItem } from "../../apps/worker/test/automation/feed-text.ts";
import { signedHeaders } from "../../apps/worker/test/automation/sign-call.ts";
import { writeDocument } from "../publishing/creator.ts";
import { shownTime } from "./app-clock.ts";
import { aPlanOf, type RecipeOwner, startRecipe } from "./recipe-owner.ts";

export type TriggerType = RecipeTrigger["type"];

/** A recipe that runs, and what begins its pieces. */
export type Triggered = {
  recipe: Awaited<ReturnType<typeof startRecipe>>;
  /** What the id of its next run begins with. */
  run: string;
  /** Something happens that asks for a piece: an item is new, a call is sent. Gives the id of its run. */
  happens: (about: string) => Promise<string>;
  /** What happened last is tried once more, as a reading, a sender or a minute does. */
  again: () => Promise<void>;
};

/** A running recipe whose pieces begin in one of the ways. */
export async function triggeredRecipe(
  owner: RecipeOwner,
  type: TriggerType,
  change: Partial<RecipePlan> = {},
): Promise<Triggered> {
  switch (type) {
    case "times":
      return await byTimes(owner, change);
    case "feed":
      return await byFeed(owner, change);
    case "call":
      return await byCalls(owner, change);
  }
}

async function byTimes(owner: RecipeOwner, change: Partial<RecipePlan>): Promise<Triggered> {
  const recipe = await startRecipe(owner, aPlanOf(owner, change));
  const again = owner.app.minute;
  const run = runId(recipe.id, instant(recipe.nextAt ?? 0));
  return {
    ...{ recipe, run, again },
    async happens() {
      // What is due already may be begun by the minute of another scenario: due once more, its next time would begin, too.
      const now = await shownTime(owner.app);
      if ((recipe.wakeAt ?? 0) > now)
        await writeDocument(owner.app, `recipes/${recipe.id}`, { wakeAt: new Date(now - 1000) });
      await again();
      return run;
    },
  };
}

/** Where an owner's feed is, at acme.example. */
export const feedPath = (owner: string): string => `/feeds/${owner}.xml`;

/** The owner's feed, which was read once before anything in it is new. */
async function byFeed(owner: RecipeOwner, change: Partial<RecipePlan>): Promise<Triggered> {
  const { app } = owner;
  const path = feedPath(owner.name);
  const address = `https://acme.example${path}`;
  const items: TestItem[] = [];
  const add = async (title: string) => {
    items.unshift({ id: String(items.length), title, text: "" });
    await app.control("pages", { path, html: feedText(address, items) });
  };
  await add("Beeswax wicks");
  const recipe = await startRecipe(owner, aPlanOf(owner, { ...change, trigger: { type: "feed", address } }));
  await app.minute();
  const again = async () => {
    await writeDocument(app, `recipe_feeds/${recipe.id}`, { dueAt: new Date((await shownTime(app)) - 1000) });
    await app.minute();
  };
  return {
    ...{ recipe, run: triggeredRunId(recipe.id, "item"), again },
    async happens(about) {
      await add(about);
      await again();
      return triggeredRunId(recipe.id, await occasionKey("item", String(items.length - 1)));
    },
  };
}

async function byCalls(owner: RecipeOwner, change: Partial<RecipePlan>): Promise<Triggered> {
  const { app, client } = owner;
  const recipe = await startRecipe(owner, aPlanOf(owner, { ...change, trigger: { type: "call" } }));
  const { secret } = await client.automation.makeSecret.mutate({ id: recipe.id });
  let [id, text] = ["", ""];
  const again = async () => {
    const timestamp = Math.floor((await shownTime(app)) / 1000);
    const headers = await signedHeaders(secret, { id, timestamp, text });
    await fetch(`${app.origin}/api/recipes/${recipe.id}/calls`, { method: "POST", headers, body: text });
  };
  return {
    ...{ recipe, run: triggeredRunId(recipe.id, "call"), again },
    async happens(about) {
      [id, text] = [crypto.randomUUID(), JSON.stringify({ title: about })];
      await again();
      return triggeredRunId(recipe.id, await occasionKey("call", id));
    },
  };
}

import { shownTime } from "./app-clock.ts";
import type { Occasion } from "./live-through.ts";
import type { RecipeOwner } from "./recipe-owner.ts";
import { type Triggered, triggeredRecipe } from "./trigger.ts";

/** Recipes whose pieces begin outside, what happens there, and what is wrong with the number of their runs, as text. */
type Outside = { recipeIds: string[]; occasions: Occasion[]; miscounted: () => Promise<string[]> };

const DAY = 86_400_000;
/** After the times of the other recipes, and of each other, in ms. */
const FEED_LATER = 3_600_000;
const CALL_LATER = 14_400_000;

/** One recipe whose feed has new items on some days, and one that is called on some; each only where it has a day. */
export async function outsideRecipes(
  owner: RecipeOwner,
  { items, calls }: { items: readonly number[]; calls: readonly number[] },
): Promise<Outside> {
  const begun = await shownTime(owner.app);
  const recipes: { triggered: Triggered; days: readonly number[]; later: number }[] = [];
  if (items.length > 0) {
    // Its pieces wait for times that no other recipe has.
    const times = [1, 2, 3, 4, 5, 6, 7].map((weekday) => ({ weekday, time: "12:15" }));
    const plan = { name: "From the feed", times: { zone: "Europe/Berlin", times } };
    recipes.push({ triggered: await triggeredRecipe(owner, "feed", plan), days: items, later: FEED_LATER });
  }
  if (calls.length > 0) {
    const plan = { name: "When called", times: { zone: "Europe/Berlin", times: [] } };
    recipes.push({ triggered: await triggeredRecipe(owner, "call", plan), days: calls, later: CALL_LATER });
  }
  return {
    recipeIds: recipes.map(({ triggered }) => triggered.recipe.id),
    occasions: recipes
      .flatMap(({ triggered, days, later }) =>
        days.map((day, index) => ({
          at: begun + day * DAY + later + index,
          async happen() {
            await triggered.happens(`Cedar is back, part ${index + 1}`);
            // An item is read again, and a sender that heard nothing sends again.
            await triggered.again();
          },
        })),
      )
      .toSorted((a, b) => a.at - b.at),
    async miscounted() {
      const counted = recipes.map(async ({ triggered, days }) => {
        const { id, plan } = triggered.recipe;
        const runs = await owner.client.automation.history.query({ id });
        return runs.length === days.length ? [] : [`“${plan.name}”: ${runs.length} runs for ${days.length} occasions`];
      });
      return (await Promise.all(counted)).flat();
    },
  };
}

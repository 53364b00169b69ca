import { forecast, SaveRecipeInput, SkipInput } from "@vignette/domain/automation";
import { Id } from "@vignette/domain/kernel";
import { PageUrl } from "@vignette/domain/research";
import * as z from "zod/mini";
import { router, userProcedure } from "../../context/trpc.ts";
import { postStore } from "../../records/stores/post-store.ts";
import { paying } from "../../usage/paying.ts";
import { cancelTrial } from "./cancel-trial.ts";
import { pauseRecipe, removeRecipe, skipRecipe } from "./change-recipe.ts";
import { planRoom } from "./plan-room.ts";
import { recipeFacts } from "./recipe-facts.ts";
import { recipeHistory } from "./recipe-history.ts";
import { resumeRecipe, saveRecipe } from "./save-recipe.ts";
import { recipeStore } from "./store.ts";
import { makeSecret } from "./triggers/call-secret.ts";
import { lookAtFeed } from "./triggers/look-at-feed.ts";
import { triggerStore } from "./triggers/trigger-store.ts";
import { triggerView } from "./triggers/trigger-view.ts";
import { tryRecipe } from "./try-recipe.ts";

const procedure = userProcedure.use(({ ctx, next }) =>
  next({ ctx: { recipes: recipeStore(ctx.documents), triggers: triggerStore(ctx.documents) } }),
);
const one = procedure.input(z.object({ id: Id }));

/** For users who may spend credits. */
const paid = procedure.use(({ ctx, next }) => next({ ctx: paying(ctx, ctx.user) }));
const paidOne = paid.input(z.object({ id: Id }));

export const automationRouter = router({
  /** Oldest first. */
  list: procedure.input(z.object({ projectId: Id })).query(async ({ ctx, input }) => {
    await postStore(ctx.documents).project(ctx.user.uid, input.projectId);
    return await ctx.recipes.ofProject(ctx.user.uid, input.projectId);
  }),
  get: one.query(async ({ ctx, input }) => (await ctx.recipes.get(ctx.user.uid, input.id)).value),
  save: procedure.input(SaveRecipeInput).mutation(({ ctx, input }) => saveRecipe(ctx, ctx.user.uid, input)),
  /** Starts a recipe, or goes on with a paused one. */
  resume: paidOne.mutation(({ ctx, input }) => resumeRecipe(ctx, ctx.user.uid, input.id)),
  pause: one.mutation(({ ctx, input }) => pauseRecipe(ctx, ctx.user.uid, input.id)),
  /** Leaves out a coming time, or puts it back. */
  skip: procedure.input(SkipInput).mutation(({ ctx, input }) => skipRecipe(ctx, ctx.user.uid, input)),
  remove: one.mutation(({ ctx, input }) => removeRecipe(ctx, ctx.user.uid, input.id)),
  /** The times of the coming fourteen days, with what each would make. */
  forecast: one.query(async ({ ctx, input }) => {
    const { value } = await ctx.recipes.get(ctx.user.uid, input.id);
    const [facts, room] = await Promise.all([recipeFacts(ctx, value), planRoom(ctx, ctx.user.uid)]);
    return forecast(value, { ...facts, room }, ctx.now);
  }),
  history: one.query(({ ctx, input }) => recipeHistory(ctx, ctx.user.uid, input.id)),
  /** Makes one piece as the recipe would make it now, and posts nothing. */
  tryOut: paidOne.mutation(({ ctx, input }) => tryRecipe(ctx, ctx.user.uid, input.id)),
  /** Stops a dry run; what was made until then stays in the studio. `id`: of the run. */
  cancelTrial: one.mutation(({ ctx, input }) => cancelTrial(ctx, ctx.user.uid, input.id)),
  /** What begins the pieces of a recipe, and how that goes. */
  trigger: one.query(({ ctx, input }) => triggerView(ctx, ctx.user.uid, input.id)),
  /** A new secret for a recipe's calls, which only this answer shows. An earlier one ends at once. */
  makeSecret: one.mutation(({ ctx, input }) => makeSecret(ctx, ctx.user.uid, input.id)),
  /** A mutation, because each call fetches from another server. */
  readFeed: procedure
    .input(z.object({ address: PageUrl }))
    .mutation(({ ctx, input }) => lookAtFeed(ctx.pages, input.address)),
  run: one.query(async ({ ctx, input }) => (await ctx.recipes.getRun(ctx.user.uid, input.id)).value),
});

import { FillInput, MoreHooksInput, SaveHookInput, StarInput, WriteHooksInput } from "@vignette/domain/hook-library";
import { Id } from "@vignette/domain/kernel";
import * as z from "zod/mini";
import { router, userProcedure } from "../../context/trpc.ts";
import { paying } from "../../usage/paying.ts";
import { fill, star } from "./mark.ts";
import { moreHooks } from "./more-hooks.ts";
import { saveHook } from "./save-hook.ts";
import { hookStore } from "./store.ts";
import { writeHooks } from "./write-hooks.ts";

const procedure = userProcedure.use(({ ctx, next }) => next({ ctx: { hooks: hookStore(ctx.documents) } }));

/** With paid models, for users who may spend credits. */
const paid = procedure.use(({ ctx, next }) => next({ ctx: paying(ctx, ctx.user) }));

export const hookLibraryRouter = router({
  /** A project's own hooks, stars and placeholder values, in addition to the built-in hooks. */
  list: procedure.input(z.object({ projectId: Id })).query(async ({ ctx, input }) => {
    const { uid } = ctx.user;
    const [hooks, { starred, fills }] = await Promise.all([
      ctx.hooks.ofProject(uid, input.projectId),
      ctx.hooks.stars(uid, input.projectId),
    ]);
    return { hooks, starred, fills };
  }),
  save: procedure.input(SaveHookInput).mutation(({ ctx, input }) => saveHook(ctx, ctx.user.uid, input)),
  /** Hides a hook from the list, or shows it again. */
  archive: procedure.input(z.object({ id: Id, archived: z.boolean() })).mutation(async ({ ctx, input }) => {
    const { value } = await ctx.hooks.get(ctx.user.uid, input.id);
    const change = { archivedAt: input.archived ? ctx.now : null, lastUpdated: ctx.now };
    await ctx.hooks.patch(value.id, change);
    return { ...value, ...change };
  }),
  star: procedure.input(StarInput).mutation(({ ctx, input }) => star(ctx.hooks, ctx.user.uid, input)),
  fill: procedure.input(FillInput).mutation(({ ctx, input }) => fill(ctx.hooks, ctx.user.uid, input)),
  /** A mutation, because it calls a provider and saves the result. */
  more: paid.input(MoreHooksInput).mutation(({ ctx, input }) => moreHooks(ctx, ctx.user.uid, input)),
  /** In the language of the brief, also a mutation because it saves the result. */
  write: paid.input(WriteHooksInput).mutation(({ ctx, input }) => writeHooks(ctx, ctx.user.uid, input)),
});

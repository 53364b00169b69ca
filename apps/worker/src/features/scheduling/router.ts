import { Id } from "@vignette/domain/kernel";
import {
  ListPostsInput,
  ReschedulePostInput,
  ResolveTargetInput,
  SchedulePostInput,
  TargetInput,
} from "@vignette/domain/scheduling";
import * as z from "zod/mini";
import { postStore } from "../../publishing/post-store.ts";
import { socialAccountStore } from "../../publishing/social-account-store.ts";
import { targetStore } from "../../publishing/target-store.ts";
import { router, userProcedure } from "../../trpc.ts";
import { cancelPost, reschedulePost } from "./change-post.ts";
import { resolvePost, retryPost } from "./change-target.ts";
import { listPosts } from "./list-posts.ts";
import { postView } from "./post-view.ts";
import { schedulePost } from "./schedule-post.ts";

const procedure = userProcedure.use(({ ctx, next }) =>
  next({
    ctx: {
      posts: postStore(ctx.documents),
      targets: targetStore(ctx.documents),
      accounts: socialAccountStore(ctx.documents),
    },
  }),
);

export const schedulingRouter = router({
  list: procedure.input(ListPostsInput).query(({ ctx, input }) => listPosts(ctx, ctx.user.uid, input)),
  get: procedure.input(z.object({ id: Id })).query(async ({ ctx, input }) => {
    const { value } = await ctx.posts.get(ctx.user.uid, input.id);
    const targets = await ctx.targets.ofPost(input.id);
    return await postView(
      ctx.files,
      value,
      targets.map((it) => it.value),
    );
  }),
  schedule: procedure.input(SchedulePostInput).mutation(({ ctx, input }) => schedulePost(ctx, ctx.user.uid, input)),
  reschedule: procedure
    .input(ReschedulePostInput)
    .mutation(({ ctx, input }) => reschedulePost(ctx, ctx.user.uid, input.id, input.when)),
  cancel: procedure.input(z.object({ id: Id })).mutation(({ ctx, input }) => cancelPost(ctx, ctx.user.uid, input.id)),
  retry: procedure.input(TargetInput).mutation(({ ctx, input }) => retryPost(ctx, ctx.user.uid, input)),
  resolve: procedure.input(ResolveTargetInput).mutation(({ ctx, input }) => resolvePost(ctx, ctx.user.uid, input)),
});

import { Id } from "@vignette/domain/kernel";
import {
  CommentInput,
  CopyPostsInput,
  DecideInput,
  EditPostInput,
  FreeSlotsInput,
  ListPostsInput,
  MovePostsInput,
  NextSlotInput,
  PostIdsInput,
  RecycleInput,
  RepeatPostInput,
  ReschedulePostInput,
  ResolveCommentInput,
  ResolveTargetInput,
  RewordPostInput,
  SchedulePostInput,
  SchedulePostsInput,
  SetSlotsInput,
  TargetInput,
} from "@vignette/domain/scheduling";
import * as z from "zod/mini";
import { router, userProcedure } from "../../context/trpc.ts";
import { postStore } from "../../records/stores/post-store.ts";
import { socialAccountStore } from "../../records/stores/social-account-store.ts";
import { targetStore } from "../../records/stores/target-store.ts";
import { commentPost, decideOwn, sendForApproval } from "./approve-post.ts";
import { assetStates } from "./asset-states.ts";
import { cancelPost, reschedulePost } from "./change-post.ts";
import { resolvePost, resolvePostComment, retryPost } from "./change-target.ts";
import { countProblems } from "./count-problems.ts";
import { editPost } from "./edit-post.ts";
import { listPosts } from "./list-posts.ts";
import { movePosts } from "./move-posts.ts";
import { postNames } from "./post-names.ts";
import { postView } from "./post-view.ts";
import { previewRecycling, recyclingRule, saveRecycling } from "./recycling/recycling.ts";
import { recyclingOf } from "./recycling/recycling-of.ts";
import { scheduleRecycledNow } from "./recycling/schedule-recycled.ts";
import { removePosts, restorePosts } from "./remove-posts.ts";
import { removedPostStore } from "./removed-post-store.ts";
import { repeatPost, stopRepeating } from "./repeat-post.ts";
import { rewordPost } from "./reword-post.ts";
import { schedulePost } from "./schedule-post.ts";
import { copyPosts, schedulePosts } from "./schedule-posts.ts";
import { seriesStore } from "./series-store.ts";
import { slotStore } from "./slot-store.ts";
import { nextSlot, openSlots, setSlots } from "./slots.ts";

const procedure = userProcedure.use(({ ctx, next }) =>
  next({
    ctx: {
      posts: postStore(ctx.documents),
      targets: targetStore(ctx.documents),
      accounts: socialAccountStore(ctx.documents),
      removed: removedPostStore(ctx.documents),
      series: seriesStore(ctx.documents),
      slots: slotStore(ctx.documents),
    },
  }),
);

const recycling = userProcedure.use(({ ctx, next }) => next({ ctx: { recycling: recyclingOf(ctx) } }));

export const schedulingRouter = router({
  /** What has become of the assets of a project, by asset id; one that was never posted or scheduled is missing. */
  statesOfAssets: procedure
    .input(z.object({ projectId: Id }))
    .query(({ ctx, input }) => assetStates(ctx.documents, ctx.user.uid, input.projectId)),
  /** What its posts are called, whenever they go out. */
  names: procedure
    .input(z.object({ projectId: Id }))
    .query(({ ctx, input }) => postNames(ctx.documents, ctx.user.uid, input.projectId)),
  list: procedure.input(ListPostsInput).query(({ ctx, input }) => listPosts(ctx, ctx.user.uid, input)),
  /** How many targets in a period wait for their owner: what every page shows beside the calendar. */
  problems: procedure
    .input(ListPostsInput)
    .query(({ ctx, input }) => countProblems(ctx.documents, ctx.user.uid, input)),
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
  edit: procedure.input(EditPostInput).mutation(({ ctx, input }) => editPost(ctx, ctx.user.uid, input)),
  reschedule: procedure
    .input(ReschedulePostInput)
    .mutation(({ ctx, input }) => reschedulePost(ctx, ctx.user.uid, input.id, input.when)),
  cancel: procedure.input(z.object({ id: Id })).mutation(({ ctx, input }) => cancelPost(ctx, ctx.user.uid, input.id)),
  reword: procedure.input(RewordPostInput).mutation(({ ctx, input }) => rewordPost(ctx, ctx.user.uid, input)),
  sendForApproval: procedure
    .input(PostIdsInput)
    .mutation(({ ctx, input }) => sendForApproval(ctx, ctx.user.uid, input)),
  decide: procedure.input(DecideInput).mutation(({ ctx, input }) => decideOwn(ctx, ctx.user, input)),
  comment: procedure.input(CommentInput).mutation(({ ctx, input }) => commentPost(ctx, ctx.user, input)),
  scheduleMany: procedure
    .input(SchedulePostsInput)
    .mutation(({ ctx, input }) => schedulePosts(ctx, ctx.user.uid, input)),
  moveMany: procedure.input(MovePostsInput).mutation(({ ctx, input }) => movePosts(ctx, ctx.user.uid, input)),
  copyMany: procedure.input(CopyPostsInput).mutation(({ ctx, input }) => copyPosts(ctx, ctx.user.uid, input)),
  removeMany: procedure.input(PostIdsInput).mutation(({ ctx, input }) => removePosts(ctx, ctx.user.uid, input)),
  restoreMany: procedure.input(PostIdsInput).mutation(({ ctx, input }) => restorePosts(ctx, ctx.user.uid, input)),
  repeat: procedure.input(RepeatPostInput).mutation(({ ctx, input }) => repeatPost(ctx, ctx.user.uid, input)),
  stopRepeating: procedure
    .input(z.object({ id: Id }))
    .mutation(({ ctx, input }) => stopRepeating(ctx, ctx.user.uid, input.id)),
  series: procedure
    .input(z.object({ id: Id }))
    .query(async ({ ctx, input }) => (await ctx.series.get(ctx.user.uid, input.id)).value),
  slots: procedure.query(({ ctx }) => ctx.slots.ofUser(ctx.user.uid)),
  setSlots: procedure.input(SetSlotsInput).mutation(({ ctx, input }) => setSlots(ctx, ctx.user.uid, input)),
  openSlots: procedure.input(FreeSlotsInput).query(({ ctx, input }) => openSlots(ctx, ctx.user.uid, input)),
  nextSlot: procedure.input(NextSlotInput).query(({ ctx, input }) => nextSlot(ctx, ctx.user.uid, input)),
  recycling: recycling
    .input(z.object({ projectId: Id }))
    .query(({ ctx, input }) => recyclingRule(ctx.recycling, ctx.user.uid, input.projectId)),
  saveRecycling: recycling
    .input(RecycleInput)
    .mutation(({ ctx, input }) => saveRecycling(ctx.recycling, ctx.user.uid, input)),
  previewRecycling: recycling
    .input(RecycleInput)
    .query(({ ctx, input }) => previewRecycling(ctx.recycling, ctx.user.uid, input)),
  scheduleRecycled: recycling
    .input(RecycleInput)
    .mutation(({ ctx, input }) => scheduleRecycledNow(ctx.recycling, ctx.user.uid, input)),
  retry: procedure.input(TargetInput).mutation(({ ctx, input }) => retryPost(ctx, ctx.user.uid, input)),
  resolveComment: procedure
    .input(ResolveCommentInput)
    .mutation(({ ctx, input }) => resolvePostComment(ctx, ctx.user.uid, input)),
  resolve: procedure.input(ResolveTargetInput).mutation(({ ctx, input }) => resolvePost(ctx, ctx.user.uid, input)),
});

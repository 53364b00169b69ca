import {
  LinkInput,
  MakeLinkInput,
  OpenReviewInput,
  RenewLinkInput,
  ReviewerCommentInput,
  ReviewerDecisionInput,
  tooManyVisits,
} from "@vignette/domain/approval";
import { Id } from "@vignette/domain/kernel";
import * as z from "zod/mini";
import { publicProcedure, router, userProcedure } from "../../context/trpc.ts";
import { notifierOf } from "../../notifications/notifier-of.ts";
import { postStore } from "../../records/stores/post-store.ts";
import { targetStore } from "../../records/stores/target-store.ts";
import { commentAsReviewer, decideAsReviewer } from "./answer-as-reviewer.ts";
import { listLinks, makeLink, renewLink, revokeLink } from "./links.ts";
import { openReview } from "./open-review.ts";
import { reviewLinkStore } from "./store.ts";

const procedure = userProcedure.use(({ ctx, next }) =>
  next({ ctx: { links: reviewLinkStore(ctx.documents), posts: postStore(ctx.documents) } }),
);

/** For callers with a link's token, signed in or not; limits the requests per minute from one address. */
const visitorProcedure = publicProcedure.use(async ({ ctx, next }) => {
  if (!(await ctx.mayVisit(ctx.caller.address))) throw tooManyVisits();
  const { documents } = ctx;
  return next({
    ctx: {
      links: reviewLinkStore(documents),
      posts: postStore(documents),
      targets: targetStore(documents),
      notifier: notifierOf(ctx),
    },
  });
});

export const approvalRouter = router({
  links: procedure
    .input(z.object({ postId: Id }))
    .query(({ ctx, input }) => listLinks(ctx, ctx.user.uid, input.postId)),
  makeLink: procedure.input(MakeLinkInput).mutation(({ ctx, input }) => makeLink(ctx, ctx.user.uid, input)),
  renewLink: procedure.input(RenewLinkInput).mutation(({ ctx, input }) => renewLink(ctx, ctx.user.uid, input)),
  revokeLink: procedure.input(LinkInput).mutation(({ ctx, input }) => revokeLink(ctx, ctx.user.uid, input.id)),
  // A mutation although it only reads: a token in a query would end up in logs.
  open: visitorProcedure.input(OpenReviewInput).mutation(({ ctx, input }) => openReview(ctx, input.token)),
  decide: visitorProcedure.input(ReviewerDecisionInput).mutation(({ ctx, input }) => decideAsReviewer(ctx, input)),
  comment: visitorProcedure.input(ReviewerCommentInput).mutation(({ ctx, input }) => commentAsReviewer(ctx, input)),
});

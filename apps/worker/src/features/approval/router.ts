import {
  LinkInput,
  LookInput,
  MakeLinkInput,
  RemarkInput,
  RenewLinkInput,
  ReviewInput,
  tooManyLooks,
} from "@vignette/domain/approval";
import { Id } from "@vignette/domain/kernel";
import * as z from "zod/mini";
import { publicProcedure, router, userProcedure } from "../../context/trpc.ts";
import { postStore } from "../../records/post-store.ts";
import { targetStore } from "../../records/target-store.ts";
import { listLinks, makeLink, renewLink, revokeLink } from "./links.ts";
import { look } from "./look.ts";
import { remark, review } from "./say.ts";
import { reviewLinkStore } from "./store.ts";

const procedure = userProcedure.use(({ ctx, next }) =>
  next({ ctx: { links: reviewLinkStore(ctx.documents), posts: postStore(ctx.documents) } }),
);

/** For callers with a link's token, signed in or not; limits the requests per minute from one address. */
const visitorProcedure = publicProcedure.use(async ({ ctx, next }) => {
  if (!(await ctx.mayVisit(ctx.caller.address ?? "unknown"))) throw tooManyLooks();
  const { documents } = ctx;
  return next({
    ctx: { links: reviewLinkStore(documents), posts: postStore(documents), targets: targetStore(documents) },
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
  look: visitorProcedure.input(LookInput).mutation(({ ctx, input }) => look(ctx, input.token)),
  review: visitorProcedure.input(ReviewInput).mutation(({ ctx, input }) => review(ctx, input)),
  remark: visitorProcedure.input(RemarkInput).mutation(({ ctx, input }) => remark(ctx, input)),
});

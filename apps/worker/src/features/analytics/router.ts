import { Id } from "@vignette/domain/kernel";
import * as z from "zod/mini";
import { router, userProcedure } from "../../context/trpc.ts";
import { postStore } from "../../records/post-store.ts";
import { resultStore } from "../../records/result-store.ts";
import { targetStore } from "../../records/target-store.ts";
import { collectMetrics } from "./collect-metrics.ts";
import { metricStore } from "./store.ts";
import { summary } from "./summary.ts";

const procedure = userProcedure.input(z.object({ projectId: Id })).use(({ ctx, next }) =>
  next({
    ctx: {
      metrics: metricStore(ctx.documents),
      results: resultStore(ctx.documents),
      targets: targetStore(ctx.documents),
      posts: postStore(ctx.documents),
    },
  }),
);

export const analyticsRouter = router({
  summary: procedure.query(({ ctx, input }) => summary(ctx, ctx.user.uid, input.projectId)),
  refresh: procedure.mutation(async ({ ctx, input }) => {
    await ctx.posts.project(ctx.user.uid, input.projectId);
    const published = await ctx.targets.publishedOf(ctx.user.uid, input.projectId);
    await collectMetrics(ctx, published);
    return await summary(ctx, ctx.user.uid, input.projectId);
  }),
});

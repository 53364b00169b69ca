import { Id } from "@vignette/domain/kernel";
import * as z from "zod/mini";
import { postStore } from "../../publishing/post-store.ts";
import { resultStore } from "../../publishing/result-store.ts";
import { targetStore } from "../../publishing/target-store.ts";
import { router, userProcedure } from "../../trpc.ts";
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

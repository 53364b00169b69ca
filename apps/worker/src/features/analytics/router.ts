import {
  DailySpan,
  type DailyTotals,
  type ReadingPoint,
  SuggestionsInput,
  WeeklyReportInput,
  type WeeklyReportView,
} from "@vignette/domain/analytics";
import { days, Id, later } from "@vignette/domain/kernel";
import * as z from "zod/mini";
import { reportUnexpected } from "../../adapters/log/report-unexpected.ts";
import { router, userProcedure } from "../../context/trpc.ts";
import { postStore } from "../../records/stores/post-store.ts";
import { readingStore } from "../../records/stores/reading-store.ts";
import { resultStore } from "../../records/stores/result-store.ts";
import { targetStore } from "../../records/stores/target-store.ts";
import { collectMetrics } from "./collecting/collect-metrics.ts";
import { collectingOf } from "./collecting/collecting-of.ts";
import { mostOfAccount } from "./collecting/most-of-account.ts";
import { suggestionsFor } from "./suggestions.ts";
import { summary } from "./summary.ts";
import { weeklyReportStore } from "./weekly/report-store.ts";
import { setWeeklyReport } from "./weekly/set-weekly-report.ts";

/** Older posts hardly change, and are read by the plan as long as it lasts. */
const REFRESHED = days(90);

const procedure = userProcedure.use(({ ctx, next }) =>
  next({
    ctx: {
      results: resultStore(ctx.documents),
      readings: readingStore(ctx.documents),
      targets: targetStore(ctx.documents),
      posts: postStore(ctx.documents),
      reports: weeklyReportStore(ctx.documents),
    },
  }),
);
const ofProject = procedure.input(z.object({ projectId: Id }));

export const analyticsRouter = router({
  summary: ofProject.query(({ ctx, input }) => summary(ctx, ctx.user.uid, input.projectId)),
  /** The readings of one post on one account, oldest first. Where none was possible there is a gap. */
  curve: procedure
    .input(z.object({ targetId: Id }))
    .query(({ ctx, input }): Promise<ReadingPoint[]> => ctx.readings.curve(ctx.user.uid, input.targetId)),
  /** What the project's posts gained, by account and day. A day without an entry was not read. */
  daily: procedure
    .input(DailySpan)
    .query(
      ({ ctx, input }): Promise<DailyTotals[]> =>
        ctx.readings.daily(ctx.user.uid, input.projectId, input.from, input.to),
    ),
  /** What to make next, computed here so that pages need not load hooks, pictures and what judges them. */
  suggestions: procedure.input(SuggestionsInput).query(({ ctx, input }) => suggestionsFor(ctx, ctx.user.uid, input)),
  /** When the project's report is next mailed; null while it is off. */
  weeklyReport: ofProject.query(async ({ ctx, input }): Promise<WeeklyReportView> => {
    const stored = await ctx.reports.ofProject(ctx.user.uid, input.projectId);
    return stored && { zone: stored.value.zone, dueAt: stored.value.dueAt };
  }),
  setWeeklyReport: procedure
    .input(WeeklyReportInput)
    .mutation(({ ctx, input }) => setWeeklyReport(ctx, ctx.user.uid, input)),
  refresh: ofProject.mutation(async ({ ctx, input }) => {
    await ctx.posts.project(ctx.user.uid, input.projectId);
    const published = await ctx.targets.publishedOf(ctx.user.uid, input.projectId);
    const young = later(ctx.now, -REFRESHED);
    const newest = published
      .filter(({ value }) => value.publishAt > young)
      .toSorted((a, b) => b.value.publishAt - a.value.publishAt);
    await collectMetrics({ ...collectingOf(ctx), warn: reportUnexpected }, mostOfAccount(newest).taken);
    return await summary(ctx, ctx.user.uid, input.projectId);
  }),
});

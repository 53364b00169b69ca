import * as z from "zod/mini";
import { Id, Instant, orAbsent } from "../../kernel/index.ts";
import { Zone } from "../../scheduling/index.ts";
import { WeekInNumbers } from "./week-in-numbers.ts";

/** A project's report by mail, every Monday. Collection `weekly_reports`, keyed by project id. Source: ADR 130. */
export const WeeklyReport = z.object({
  projectId: Id,
  uid: z.string(),
  /** The IANA zone of its reader. */
  zone: z.string(),
  /** When the sweep next has something to do for it. */
  dueAt: Instant,
  /**
   * The mail that is being sent: the Monday it belongs to, how often it was tried, its language as a BCP 47 tag (English
   * if it is absent), and what it says. Null between two weeks.
   */
  sending: z.nullable(
    z.object({
      monday: Instant,
      tries: z.number().check(z.int(), z.nonnegative()),
      language: orAbsent(z.string()),
      week: WeekInNumbers,
    }),
  ),
});
export type WeeklyReport = z.infer<typeof WeeklyReport>;

/** The report as its reader sees it: null while it is off. */
export const WeeklyReportView = z.nullable(z.pick(WeeklyReport, { zone: true, dueAt: true }));
export type WeeklyReportView = z.infer<typeof WeeklyReportView>;

/** Turns a project's report on or off. `zone`: the reader's, which says when their Monday begins. */
export const WeeklyReportInput = z.object({ projectId: Id, on: z.boolean(), zone: Zone });
export type WeeklyReportInput = z.infer<typeof WeeklyReportInput>;

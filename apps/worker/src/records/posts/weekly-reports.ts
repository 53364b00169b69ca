import { WeeklyReport } from "@vignette/domain/analytics";
import { ofProject, record } from "../record.ts";

/** Collection `weekly_reports`, keyed by project id: the reports that are mailed every Monday. Source: ADR 130. */
export const weeklyReportRecords = record(
  "weekly_reports",
  WeeklyReport,
  { dueAt: "timestamp" },
  ofProject("weekly_reports"),
);

import { DailyTotals } from "@vignette/domain/analytics";
import { ofProject, record } from "../record.ts";

/** Collection `daily`, keyed `{projectId}_{accountId}_{day}`. */
export const dailyRecords = record("daily", DailyTotals, { lastUpdated: "timestamp" }, ofProject("daily"));

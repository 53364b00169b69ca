import { ReadingDay } from "@vignette/domain/analytics";
import { ofProject, record } from "../record.ts";

/** Collection `readings`, keyed `{targetId}_{day}`. */
export const readingRecords = record("readings", ReadingDay, { lastUpdated: "timestamp" }, ofProject("readings"));

import { Series } from "@vignette/domain/scheduling";
import { ofProject, record } from "../record.ts";

/** Collection `series`, keyed by series id. */
export const seriesRecords = record(
  "series",
  Series,
  { createdAt: "timestamp", lastUpdated: "timestamp" },
  ofProject("series"),
);

import { OwnHook } from "@vignette/domain/hook-library";
import { ofProject, record } from "../record.ts";

/** Collection `hooks`, keyed by hook id. */
export const hookRecords = record(
  "hooks",
  OwnHook,
  { archivedAt: "timestamp", createdAt: "timestamp", lastUpdated: "timestamp" },
  ofProject("hooks"),
);

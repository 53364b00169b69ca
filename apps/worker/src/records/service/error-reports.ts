import { ErrorRequest, StoredError } from "@vignette/domain/operations";
import { record } from "../record.ts";

/** Collection `error_reports`, keyed by the error's fingerprint. Removed by `expiresAt`. */
export const errorReportRecords = record(
  "error_reports",
  StoredError,
  { firstAt: "timestamp", lastAt: "timestamp", expiresAt: "timestamp" },
  null,
);

/** Collection `error_requests`, keyed by the reference shown to the user. Removed by `expiresAt`. */
export const errorRequestRecords = record(
  "error_requests",
  ErrorRequest,
  { at: "timestamp", expiresAt: "timestamp" },
  null,
);

import type { ErrorReport } from "@vignette/domain/operations";

/** Where reports of unexpected errors go. Never throws: what cannot be delivered is only logged. */
export type ErrorPort = (report: ErrorReport) => Promise<void>;

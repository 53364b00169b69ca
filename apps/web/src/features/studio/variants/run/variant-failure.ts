import { JoinError } from "@vignette/composition";
import { exportFailure } from "../../export/export-failure.ts";

/** A combination that cannot be made as it is; the message is for people. */
export class CellError extends Error {
  override readonly name = "CellError";
}

/** Why a combination was not made, for people. */
export function variantFailure(error: unknown): string {
  if (error instanceof CellError) return error.message;
  if (!(error instanceof JoinError)) return exportFailure(error);
  if (error.reason === "unlike") {
    return `Its parts were encoded with different settings. Retry encodes them anew. (${error.message})`;
  }
  if (error.reason === "check-failed") return "The joined video wasn't as it should be, so we didn't keep it.";
  return `Its parts couldn't be joined. ${error.message}`;
}

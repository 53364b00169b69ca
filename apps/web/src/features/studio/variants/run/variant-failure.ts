import { JoinError } from "@vignette/composition";
import { exportFailure } from "../../export/export-failure.ts";

/** A combination that cannot be rendered as it is. The message is shown to the user. */
export class CellError extends Error {
  override readonly name = "CellError";
}

/** The message for an error of rendering a combination. */
export function variantFailure(error: unknown): string {
  if (error instanceof CellError) return error.message;
  if (!(error instanceof JoinError)) return exportFailure(error);
  if (error.reason === "unlike") {
    return `Its parts were encoded with different settings. Retry encodes them again. (${error.message})`;
  }
  if (error.reason === "check-failed") return "The combined video failed our checks, so we didn't keep it.";
  return `Its parts couldn't be joined. ${error.message}`;
}

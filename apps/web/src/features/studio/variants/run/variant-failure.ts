import { JoinError } from "@vignette/composition";
import type { JoinTrouble } from "@vignette/content";
import { m } from "@vignette/messages";
import { exportFailure } from "../../export/export-failure.ts";

/** A combination that cannot be rendered as it is. The message is shown to the user. */
export class CellError extends Error {
  override readonly name = "CellError";
}

/** Why the parts of a combination cannot be joined. */
export const joinTrouble = ({ reason, name }: JoinTrouble): string =>
  reason === "unlike" ? m.variants_trouble_unlike({ name }) : m.variants_trouble_torn({ name });

/** The message for an error of rendering a combination. */
export function variantFailure(error: unknown): string {
  if (error instanceof CellError) return error.message;
  if (!(error instanceof JoinError)) return exportFailure(error);
  if (error.reason === "unlike") {
    return m.variants_unlike_parts({ message: error.message });
  }
  if (error.reason === "check-failed") return m.variants_check_failed();
  return m.variants_not_joined({ message: error.message });
}

import { changedMeanwhile, Refusal } from "@vignette/domain/kernel";
import { DocumentError } from "./documents.ts";

/** The refusal for a DocumentError that no procedure has handled; null for faults of our own. */
export function documentRefusal(error: unknown): Refusal | null {
  if (!(error instanceof DocumentError)) return null;
  if (error.kind === "changed" || error.kind === "missing") return changedMeanwhile("page");
  if (error.kind === "unavailable") {
    return new Refusal("unavailable", "documents.unavailable", "Our database does not answer right now. Try again.");
  }
  if (error.kind === "malformed") {
    return new Refusal("conflict", "documents.unreadable", "This entry cannot be read. We have been told about it.");
  }
  return null;
}

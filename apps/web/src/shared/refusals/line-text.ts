import type { TargetLogEntry } from "@vignette/domain/scheduling";
import { wordedFailure, wordedFinding } from "./worded.ts";

/** A line of a receipt in the page's language. One about a failure begins as the failure does. */
export function lineText({ event, detail, says }: TargetLogEntry): string {
  const line = { message: detail, says };
  return event === "failed" || event === "refused" ? wordedFailure(line) : wordedFinding(line);
}

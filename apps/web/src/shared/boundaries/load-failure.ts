import { m } from "@vignette/messages";
import { errorMessage, isUnanswered, refusalOf } from "../../failure.ts";

/** Why something could not be loaded: the reader is offline, we are, or what the error says. */
export function loadFailure(error: unknown): string {
  if (!navigator.onLine && refusalOf(error) === null) return m.app_offline_page();
  return isUnanswered(error) ? m.app_unreachable_page() : errorMessage(error);
}

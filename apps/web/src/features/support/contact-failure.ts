import { type ContactType, contactSignedOut } from "@vignette/domain/support";
import { worded } from "../../shared/refusals/worded.ts";
import { errorMessage, isSignedOut, refusalOf } from "../../trpc.ts";
import { contactWords } from "./contact-words.ts";

/** The next step after a failed contact request: the form, or the view that offers an email. */
export type ContactFailure = {
  view: "form" | "failed";
  /** Shown as a toast; null for none. */
  notice: string | null;
  /** Shown at the message's field; null for nothing. */
  fieldError: string | null;
};

/**
 * After too many requests, or without a session, the form stays; anything else offers the email. Source: spec §5, §8.
 */
export function contactFailure(error: unknown, type: ContactType): ContactFailure {
  if (refusalOf(error) === "support.too-many") {
    return { view: "form", notice: null, fieldError: errorMessage(error) };
  }
  if (isSignedOut(error)) return { view: "form", notice: worded(contactSignedOut()), fieldError: null };
  return { view: "failed", notice: contactWords[type].failed, fieldError: null };
}

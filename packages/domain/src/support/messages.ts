import { Refusal } from "../kernel/index.ts";

/** Source: spec §5, Support request, and §8, Support and contact. */
export const supportWords = {
  failed: "Failed to submit support request. Please try the email option.",
  describe: "Please describe your issue",
} as const;

export const supportSignedOut = () =>
  new Refusal("signed-out", "support.signed-out", "You must be logged in to submit a support request");
export const descriptionMissing = () =>
  new Refusal("invalid", "support.description-missing", supportWords.describe, "description");
/** Practically never: thousands of tickets in one month and bad luck. */
export const noTicketId = () => new Refusal("unavailable", "support.no-ticket-id", supportWords.failed);

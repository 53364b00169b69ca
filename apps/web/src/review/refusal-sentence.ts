import { m } from "@vignette/messages";

/** The refusals that a reviewer can meet, by their code. */
const sentences: Record<string, () => string> = {
  "approval.too-many": m.refusals_approval_too_many,
  "approval.too-many-looks": m.refusals_approval_too_many_looks,
  "approval.not-in-link": m.refusals_approval_not_in_link,
  "scheduling.changed-since-seen": m.refusals_scheduling_changed_since_seen,
  "scheduling.nothing-to-approve": m.refusals_scheduling_nothing_to_approve,
};

/** A refusal in the reader's language; as the server words it, in English, if a reviewer should never meet it. */
export const refusalSentence = (code: string, english: string): string => sentences[code]?.() ?? english;

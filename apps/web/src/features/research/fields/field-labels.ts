import type { BriefField, ChangeReason } from "@vignette/domain/research";
import { m } from "@vignette/messages";

/** Labels of the fields of a brief. */
export const fieldLabels: Record<BriefField, string> = {
  name: m.brief_product(),
  description: m.brief_what_it_is(),
  price: m.brief_price(),
  audience: m.brief_for(),
  shortAudience: m.brief_short_audience(),
  pain: m.brief_pain(),
  shortPain: m.brief_short_pain(),
  pains: m.brief_more_pains(),
  outcome: m.brief_outcome(),
  shortOutcome: m.brief_short_outcome(),
  outcomes: m.brief_more_outcomes(),
  objections: m.brief_objections(),
  proof: m.brief_evidence(),
  tone: m.brief_voice(),
  avoid: m.brief_words_to_avoid(),
  language: m.brief_language(),
  brand: m.brief_brand(),
};

/** Labels of the reasons for which a field changed. Source: docs/experience.md#your-product. */
export const beforeWhat: Record<ChangeReason, string> = {
  edit: m.brief_before_edit(),
  read: m.brief_before_reread(),
  rewrite: m.brief_before_rewriting(),
  restore: m.brief_before_restoring(),
};

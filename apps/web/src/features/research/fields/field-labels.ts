import type { BriefField, ChangeReason } from "@vignette/domain/research";

/** Labels of the fields of a brief. */
export const fieldLabels: Record<BriefField, string> = {
  name: "Product",
  description: "What it is",
  price: "Price",
  audience: "For",
  shortAudience: "In hooks: audience",
  pain: "Pain",
  shortPain: "In hooks: pain",
  pains: "More pains",
  outcome: "Outcome",
  shortOutcome: "In hooks: outcome",
  outcomes: "More outcomes",
  objections: "Objections",
  proof: "Evidence",
  tone: "Voice",
  avoid: "Words to avoid",
  language: "Language",
  brand: "Brand",
};

/** Labels of the reasons for which a field changed. Source: docs/experience.md#your-product. */
export const beforeWhat: Record<ChangeReason, string> = {
  edit: "Before edit",
  read: "Before re-read",
  rewrite: "Before rewriting",
  restore: "Before restoring",
};

import type { AssetType } from "../../assets/index.ts";
import { Refusal } from "../../kernel/index.ts";
import { type Brief, reviewsIn } from "../../research/index.ts";
import type { Template } from "../catalogue/template.ts";
import { templateOf, templates } from "../catalogue/templates.ts";

const noReview = () =>
  new Refusal(
    "invalid",
    "studio.no-review",
    "This look quotes a customer. Add a review to the proof of your product first: the sentence in quotation marks, who said it, and its source.",
    "style.template",
  );

/** The looks of a kind that can be made of a brief: without a review none that quotes one. */
export const offeredTemplates = (kind: AssetType, brief: Pick<Brief, "proof">): Template[] =>
  templates[kind].filter((it) => !refuseTemplate(kind, it.name, brief));

/** Whether a look cannot be made of a brief. A made-up review is forbidden. Source: ADR 71. */
export const refuseTemplate = (kind: AssetType, name: string, brief: Pick<Brief, "proof">): Refusal | null =>
  templateOf(kind, name).needsReview && reviewsIn(brief).length === 0 ? noReview() : null;

import type { BriefDraft, BriefErrors } from "./brief-draft.ts";

/** Props of all parts of the form. */
export type BriefPartProps = {
  draft: BriefDraft;
  errors: BriefErrors;
  /** null if the product is not saved yet, so that there is no history. */
  productId: string | null;
  onChange: (part: Partial<BriefDraft>) => void;
  /** Restores an earlier value of a field. */
  onRestore: (part: Partial<BriefDraft>) => void;
};

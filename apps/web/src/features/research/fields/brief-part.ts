import type { BriefDraft, BriefErrors } from "./brief-draft.ts";

/** What every part of the form works on. */
export type BriefPartProps = {
  draft: BriefDraft;
  errors: BriefErrors;
  /** null: not saved yet, so there is no history. */
  productId: string | null;
  onChange: (part: Partial<BriefDraft>) => void;
  /** An earlier field comes back. */
  onRestore: (part: Partial<BriefDraft>) => void;
};

import { Brief, type ClaimField, claimFields } from "@vignette/domain/research";
import { issueText } from "../../../shared/refusals/issues-by-field.ts";
import { type BriefDraft, type BriefErrors, pageUrl } from "./brief-draft.ts";

/** A valid brief, or the errors of a draft. */
export type CheckedBrief = { brief: Brief; errors: null } | { brief: null; errors: BriefErrors };

/** The brief of a draft, or its errors. Empty rows are dropped. */
export function checkBrief(draft: BriefDraft): CheckedBrief {
  const rows = Object.fromEntries(claimFields.map((field) => [field, rowsOf(draft, field)]));
  const claims = Object.fromEntries(claimFields.map((field) => [field, rows[field]?.map(({ claim }) => claim)]));
  const parsed = Brief.safeParse({ ...draft, ...claims, url: pageUrl(draft.url) });
  if (parsed.success) return { brief: parsed.data, errors: null };

  const errors: Record<string, string> = {};
  for (const issue of parsed.error.issues) {
    const [field = "", index, ...rest] = issue.path.map(String);
    const row = rows[field]?.[Number(index)]?.row;
    const path = row === undefined ? issue.path.map(String) : [field, row, ...rest];
    errors[path.join(".")] ??= issueText(issue);
  }
  return { brief: null, errors };
}

const rowsOf = (draft: BriefDraft, field: ClaimField) =>
  draft[field].flatMap((claim, row) => (claim.claim.trim() || claim.source.trim() ? [{ claim, row }] : []));

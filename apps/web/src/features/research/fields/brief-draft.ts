import { Brief, type ClaimField, claimFields, emptyBrief, wholeBrief } from "@vignette/domain/research";
import { issueText } from "../../../shared/refusals/issues-by-field.ts";

/** A brief that is being edited. Fields may be invalid or empty. */
export type BriefDraft = Omit<Brief, "url"> & {
  url: string;
  /** The page that was read into a new brief, and the fields that it filled, as it filled them. */
  read?: { url: string; taken: Partial<Brief> } | undefined;
};

/** Errors by field: `name`, `proof.0.source`, `brand.accent`. */
export type BriefErrors = Readonly<Record<string, string>>;

/** A valid brief, or the errors of a draft. */
export type CheckedBrief = { brief: Brief; errors: null } | { brief: null; errors: BriefErrors };

/** An empty draft for the page with this address. */
export const emptyDraft = (url = ""): BriefDraft => ({ ...emptyBrief, url });

/** The draft to edit a stored brief. */
export const briefDraftOf = (brief: Brief): BriefDraft => ({ ...brief, url: brief.url ?? "" });

/** A draft stored by any version of this page. Fields it does not have are empty. */
export const restoredDraft = (stored: object): BriefDraft => ({ ...emptyDraft(), ...(wholeBrief(stored) as object) });

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

/** Whether a draft differs from the stored brief, or from an empty one. */
export function differs(draft: BriefDraft, brief: Brief | null): boolean {
  const { read: _read, ...words } = draft;
  return inOrder(words) !== inOrder(brief ? briefDraftOf(brief) : emptyDraft());
}

/** The address of a page as typed, with `https://` added if there is no scheme; null if it is not a web page. */
export function pageUrl(typed: string): string | null {
  const url = typed.trim();
  if (!url) return null;
  return /^[a-z]+:/i.test(url) ? url : `https://${url}`;
}

const rowsOf = (draft: BriefDraft, field: ClaimField) =>
  draft[field].flatMap((claim, row) => (claim.claim.trim() || claim.source.trim() ? [{ claim, row }] : []));

/** JSON with sorted keys, equal for equal values. */
function inOrder(value: unknown): string {
  return JSON.stringify(value, (_key, it: unknown) =>
    typeof it === "object" && it !== null && !Array.isArray(it)
      ? Object.fromEntries(Object.entries(it).sort(([a], [b]) => (a < b ? -1 : 1)))
      : it,
  );
}

import { Brief, type ClaimField, claimFields, emptyBrief, wholeBrief } from "@vignette/domain/research";

/** A brief while it is being written: everything may be wrong or missing still. */
export type BriefDraft = Omit<Brief, "url"> & { url: string };

/** What is wrong, by field: `name`, `proof.0.source`, `brand.accent`. */
export type BriefErrors = Readonly<Record<string, string>>;

export type CheckedBrief = { brief: Brief; errors: null } | { brief: null; errors: BriefErrors };

export const emptyDraft = (url = ""): BriefDraft => ({ ...emptyBrief, url });

export const draftOf = (brief: Brief): BriefDraft => ({ ...brief, url: brief.url ?? "" });

/** A draft as another version of this page kept it. What an older one did not know is empty. */
export const restoredDraft = (stored: object): BriefDraft => ({ ...emptyDraft(), ...(wholeBrief(stored) as object) });

/** The brief that a draft stands for, or what is wrong with it. Rows without a word are left out, not refused. */
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
    errors[path.join(".")] ??= issue.message;
  }
  return { brief: null, errors };
}

/** Whether a draft says anything else than the brief it began with. */
export function differs(draft: BriefDraft, brief: Brief | null): boolean {
  return inOrder(draft) !== inOrder(brief ? draftOf(brief) : emptyDraft());
}

/** People type `acme.co/candle`; the scheme goes without saying. */
export function pageUrl(typed: string): string | null {
  const url = typed.trim();
  if (!url) return null;
  return /^[a-z]+:/i.test(url) ? url : `https://${url}`;
}

const rowsOf = (draft: BriefDraft, field: ClaimField) =>
  draft[field].flatMap((claim, row) => (claim.claim.trim() || claim.source.trim() ? [{ claim, row }] : []));

/** The same text for the same words, in whatever order the fields come. */
function inOrder(value: unknown): string {
  return JSON.stringify(value, (_key, it: unknown) =>
    typeof it === "object" && it !== null && !Array.isArray(it)
      ? Object.fromEntries(Object.entries(it).sort(([a], [b]) => (a < b ? -1 : 1)))
      : it,
  );
}

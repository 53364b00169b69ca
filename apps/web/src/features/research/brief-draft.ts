import { Brief } from "@vignette/domain/research";

/** A brief while it is being written: everything may be wrong or missing still. */
export type BriefDraft = Omit<Brief, "url"> & { url: string };

/** What is wrong, by field: `name`, `proof.0.source`, `brand.accent`. */
export type BriefErrors = Readonly<Record<string, string>>;

export type CheckedBrief = { brief: Brief; errors: null } | { brief: null; errors: BriefErrors };

/** Most claims of one brief. Source: the domain's Brief. */
export const CLAIMS_MAX = 8;

export function emptyDraft(url = ""): BriefDraft {
  const words = { name: "", description: "", audience: "", pain: "", outcome: "", price: "", tone: "" };
  return { ...words, url, proof: [], language: "en", brand: null };
}

export const draftOf = (brief: Brief): BriefDraft => ({ ...brief, url: brief.url ?? "" });

/** The brief that a draft stands for, or what is wrong with it. Rows without a word are left out, not refused. */
export function checkBrief(draft: BriefDraft): CheckedBrief {
  const rows = draft.proof.flatMap((claim, row) => (claim.claim.trim() || claim.source.trim() ? [{ claim, row }] : []));
  const parsed = Brief.safeParse({ ...draft, url: pageUrl(draft.url), proof: rows.map((it) => it.claim) });
  if (parsed.success) return { brief: parsed.data, errors: null };

  const errors: Record<string, string> = {};
  for (const issue of parsed.error.issues) {
    const [field, index, ...rest] = issue.path.map(String);
    const path = field === "proof" ? [field, rows[Number(index)]?.row, ...rest] : issue.path.map(String);
    errors[path.join(".")] ??= issue.message;
  }
  return { brief: null, errors };
}

/** Whether a draft says anything else than the brief it began with. */
export function differs(draft: BriefDraft, brief: Brief | null): boolean {
  return JSON.stringify(inOrder(draft)) !== JSON.stringify(inOrder(brief ? draftOf(brief) : emptyDraft()));
}

/** People type `acme.co/candle`; the scheme goes without saying. */
export function pageUrl(typed: string): string | null {
  const url = typed.trim();
  if (!url) return null;
  return /^[a-z]+:/i.test(url) ? url : `https://${url}`;
}

function inOrder(draft: BriefDraft) {
  return Object.entries(draft).sort(([a], [b]) => (a < b ? -1 : 1));
}

import { type Brief, emptyBrief, wholeBrief } from "@vignette/domain/research";
import { pageLanguage } from "../../../shared/language/page-language.ts";

/** A brief that is being edited. Fields may be invalid or empty. */
export type BriefDraft = Omit<Brief, "url"> & {
  url: string;
  /** The page that was read into a new brief, and the fields that it filled, as it filled them. */
  read?: { url: string; taken: Partial<Brief> } | undefined;
};

/** Errors by field: `name`, `proof.0.source`, `brand.accent`. */
export type BriefErrors = Readonly<Record<string, string>>;

/** An empty draft for the page with this address, in the language that its writer reads. */
export const emptyDraft = (url = ""): BriefDraft => ({ ...emptyBrief, language: pageLanguage().slice(0, 2), url });

/** The draft to edit a stored brief. */
export const briefDraftOf = (brief: Brief): BriefDraft => ({ ...brief, url: brief.url ?? "" });

/** A draft stored by any version of this page. Fields it does not have are empty. */
export const restoredDraft = (stored: object): BriefDraft => ({ ...emptyDraft(), ...(wholeBrief(stored) as object) });

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

/** JSON with sorted keys, equal for equal values. */
function inOrder(value: unknown): string {
  return JSON.stringify(value, (_key, it: unknown) =>
    typeof it === "object" && it !== null && !Array.isArray(it)
      ? Object.fromEntries(Object.entries(it).sort(([a], [b]) => (a < b ? -1 : 1)))
      : it,
  );
}

import type { Brief } from "../brief/brief.ts";
import {
  type BriefField,
  briefFields,
  briefMost,
  type ClaimField,
  claimFields,
  wordFields,
} from "../brief/brief-fields.ts";
import type { Claim } from "../brief/claim.ts";
import { isSameClaim } from "../brief/proven.ts";
import { type ShortOf, shortOf } from "../short-form/derived-form.ts";
import { shortFields } from "../short-form/short-forms-of.ts";
import { type BriefProposal, claimPlace } from "./proposal.ts";

/** How one field would change, as text: its current and its new value. A locked field keeps its value. */
export type BriefChange = { field: BriefField; was: string; now: string; isLocked: boolean };

/** Field by field, what a proposal would change in a brief, in the brief's order. Empty proposals change nothing. */
export function briefChanges(brief: Brief, proposal: BriefProposal): BriefChange[] {
  const next = withProposal({ ...brief, locks: [] }, proposal, briefFields);
  return briefFields.flatMap((field) => {
    const [was, now] = [shown(brief, field), shown(next, field)];
    return was === now ? [] : [{ field, was, now, isLocked: brief.locks.includes(field) }];
  });
}

/**
 * A brief with the proposal's values for these fields; locked ones stay. In a list, entries that the user wrote or
 * struck stay, new ones are added, and quotations of the page that are not proposed again are removed. Proof is removed
 * only if its page was read and no longer contains it.
 */
export function withProposal(brief: Brief, proposal: BriefProposal, fields: readonly BriefField[]): Brief {
  const next: Brief = { ...brief, origins: { ...brief.origins } };
  const isMeant = (field: BriefField) => fields.includes(field) && !brief.locks.includes(field);
  for (const field of wordFields) {
    const words = proposal[field];
    if (!isMeant(field) || words === undefined || words === "") continue;
    if (words !== brief[field]) {
      next.struck = next.struck.filter((it) => it !== field);
      if (isShortened(field) && !brief.locks.includes(shortFields[field])) next[shortFields[field]] = null;
    }
    next[field] = words;
    const origin = proposal.origins[field];
    if (origin) next.origins[field] = origin;
    else delete next.origins[field];
  }
  for (const field of claimFields) {
    const claims = proposal[field];
    if (isMeant(field) && claims !== undefined) next[field] = mergedClaims(field, brief[field], claims, proposal);
  }
  for (const field of Object.values(shortFields)) {
    const form = proposal[field];
    if (isMeant(field) && form !== undefined) next[field] = form;
  }
  if (isMeant("avoid") && proposal.avoid) next.avoid = together(brief.avoid, proposal.avoid);
  if (isMeant("language") && proposal.language) next.language = proposal.language;
  if (isMeant("brand") && proposal.brand) next.brand = proposal.brand;
  return next;
}

/** Empty fields for which there is a proposal: filling them overwrites nothing. */
export const emptyFields = (changes: readonly BriefChange[]): BriefField[] =>
  changes.filter(({ was, isLocked }) => was === "" && !isLocked).map(({ field }) => field);

/** A field in people's words; "" where it says nothing. */
export function shown(brief: Brief, field: BriefField): string {
  const value = brief[field];
  if (typeof value === "string") return value;
  if (value === null || value === undefined) return "";
  if ("text" in value) return value.text;
  if (!Array.isArray(value)) return `${value.bg} ${value.accent}`;
  return value.map((it) => (typeof it === "string" ? it : it.claim)).join(" · ");
}

function mergedClaims(
  field: ClaimField,
  before: readonly Claim[],
  next: readonly Claim[],
  { page }: Pick<BriefProposal, "page">,
): Claim[] {
  const isStillProven = ({ snippet }: Claim) => field === "proof" && (!page || claimPlace(snippet, page) !== null);
  const kept = before.flatMap((claim) => {
    const again = next.find((it) => isSameClaim(it, claim));
    if (again) return [{ ...claim, ...(again.source !== "" && { source: again.source, snippet: again.snippet }) }];
    return claim.struck || !isQuoted(claim) || isStillProven(claim) ? [claim] : [];
  });
  const added = next.filter(
    (it, at) => !before.some((claim) => isSameClaim(it, claim)) && next.findIndex((one) => isSameClaim(one, it)) === at,
  );
  return [...kept, ...added].slice(0, briefMost[field]);
}

const isShortened = (field: BriefField): field is ShortOf => shortOf.some((it) => it === field);

/** Taken from a page; what a person wrote has no quotation. */
const isQuoted = ({ snippet }: Claim) => snippet !== "";

const together = (before: readonly string[], more: readonly string[]) =>
  [...new Set([...before, ...more])].slice(0, briefMost.avoid);

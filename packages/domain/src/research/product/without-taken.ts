import type { Brief } from "../brief/brief.ts";
import { briefFields, claimFields } from "../brief/brief-fields.ts";
import { emptyBrief } from "../brief/empty-brief.ts";
import { isSameClaim } from "../brief/proven.ts";
import { shown } from "../proposal/changes.ts";
import { withField } from "./field-history.ts";

/**
 * A brief without what was taken from a page. What the person wrote or changed since stays, and so does what is locked.
 * `taken` holds the values of the fields that the page filled, as it filled them.
 */
export function withoutTaken(brief: Brief, taken: Partial<Brief>): Brief {
  const page: Brief = { ...emptyBrief, ...taken };
  let next = brief;
  for (const field of briefFields) {
    if (taken[field] === undefined || brief.locks.includes(field)) continue;
    if (field === "avoid") next = { ...next, avoid: brief.avoid.filter((word) => !page.avoid.includes(word)) };
    else if (isClaims(field))
      next = { ...next, [field]: brief[field].filter((claim) => !page[field].some((it) => isSameClaim(it, claim))) };
    else if (shown(brief, field) === shown(page, field)) {
      next = withField(next, emptyBrief, field);
      next = { ...next, struck: next.struck.filter((it) => it !== field) };
    }
  }
  return next;
}

const isClaims = (field: string): field is (typeof claimFields)[number] => claimFields.some((it) => it === field);

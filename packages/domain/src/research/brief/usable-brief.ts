import type { Brief } from "./brief.ts";
import type { BriefWordField, ClaimField } from "./brief-fields.ts";
import type { Claim } from "./claim.ts";
import { isProven } from "./proven.ts";

/**
 * The part of the brief from which copy may be written: struck entries are left out; a price or a proof without a
 * source does not count. If the first pain or outcome was struck, the next one takes its place. Source:
 * docs/architecture.md#evidence.
 */
export function usableBrief(brief: Brief): Brief {
  const [pain, pains] = firstOf(brief, "pain", "pains");
  const [outcome, outcomes] = firstOf(brief, "outcome", "outcomes");
  return {
    ...brief,
    // A short form goes with the words that it was taken from.
    shortPain: pain === brief.pain ? (brief.shortPain ?? null) : null,
    shortOutcome: outcome === brief.outcome ? (brief.shortOutcome ?? null) : null,
    pain,
    pains,
    outcome,
    outcomes,
    objections: brief.objections.filter(isInUse),
    price: brief.struck.includes("price") || lacksSource(brief, "price") ? "" : brief.price,
    proof: brief.proof.filter(isProven),
  };
}

/** Written by the text model without a source on the page. */
export const lacksSource = ({ origins }: Pick<Brief, "origins">, field: BriefWordField): boolean =>
  origins[field]?.source === "";

const isInUse = ({ struck }: Claim) => !struck;

function firstOf(
  brief: Brief,
  field: "pain" | "outcome",
  more: Extract<ClaimField, "pains" | "outcomes">,
): [string, Claim[]] {
  const further = brief[more].filter(isInUse);
  if (brief[field] !== "" && !brief.struck.includes(field)) return [brief[field], further];
  return [further[0]?.claim ?? "", further.slice(1)];
}

import { briefMost, newClaim, type PageFacts } from "@vignette/domain/research";
import type { BriefDraft } from "./brief-draft.ts";

/** What a page changed in a draft, and which fields it filled, in people's words. */
export type Filled = { change: Partial<BriefDraft>; fields: string[] };

/** The ground of content whose brand names an accent only. Source: ux §6. */
const PAPER = "#f6f2e9";

/**
 * What a page adds to a draft. What somebody wrote stays as it is: only empty fields are filled, and claims are added to
 * those that are there. Source: ux §4.2.
 */
export function withFacts(draft: BriefDraft, facts: PageFacts): Filled {
  const change: Partial<BriefDraft> = {};
  const fields: string[] = [];
  const fill = <K extends "name" | "description" | "price">(key: K, label: string) => {
    if (draft[key].trim() !== "" || facts[key] === "") return;
    change[key] = facts[key];
    fields.push(label);
  };
  fill("name", "product");
  fill("description", "what it is");
  fill("price", "price");

  const known = new Set(draft.proof.map(({ claim }) => claim.trim().toLowerCase()));
  const claims = facts.claims.filter(({ claim }) => !known.has(claim.toLowerCase()));
  const added = claims.slice(0, briefMost.proof - draft.proof.length);
  if (added.length > 0) {
    change.proof = [...draft.proof, ...added.map((it) => newClaim(it.claim, it))];
    fields.push(added.length === 1 ? "1 fact" : `${added.length} facts`);
  }
  const [accent] = facts.colours;
  if (draft.brand === null && accent !== undefined) {
    change.brand = { bg: PAPER, accent };
    fields.push("your colour");
  }
  if (draft.name.trim() === "" && facts.language !== null && facts.language !== draft.language) {
    change.language = facts.language;
    fields.push("language");
  }
  return { change, fields };
}

import type { Brief } from "../brief/brief.ts";
import { newClaim } from "../brief/proven.ts";
import type { PageFacts } from "../page/page-parts.ts";
import type { BriefProposal } from "./proposal.ts";

/** The ground of content whose brand names an accent only. Source: docs/content.md#colors. */
const PAPER = "#f6f2e9";

/**
 * The facts of a page, as a change of a brief. Its language counts only for a brief that has none yet, its color only
 * if the accent is none of the page's own.
 */
export function factsProposal(facts: PageFacts, brief: Pick<Brief, "name" | "brand">): BriefProposal {
  const { name, description, price, origins, colours, language, text } = facts;
  const [accent] = colours;
  const isTheirs = colours.includes(brief.brand?.accent.toLowerCase() ?? "");
  return {
    name,
    description,
    price,
    proof: facts.claims.map(({ claim, source, snippet }) => newClaim(claim, { source, snippet })),
    ...(accent !== undefined && !isTheirs && { brand: { bg: brief.brand?.bg ?? PAPER, accent } }),
    ...(language !== null && brief.name === "" && { language }),
    origins,
    page: text,
  };
}

import { jsonSchemaOf } from "@vignette/domain/kernel";
import {
  BRIEF_TASK,
  BriefAnswers,
  type BriefProposal,
  briefFacts,
  proposalOf,
  strayQuotes,
  type WriteBriefInput,
} from "@vignette/domain/research";
import type { Generation } from "../../adapters/generation/generation.ts";

/**
 * Generates one part of the brief from a page. Nothing is saved: the user decides what goes into the brief. Quotations
 * that are not on the page are sent back once; a statement that still has no source is given without one. Throws a
 * Refusal if the model fails.
 */
export async function writeBrief(generation: Generation, { part, page }: WriteBriefInput): Promise<BriefProposal> {
  let asked = 0;
  const { script } = await generation.writeScript<BriefProposal>({
    verb: "brief",
    name: BRIEF_TASK,
    schema: jsonSchemaOf(BriefAnswers[part]),
    facts: briefFacts(part, page),
    parse: (value) => {
      const answer = BriefAnswers[part].parse(value);
      const stray = strayQuotes(answer, page);
      asked += 1;
      if (asked === 1 && stray.length > 0)
        throw new Error(`These quotes do not stand on the page word for word: ${stray.join(" | ")}`);
      return proposalOf(answer, page);
    },
  });
  return script;
}

import type { Product } from "@vignette/domain/research";
import {
  avoidedWords,
  type Creation,
  type Lineage,
  type Script,
  ScriptAnswer,
  type ScriptFacts,
  type Spending,
  scriptFacts,
  scriptFromAnswer,
  unprovenFigures,
  withOverlays,
  withSpent,
} from "@vignette/domain/studio";
import * as z from "zod/mini";
import type { Generation, Stoppable } from "../../../adapters/generation/generation.ts";

type Words = { script: Script; lineage: Lineage; spending: Spending[] };
type Deps = { generation: Generation; newId: () => string };
type Options = Stoppable & { onPartial?: (answer: unknown) => void };

/** Writes the script of a creation from its hook and the product's brief. Throws a Refusal if the provider fails. */
export async function writeScript(
  { generation, newId }: Deps,
  creation: Creation,
  product: Product,
  options: Options = {},
): Promise<Words> {
  const facts = scriptFacts(product, creation);
  let asked = 0;
  const { script, model, placeholder, spent } = await generation.writeScript<ScriptAnswer>({
    verb: "script",
    name: facts.task,
    schema: z.toJSONSchema(ScriptAnswer),
    parse: (value) => provenAnswer(ScriptAnswer.parse(value), facts, asked++ === 0),
    facts,
    ...options,
  });
  const lineage = { hookId: null, imageModel: "", voiceModel: null, ...creation.lineage };
  return {
    script: scriptFromAnswer(withOverlays(script, facts), creation.script, newId),
    lineage: { ...lineage, textModel: model, placeholder },
    spending: withSpent(creation.spending ?? [], spent),
  };
}

/**
 * Throws if the script contains figures without a source; the error goes back to the model, which may try once more.
 * Words that the brief wants avoided are sent back once as well, but a second time they are accepted rather than
 * losing the script.
 */
function provenAnswer(answer: ScriptAnswer, facts: ScriptFacts, isFirst: boolean): ScriptAnswer {
  const unproven = unprovenFigures(answer, facts);
  if (unproven.length > 0)
    throw new Error(`These figures stand neither in the brief nor in the hook, leave them out: ${unproven.join(", ")}`);
  const avoided = isFirst ? avoidedWords(answer, facts) : [];
  if (avoided.length > 0) throw new Error(`The brief wants these words avoided, use others: ${avoided.join(", ")}`);
  return answer;
}

import { countedAs } from "@vignette/domain/assets";
import { jsonSchemaOf, missing } from "@vignette/domain/kernel";
import {
  CUTS_INSTRUCTIONS,
  CUTS_TASK,
  type Cut,
  CutsAnswer,
  cutsFrom,
  nothingToCut,
  passageFacts,
  SHORT_KIND,
  type SuggestCutsInput,
} from "@vignette/domain/studio/shorts";
import type { Generation, Stoppable } from "../../../adapters/generation/generation.ts";
import type { UsageDeps } from "../../../usage/usage-period.ts";
import { assertWithinLimit } from "../../../usage/within-limit.ts";
import type { StudioStore } from "../creation/store.ts";

type Deps = UsageDeps & { studio: StudioStore; generation: Generation };

/**
 * Parts of a long clip that the writer suggests as shorts; nothing is saved. An answer with a fault is asked for once
 * more. Throws a Refusal if no part can be taken, and before credits are spent if the plan has no short left.
 */
export async function suggestCuts(
  deps: Deps,
  uid: string,
  { projectId, productId, words }: SuggestCutsInput,
  { signal }: Stoppable,
): Promise<Cut[]> {
  const { studio, generation, now } = deps;
  const { value } = await studio.product(uid, productId);
  if (value.projectId !== projectId) throw missing("product");
  await assertWithinLimit(deps, {
    uid,
    kind: SHORT_KIND,
    key: countedAs(SHORT_KIND),
    underWay: (period) => studio.countUnderWay(uid, SHORT_KIND, period, now),
  });
  const { name, description, audience, language } = value.brief;
  let asked = 0;
  const { script } = await generation.writeScript({
    verb: "script",
    name: CUTS_TASK,
    schema: jsonSchemaOf(CutsAnswer),
    instructions: CUTS_INSTRUCTIONS,
    facts: { task: CUTS_TASK, brief: { name, description, audience, language }, passages: passageFacts(words) },
    signal,
    parse: (answer) => {
      const { cuts, fault } = cutsFrom(CutsAnswer.parse(answer), words);
      asked += 1;
      if (fault !== "" && asked === 1) throw new Error(fault);
      return cuts;
    },
  });
  if (script.length === 0) throw nothingToCut();
  return script;
}

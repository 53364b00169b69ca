import type { Product } from "@vignette/domain/research";
import {
  asAnswered,
  type BrandKit,
  beatFaults,
  type Creation,
  emptyBrandKit,
  type Lineage,
  type ProductPicture,
  photoNotes,
  plainScript,
  planOf,
  repairedScript,
  type Script,
  type ScriptAnswer,
  type Spending,
  scriptFacts,
  scriptFromAnswer,
  scriptIn,
  scriptInstructions,
  scriptSchema,
  turnOf,
  wellSpaced,
  withOverlays,
  withSpent,
} from "@vignette/domain/studio";
import type { Generation, Stoppable } from "../../../../adapters/generation/generation.ts";
import { mendBeats } from "./mend-beats.ts";

type Words = { script: Script; lineage: Lineage; spending: Spending[] };
type Deps = { generation: Generation; newId: () => string };
type Options = Stoppable & {
  onPartial?: (answer: unknown) => void;
  bestHooks?: readonly string[];
  pictures?: readonly ProductPicture[];
  brandKit?: BrandKit;
};

/**
 * Writes the script of a creation from its hook and the product's brief. Beats at fault are written once more alone;
 * what is still wrong then is repaired without asking, so that a script that arrived is never lost. Throws a Refusal if
 * the provider fails. Source: ADR 63.
 */
export async function writeScript(
  { generation, newId }: Deps,
  creation: Creation,
  product: Product,
  { bestHooks = [], pictures = [], brandKit = emptyBrandKit, ...options }: Options = {},
): Promise<Words> {
  const photos = photoNotes(creation, pictures, turnOf(creation));
  const wanted = scriptFacts(product, { ...creation, bestHooks, brandKit, photos });
  const answered = (answer: ScriptAnswer) => asAnswered(wanted, answer.beats.length);
  const { script, model, placeholder, spent } = await generation.writeScript<ScriptAnswer>({
    verb: "script",
    name: wanted.task,
    schema: scriptSchema(wanted),
    instructions: scriptInstructions(wanted),
    parse: (value) => {
      const answer = scriptIn(value);
      return plainScript(answer, wanted, planOf(answered(answer)));
    },
    facts: wanted,
    ...options,
  });
  const facts = answered(script);
  const plan = planOf(facts);
  const isOpen = ({ index }: { index: number }) => !creation.script?.beats[index]?.locked;
  const faults = beatFaults(script.beats, plan, facts).filter(isOpen);
  const mended = faults.length > 0 ? await mendBeats(generation, script, facts, faults, options) : null;
  const whole = repairedScript({ ...script, beats: mended?.beats ?? script.beats }, facts, plan);
  const lineage = { hookId: null, imageModel: "", voiceModel: null, ...creation.lineage };
  return {
    script: scriptFromAnswer(wellSpaced(withOverlays(whole, facts), product.brief.language), creation.script, newId),
    lineage: { ...lineage, textModel: model, placeholder },
    spending: withSpent(creation.spending ?? [], [...spent, ...(mended?.spent ?? [])]),
  };
}

import type { Product } from "@vignette/domain/research";
import {
  CarouselScript,
  type Creation,
  type Lineage,
  type ScriptFacts,
  StoryScript,
  scriptFacts,
  unprovenFigures,
  withOverlays,
} from "@vignette/domain/studio";
import * as z from "zod/mini";
import type { Generation } from "../../adapters/generation/generation.ts";

type Words = { script: CarouselScript | StoryScript; lineage: Lineage };

/** Has the words written for a creation, from its hook and the product's brief. Throws a Refusal if the provider fails. */
export async function writeWords(generation: Generation, creation: Creation, product: Product): Promise<Words> {
  const facts = scriptFacts(product, creation);
  const schema = creation.kind === "carousel-image" ? CarouselScript : StoryScript;
  const { script, model, placeholder } = await generation.writeScript<CarouselScript | StoryScript>({
    name: facts.task,
    schema: z.toJSONSchema(schema),
    parse: (value) => provenScript(schema.parse(value), facts),
    facts,
  });
  const words = "beats" in script ? withOverlays(script, facts) : script;
  const lineage = { hookId: null, imageModel: "", voiceModel: null, ...creation.lineage };
  return { script: words, lineage: { ...lineage, textModel: model, placeholder } };
}

/** Throws if the words claim what nobody said; the writer is told which, and may try once more. */
function provenScript<T extends CarouselScript | StoryScript>(script: T, facts: ScriptFacts): T {
  const unproven = unprovenFigures(script, facts);
  if (unproven.length === 0) return script;
  throw new Error(`These figures stand neither in the brief nor in the hook, leave them out: ${unproven.join(", ")}`);
}

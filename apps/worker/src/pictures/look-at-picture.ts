import { ALT_TASK, AltAnswer, type NamedPart, seenParts } from "@vignette/domain/assets";
import { jsonSchemaOf } from "@vignette/domain/kernel";
import type { Generation, PromptPicture, Stoppable } from "../adapters/generation/generation.ts";

const INSTRUCTIONS = [
  "You describe a picture to people who cannot see it, in one or two plain sentences, in the language of its words.",
  "Say what is to be seen and which words stand on it. Do not begin with 'picture of', praise nothing, guess no names.",
  "Then name its parts, and say where each of them is, in the language of the description or the file name that you are",
  "given; where they say none, in the language of the field `language`.",
  "The user message is a JSON object with what is known of it. Answer with JSON that fits the schema, and nothing else.",
].join(" ");

const Described = AltAnswer.shape.alt;

/** What a model says of a picture. Of its parts those that can be used: a bad one costs none of the others. */
export async function lookAtPicture(
  { generation }: { generation: Generation },
  facts: Readonly<Record<string, string>>,
  { picture, signal }: Stoppable & { picture: PromptPicture | undefined },
): Promise<{ alt: string; parts: NamedPart[] }> {
  const { script } = await generation.writeScript({
    verb: "alt-text",
    name: ALT_TASK,
    schema: jsonSchemaOf(AltAnswer),
    parse: (value) => {
      const { alt, parts } = value as { alt?: unknown; parts?: unknown };
      return { alt: Described.parse(alt), parts: picture ? seenParts(parts) : [] };
    },
    facts: { task: ALT_TASK, ...facts },
    instructions: INSTRUCTIONS,
    picture,
    signal,
  });
  return script;
}

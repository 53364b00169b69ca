import { Refusal } from "@vignette/domain/kernel";
import * as z from "zod/mini";
import { base64Of } from "../base64.ts";
import type { ModelAnswer, ModelRequest, TextModel } from "../model-ports.ts";
import { notOffered, providerUnusable } from "../provider-refusals.ts";
import { formNotMet, resultOf, runModel, type WorkersAiConfig } from "./workers-ai.ts";

/** Enough for the longest script; the default of 256 would truncate it. */
const MAX_TOKENS = 4096;

const Usage = z.optional(
  z.looseObject({ prompt_tokens: z.optional(z.number()), completion_tokens: z.optional(z.number()) }),
);
const Classic = z.looseObject({ response: z.unknown(), usage: Usage });
const Newer = z.looseObject({
  choices: z.array(z.looseObject({ message: z.looseObject({ content: z.nullish(z.string()) }) })).check(z.minLength(1)),
  usage: Usage,
});
const Result = z.union([Newer, Classic]);

/**
 * Uses JSON mode, which takes the schema directly under `json_schema`. That mode does not stream, so there are no
 * partial answers. Only some models accept pictures. Source: docs/platforms/workers-ai.md#text.
 */
export const workersAiTextModel =
  (config: WorkersAiConfig): TextModel =>
  async (question) => {
    try {
      return await runModel(config, inputOf(config.model, question), question, async (response, call) => {
        const result = await resultOf(response, Result);
        const tokens = { input: result.usage?.prompt_tokens ?? 0, output: result.usage?.completion_tokens ?? 0 };
        return { ...valueIn(result), placeholder: call.placeholder(), tokens };
      });
    } catch (error) {
      if (!(error instanceof Refusal) || error.code !== formNotMet().code) throw error;
      const fault = "The answer did not fit the schema, or was too long.";
      return { value: null, fault, placeholder: false, tokens: { input: 0, output: 0 } };
    }
  };

/** Models with vision. Other models get no picture, and a request that needs one is refused. */
const SEEING = /llama-4|gemma-4|mistral-small-3\.1|vision/;

function inputOf(model: string, { name, schema, instructions, facts, picture }: ModelRequest) {
  const sees = SEEING.test(model);
  if (picture?.needed && !sees) throw notOffered("Descriptions of pictures");
  const text = JSON.stringify(facts);
  const image = picture && { url: `data:${picture.type};base64,${base64Of(picture.bytes)}` };
  const content =
    image && sees
      ? [
          { type: "text", text },
          { type: "image_url", image_url: image },
        ]
      : text;
  return {
    messages: [
      { role: "system", content: instructions },
      { role: "user", content },
    ],
    max_tokens: MAX_TOKENS,
    response_format: { type: "json_schema", json_schema: { ...(schema as object), title: name } },
  };
}

/** The answer is an object in the classic form, or a string with its JSON. */
function valueIn(result: z.infer<typeof Result>): Pick<ModelAnswer, "value" | "fault"> {
  const given = "choices" in result ? (result as z.infer<typeof Newer>).choices[0]?.message.content : result.response;
  if (typeof given === "object" && given !== null) return { value: given, fault: null };
  if (typeof given !== "string") throw providerUnusable();
  try {
    return { value: JSON.parse(given), fault: null };
  } catch {
    return { value: null, fault: "The answer was no whole JSON." };
  }
}

import { Refusal } from "@vignette/domain/kernel";
import * as z from "zod/mini";
import type { Answer, Question, Writer } from "../maker.ts";
import { providerUnusable } from "../provider-refusals.ts";
import { formNotMet, resultOf, runModel, type WorkersAiMaker } from "./workers-ai.ts";

/** Enough for the longest script; the model's own usual is 256, and cuts it off. */
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
 * Asks in JSON mode, where the schema stands directly under `json_schema`; that mode does not stream, so nothing can be
 * told before all is there. Pictures are not looked at. Source: contracts §7.1.
 */
export const workersAiWriter =
  (maker: WorkersAiMaker): Writer =>
  async (question) => {
    try {
      return await runModel(maker, inputOf(question), question, async (response, call) => {
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

function inputOf({ name, schema, instructions, facts }: Question) {
  return {
    messages: [
      { role: "system", content: instructions },
      { role: "user", content: JSON.stringify(facts) },
    ],
    max_tokens: MAX_TOKENS,
    response_format: { type: "json_schema", json_schema: { ...(schema as object), title: name } },
  };
}

/** An object in the classic form, or its JSON as a string. */
function valueIn(result: z.infer<typeof Result>): Pick<Answer, "value" | "fault"> {
  const given = "choices" in result ? (result as z.infer<typeof Newer>).choices[0]?.message.content : result.response;
  if (typeof given === "object" && given !== null) return { value: given, fault: null };
  if (typeof given !== "string") throw providerUnusable();
  try {
    return { value: JSON.parse(given), fault: null };
  } catch {
    return { value: null, fault: "The answer was no whole JSON." };
  }
}

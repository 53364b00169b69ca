import * as z from "zod/mini";

/** The name and the schema of a structured answer. Responses take them beside `type`, chat completions below `json_schema`. */
export const structure = {
  name: z.string(),
  schema: z.record(z.string(), z.unknown()),
  strict: z.nullish(z.boolean()),
};

/** The forms of an answer, the same for both calls but for where the structure is. Source: docs/platforms/openai.md#text. */
export const answerFormat = <Structured extends z.core.$ZodLooseShape>(structured: Structured) =>
  z.discriminatedUnion("type", [
    z.looseObject({ type: z.literal("text") }),
    z.looseObject({ type: z.literal("json_object") }),
    z.looseObject({ type: z.literal("json_schema"), ...structured }),
  ]);

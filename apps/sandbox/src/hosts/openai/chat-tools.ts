import { randomBytes } from "node:crypto";
import * as z from "zod/mini";
import { writeAnswer } from "./copywriter/write-answer.ts";
import { invalidValue, OpenAiError } from "./openai-error.ts";

const Named = z.looseObject({ name: z.string().check(z.regex(/^[\w-]{1,64}$/)) });
const FunctionTool = z.looseObject({
  type: z.literal("function"),
  function: z.extend(Named, { parameters: z.optional(z.record(z.string(), z.unknown())) }),
});

/** The fields of a chat request that offer functions to call. */
export const toolFields = {
  tools: z.optional(z.array(FunctionTool).check(z.minLength(1), z.maxLength(128))),
  tool_choice: z.optional(
    z.union([z.enum(["none", "auto", "required"]), z.looseObject({ type: z.literal("function"), function: Named })]),
  ),
  parallel_tool_calls: z.optional(z.boolean()),
};
const Fields = z.object(toolFields);

export type ToolCall = { id: string; type: "function"; function: { name: string; arguments: string } };

/**
 * The function call that the request demands; null if it demands none. With `auto` this model always answers in text.
 * Its arguments fit the function's schema. Throws OpenAiError.
 */
export function toolCallFor({ tools, tool_choice: choice }: z.infer<typeof Fields>, message: string): ToolCall | null {
  if (choice !== undefined && !tools) {
    throw invalidValue(
      "tool_choice",
      "Invalid value for 'tool_choice': 'tool_choice' is only allowed when 'tools' are specified.",
    );
  }
  if (!tools || choice === undefined || choice === "none" || choice === "auto") return null;
  const tool = choice === "required" ? tools[0] : tools.find((it) => it.function.name === choice.function.name);
  if (!tool) {
    throw new OpenAiError(
      400,
      "Tool choice was specified but no tool of that name was found in the 'tools' parameter.",
      {
        param: "tool_choice",
      },
    );
  }
  const { name, parameters = { type: "object", properties: {} } } = tool.function;
  const call = { name, arguments: JSON.stringify(writeAnswer(message, name, parameters)) };
  return { id: `call_${randomBytes(12).toString("base64url")}`, type: "function", function: call };
}

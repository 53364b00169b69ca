import { randomBytes } from "node:crypto";
import * as z from "zod/mini";
import { answerFormat, structure } from "./answer-format.ts";
import { completionFor } from "./chat-completions.ts";
import { invalidValue } from "./openai-error.ts";
import { parsed } from "./request.ts";

const Part = z.looseObject({ type: z.string(), text: z.optional(z.string()) });
const Message = z.looseObject({
  role: z.enum(["user", "assistant", "system", "developer"]),
  content: z.union([z.string(), z.array(Part)]),
});
const ResponsesRequest = z.looseObject({
  model: z.string(),
  input: z.union([z.string(), z.array(Message).check(z.minLength(1))]),
  instructions: z.nullish(z.string()),
  text: z.optional(
    z.looseObject({
      format: z.optional(answerFormat(structure)),
    }),
  ),
  max_output_tokens: z.nullish(z.int().check(z.minimum(16))),
  stream: z.nullish(z.boolean()),
  previous_response_id: z.nullish(z.string()),
});
type ResponsesRequest = z.infer<typeof ResponsesRequest>;

/** The answer of POST /v1/responses. */
export type ModelResponse = ReturnType<typeof responseFor>["response"];

/**
 * POST /v1/responses: the same answers as of chat completions in the newer form. Answers are not stored, so an earlier
 * one cannot be continued. `now` in milliseconds. Throws OpenAiError.
 */
export function responseFor(body: unknown, now: number) {
  const request = parsed(ResponsesRequest, body);
  if (request.previous_response_id) {
    throw invalidValue(
      "previous_response_id",
      `Previous response with id '${request.previous_response_id}' not found.`,
    );
  }
  const { completion } = completionFor(chatOf(request), now);
  const { content = null, refusal = null, finishReason = "stop" } = completion.choices[0] ?? {};
  const isCut = finishReason === "length";
  const status = isCut ? ("incomplete" as const) : ("completed" as const);
  const { prompt_tokens: input_tokens, completion_tokens: output_tokens, total_tokens } = completion.usage;
  const part =
    content === null
      ? { type: "refusal" as const, refusal: refusal ?? "" }
      : { type: "output_text" as const, text: content, annotations: [], logprobs: [] };
  const response = {
    id: newId("resp"),
    object: "response" as const,
    created_at: completion.created,
    status,
    error: null,
    incomplete_details: isCut ? { reason: "max_output_tokens" } : null,
    instructions: request.instructions ?? null,
    max_output_tokens: request.max_output_tokens ?? null,
    metadata: {},
    model: request.model,
    output: [{ id: newId("msg"), type: "message" as const, status, role: "assistant" as const, content: [part] }],
    parallel_tool_calls: true,
    previous_response_id: null,
    temperature: 1,
    text: { format: request.text?.format ?? { type: "text" } },
    tool_choice: "auto",
    tools: [],
    top_p: 1,
    truncation: "disabled",
    usage: {
      ...{ input_tokens, input_tokens_details: { cached_tokens: 0 } },
      ...{ output_tokens, output_tokens_details: { reasoning_tokens: 0 }, total_tokens },
    },
  };
  return { request, response };
}

/** The request as one for a chat completion. */
function chatOf({ model, input, instructions, text, max_output_tokens }: ResponsesRequest) {
  const messages = typeof input === "string" ? [{ role: "user", content: input }] : input;
  const system = instructions ? [{ role: "system", content: instructions }] : [];
  const format = text?.format;
  const response_format =
    format?.type === "json_schema"
      ? { type: format.type, json_schema: { name: format.name, schema: format.schema, strict: format.strict } }
      : format && { type: format.type };
  return {
    model,
    messages: [...system, ...messages],
    ...(response_format && { response_format }),
    max_completion_tokens: max_output_tokens ?? null,
  };
}

const newId = (prefix: string) => `${prefix}_${randomBytes(24).toString("hex")}`;

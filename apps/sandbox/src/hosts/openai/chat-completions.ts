import { randomBytes } from "node:crypto";
import * as z from "zod/mini";
import { answerFormat, structure } from "./answer-format.ts";
import { type ToolCall, toolCallFor, toolFields } from "./chat-tools.ts";
import { writeAnswer, writeText } from "./copywriter/write-answer.ts";
import { literalAnswer } from "./literal-writer/literal-writer.ts";
import { requireModel } from "./models.ts";
import { isForbidden, parsed } from "./request.ts";
import type { Sight } from "./seeing/see.ts";
import { requireStrictSchema } from "./strict-schema.ts";

const Content = z.nullish(
  z.union([z.string(), z.array(z.looseObject({ type: z.string(), text: z.optional(z.string()) }))]),
);
const ChatRequest = z.looseObject({
  model: z.string(),
  messages: z
    .array(z.looseObject({ role: z.enum(["system", "developer", "user", "assistant", "tool"]), content: Content }))
    .check(z.minLength(1)),
  response_format: z.optional(answerFormat({ json_schema: z.looseObject(structure) })),
  n: z.nullish(z.int().check(z.minimum(1), z.maximum(128))),
  ...toolFields,
  max_completion_tokens: z.nullish(z.int().check(z.positive())),
  max_tokens: z.nullish(z.int().check(z.positive())),
  stream: z.nullish(z.boolean()),
  stream_options: z.nullish(z.looseObject({ include_usage: z.optional(z.boolean()) })),
});
export type ChatRequest = z.infer<typeof ChatRequest>;

/** One of the answers to a request. */
export type ChatChoice = {
  content: string | null;
  refusal: string | null;
  toolCall: ToolCall | null;
  finishReason: "stop" | "length" | "tool_calls";
};

/** What the model answers, before it is sent whole or in pieces. */
export type Completion = {
  id: string;
  created: number;
  model: string;
  choices: ChatChoice[];
  usage: { prompt_tokens: number; completion_tokens: number; total_tokens: number };
};

/** Local answers never pass for a real model's. */
export const FINGERPRINT = "placeholder";
const CHARACTERS_PER_TOKEN = 4;
const tokensIn = (text: string): number => Math.ceil(text.length / CHARACTERS_PER_TOKEN);

/** Whether words are written by a writer that knows nothing of ours, and what is seen in the picture that goes along. */
type Writer = { literalWriter?: boolean; sight?: Sight | null };

/**
 * POST /v1/chat/completions. With `n` every choice is the same, because the same request always has the same answer.
 * `now` in milliseconds. Throws OpenAiError.
 */
export function completionFor(
  body: unknown,
  now: number,
  writer: Writer = {},
): { request: ChatRequest; completion: Completion } {
  const request = parsed(ChatRequest, body);
  requireModel(request.model, "chat");
  const format = request.response_format;
  if (format?.type === "json_schema" && format.json_schema.strict) {
    requireStrictSchema(format.json_schema.name, format.json_schema.schema);
  }
  const prompt = request.messages.map(({ content }) => textOf(content)).join("\n");
  const choice = choiceFor(request, isForbidden(prompt), writer);
  const count = request.n ?? 1;
  const said = choice.content ?? choice.refusal ?? choice.toolCall?.function.arguments ?? "";
  const spent = { prompt_tokens: tokensIn(prompt), completion_tokens: tokensIn(said) * count };
  const usage = { ...spent, total_tokens: spent.prompt_tokens + spent.completion_tokens };
  const id = `chatcmpl-${randomBytes(18).toString("base64url")}`;
  const choices = Array.from({ length: count }, () => choice);
  return { request, completion: { id, created: Math.floor(now / 1000), model: request.model, choices, usage } };
}

function choiceFor(request: ChatRequest, isRefused: boolean, writer: Writer): ChatChoice {
  if (isRefused) {
    const refusal = "I'm sorry, but I can't help with that request.";
    return { content: null, refusal, toolCall: null, finishReason: "stop" };
  }
  const toolCall = toolCallFor(request, lastMessage(request));
  if (toolCall) {
    // A function that was demanded by its name ends with "stop". Source: docs/platforms/openai.md#text.
    const finishReason = request.tool_choice === "required" ? "tool_calls" : "stop";
    return { content: null, refusal: null, toolCall, finishReason };
  }
  const whole = answerTo(request, writer);
  const most = request.max_completion_tokens ?? request.max_tokens ?? Infinity;
  return tokensIn(whole) > most
    ? { content: whole.slice(0, most * CHARACTERS_PER_TOKEN), refusal: null, toolCall, finishReason: "length" }
    : { content: whole, refusal: null, toolCall, finishReason: "stop" };
}

const lastMessage = ({ messages }: ChatRequest): string =>
  textOf(messages.findLast(({ role }) => role === "user")?.content);

function answerTo(request: ChatRequest, { literalWriter, sight = null }: Writer): string {
  const message = lastMessage(request);
  const format = request.response_format;
  if (format?.type === "json_schema") {
    const { name, schema } = format.json_schema;
    return JSON.stringify(literalWriter ? literalAnswer(message, schema) : writeAnswer(message, name, schema, sight));
  }
  return format?.type === "json_object" ? JSON.stringify({ text: writeText(message) }) : writeText(message);
}

function textOf(content: z.infer<typeof Content>): string {
  if (typeof content === "string") return content;
  return (content ?? []).map(({ text = "" }) => text).join("\n");
}

/** The whole answer as one body. */
export const completionBody = ({ id, created, model, choices, usage }: Completion) => ({
  id,
  object: "chat.completion",
  created,
  model,
  choices: choices.map(({ content, refusal, toolCall, finishReason }, index) => ({
    index,
    message: { role: "assistant", content, refusal, annotations: [], ...(toolCall && { tool_calls: [toolCall] }) },
    logprobs: null,
    finish_reason: finishReason,
  })),
  usage,
  service_tier: "default",
  system_fingerprint: FINGERPRINT,
});

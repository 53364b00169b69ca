import { randomBytes } from "node:crypto";
import * as z from "zod/mini";
import { writeAnswer, writeText } from "./copywriter/write-answer.ts";
import { isForbidden, parsed, requireModel } from "./request.ts";

const Content = z.nullish(
  z.union([z.string(), z.array(z.looseObject({ type: z.string(), text: z.optional(z.string()) }))]),
);
const ChatRequest = z.looseObject({
  model: z.string(),
  messages: z
    .array(z.looseObject({ role: z.enum(["system", "developer", "user", "assistant", "tool"]), content: Content }))
    .check(z.minLength(1)),
  response_format: z.optional(
    z.discriminatedUnion("type", [
      z.looseObject({ type: z.literal("text") }),
      z.looseObject({ type: z.literal("json_object") }),
      z.looseObject({
        type: z.literal("json_schema"),
        json_schema: z.looseObject({ name: z.string(), schema: z.record(z.string(), z.unknown()) }),
      }),
    ]),
  ),
  max_completion_tokens: z.nullish(z.int().check(z.positive())),
  max_tokens: z.nullish(z.int().check(z.positive())),
  stream: z.nullish(z.boolean()),
  stream_options: z.nullish(z.looseObject({ include_usage: z.optional(z.boolean()) })),
});
export type ChatRequest = z.infer<typeof ChatRequest>;

/** What the model says, before it is put on the wire whole or in pieces. */
export type Completion = {
  id: string;
  created: number;
  model: string;
  content: string | null;
  refusal: string | null;
  finishReason: "stop" | "length";
  usage: { prompt_tokens: number; completion_tokens: number; total_tokens: number };
};

/** Local answers never pass for a real model's. */
export const FINGERPRINT = "placeholder";
const CHARACTERS_PER_TOKEN = 4;
const tokensIn = (text: string): number => Math.ceil(text.length / CHARACTERS_PER_TOKEN);

/** POST /v1/chat/completions, as far as saying goes. `now` in milliseconds. Throws OpenAiError. */
export function completionFor(body: unknown, now: number): { request: ChatRequest; completion: Completion } {
  const request = parsed(ChatRequest, body);
  requireModel(request.model, "chat");
  const prompt = request.messages.map(({ content }) => textOf(content)).join("\n");
  const whole = isForbidden(prompt) ? null : answerTo(request);
  const most = request.max_completion_tokens ?? request.max_tokens ?? Infinity;
  const cut = whole !== null && tokensIn(whole) > most;
  const content = cut ? whole.slice(0, most * CHARACTERS_PER_TOKEN) : whole;
  const refusal = content === null ? "I'm sorry, but I can't help with that request." : null;
  const spent = { prompt_tokens: tokensIn(prompt), completion_tokens: tokensIn(content ?? refusal ?? "") };
  const usage = { ...spent, total_tokens: spent.prompt_tokens + spent.completion_tokens };
  const id = `chatcmpl-${randomBytes(18).toString("base64url")}`;
  const created = Math.floor(now / 1000);
  return {
    request,
    completion: { id, created, model: request.model, content, refusal, finishReason: cut ? "length" : "stop", usage },
  };
}

function answerTo({ messages, response_format: format }: ChatRequest): string {
  const message = textOf(messages.findLast(({ role }) => role === "user")?.content);
  if (format?.type === "json_schema")
    return JSON.stringify(writeAnswer(message, format.json_schema.name, format.json_schema.schema));
  return format?.type === "json_object" ? JSON.stringify({ text: writeText(message) }) : writeText(message);
}

function textOf(content: z.infer<typeof Content>): string {
  if (typeof content === "string") return content;
  return (content ?? []).map(({ text = "" }) => text).join("\n");
}

/** The whole answer as one body. */
export const completionBody = ({ id, created, model, content, refusal, finishReason, usage }: Completion) => ({
  id,
  object: "chat.completion",
  created,
  model,
  choices: [
    {
      index: 0,
      message: { role: "assistant", content, refusal, annotations: [] },
      logprobs: null,
      finish_reason: finishReason,
    },
  ],
  usage,
  service_tier: "default",
  system_fingerprint: FINGERPRINT,
});

import * as z from "zod/mini";
import { writeAnswer, writeText } from "../openai/copywriter/write-answer.ts";
import { isForbidden } from "../openai/request.ts";
import { badInput, WorkersAiError } from "./workers-ai-error.ts";

const Content = z.union([z.string(), z.array(z.looseObject({ text: z.optional(z.string()) }))]);
const Input = z.looseObject({
  prompt: z.optional(z.string()),
  messages: z.optional(z.array(z.looseObject({ role: z.string(), content: Content })).check(z.minLength(1))),
  max_tokens: z._default(z.int().check(z.positive()), 256),
  stream: z.optional(z.boolean()),
  response_format: z.optional(
    z.union([
      z.looseObject({ type: z.literal("json_object") }),
      z.looseObject({ type: z.literal("json_schema"), json_schema: z.record(z.string(), z.unknown()) }),
    ]),
  ),
});

const LETTERS_PER_TOKEN = 4;
const REFUSAL = "I'm sorry, but I can't help with that request.";
/** Models that answer as chat completions do, and not in the classic form. */
const NEWER = /gpt-oss|gemma-4|glm-|kimi|deepseek-v4|nemotron|qwen3\.8/;

/**
 * The answer of a text model: `response` in the classic form, an object in JSON mode; newer models answer in choices.
 * The schema is directly under json_schema. Throws WorkersAiError.
 */
export function textAnswer(model: string, body: unknown): { result: unknown; stream: string | null } {
  const parsed = Input.safeParse(body);
  if (!parsed.success) throw badInput(parsed.error.issues[0]?.message ?? "invalid");
  const { messages = [], prompt, response_format: format, max_tokens: most, stream } = parsed.data;
  if (messages.length === 0 && prompt === undefined) throw badInput("required properties missing: prompt or messages");
  const all = messages.map(({ content }) => textOf(content)).join("\n") + (prompt ?? "");
  const asked =
    messages.length === 0 ? (prompt ?? "") : textOf(messages.findLast(({ role }) => role === "user")?.content);
  const usage = { prompt_tokens: tokensIn(all), completion_tokens: 0, total_tokens: 0 };

  if (format) {
    if (stream) throw badInput("JSON Mode does not support streaming");
    const value = isForbidden(all) ? null : answerTo(asked, format);
    // What does not end within its tokens is no JSON.
    if (value === null || tokensIn(JSON.stringify(value)) > most)
      throw new WorkersAiError(400, 5024, "AiError: JSON Mode couldn't be met");
    return { result: formed(model, value, usage), stream: null };
  }
  const text = isForbidden(all) ? REFUSAL : writeText(asked).slice(0, most * LETTERS_PER_TOKEN);
  return { result: formed(model, text, usage), stream: stream ? streamed(text) : null };
}

function answerTo(asked: string, format: { type: string; json_schema?: Record<string, unknown> }): unknown {
  if (!format.json_schema) return { text: writeText(asked) };
  const { title } = format.json_schema;
  return writeAnswer(asked, typeof title === "string" ? title : "", format.json_schema);
}

type Usage = { prompt_tokens: number; completion_tokens: number; total_tokens: number };

function formed(model: string, value: unknown, { prompt_tokens }: Usage): unknown {
  const text = typeof value === "string" ? value : JSON.stringify(value);
  const spent = tokensIn(text);
  const usage = { prompt_tokens, completion_tokens: spent, total_tokens: prompt_tokens + spent };
  if (!NEWER.test(model)) return { response: value, usage };
  const message = { role: "assistant", content: text };
  return { object: "chat.completion", model, choices: [{ index: 0, message, finish_reason: "stop" }], usage };
}

/** Server-sent events, a few letters each. */
const streamed = (text: string): string =>
  [...(text.match(/[\s\S]{1,24}/g) ?? []).map((response) => JSON.stringify({ response })), "[DONE]"]
    .map((it) => `data: ${it}\n\n`)
    .join("");

const tokensIn = (text: string): number => Math.ceil(text.length / LETTERS_PER_TOKEN);

const textOf = (content: z.infer<typeof Content> | undefined): string =>
  typeof content === "string" ? content : (content ?? []).map(({ text = "" }) => text).join("\n");

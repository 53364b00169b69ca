import { OpenAICompatibleChatLanguageModel } from "@ai-sdk/openai-compatible";
import { parsePartialJson } from "ai";
import type { ModelAnswer, ModelRequest, TextModel } from "../model-ports.ts";
import { type ProviderFetch, providerFetch } from "../provider-fetch.ts";
import { providerRefused } from "../provider-refusals.ts";
import { openaiRefusal } from "./openai-refusal.ts";
import type { OpenAiConfig } from "./openai-service.ts";
import { streamedAnswer } from "./streamed-answer.ts";
import { wireSchema } from "./wire-schema.ts";

/** Minimum interval between partial answers, in milliseconds. Our own choice. */
const TOLD_EVERY = 120;

/**
 * Models that think before they write, at a medium effort if none is named. Little is enough for a few sentences, and the
 * first words come sooner. Other services may not know the field. Source: docs/platforms/openai.md#models.
 */
const REASONING = /^gpt-(?:5\.[4-9]|[6-9])/;

/** Uses streamed chat completions, so that partial answers can be shown. Source: docs/platforms/openai.md#text. */
export const openaiTextModel =
  (config: OpenAiConfig): TextModel =>
  async (question) => {
    const { patience } = config;
    const call = providerFetch(config.fetch, { patience, signal: question.signal, refusalOf: openaiRefusal });
    try {
      const received = await readStream(await stream(config, question, call), teller(question), call.isGivenUp);
      return { ...(await answerIn(received)), placeholder: call.placeholder(), tokens: received.tokens };
    } catch (error) {
      throw call.failure(error);
    }
  };

/**
 * The stream of the provider's package. Its `streamText` would add tools, steps and retries, which nothing here uses, and
 * 47 KB to the upload (ADR 58).
 */
async function stream(
  config: OpenAiConfig,
  { name, schema, instructions, facts, picture }: ModelRequest,
  call: ProviderFetch,
) {
  const model = new OpenAICompatibleChatLanguageModel(config.model, {
    provider: "provider",
    url: ({ path }) => `${config.baseURL}${path}`,
    headers: { authorization: `Bearer ${config.apiKey}` },
    fetch: async (input, init) => await streamedAnswer(await call.fetch(input, init), call.isGivenUp),
    supportsStructuredOutputs: true,
    includeUsage: true,
  });
  const text = { type: "text" as const, text: JSON.stringify(facts) };
  const seen = picture && {
    type: "file" as const,
    mediaType: picture.type,
    data: { type: "data" as const, data: picture.bytes },
  };
  const answer = await model.doStream({
    prompt: [
      { role: "system", content: instructions },
      { role: "user", content: seen ? [text, seen] : [text] },
    ],
    responseFormat: { type: "json", schema: wireSchema(schema), name },
    ...(REASONING.test(config.model) && { providerOptions: { provider: { reasoningEffort: "low" } } }),
  });
  return answer.stream;
}

type Received = { text: string; finishReason: string | null; tokens: ModelAnswer["tokens"] };
type Parts = Awaited<ReturnType<typeof stream>>;

/**
 * Reads the stream to its end; `finishReason` is null if it broke off. Throws if it failed before any text arrived, or
 * was aborted.
 */
async function readStream(parts: Parts, tell: Teller, isGivenUp: () => boolean): Promise<Received> {
  const received: Received = { text: "", finishReason: null, tokens: { input: 0, output: 0 } };
  for await (const part of parts) {
    if (part.type === "error") {
      if (received.text === "" || isGivenUp()) throw part.error;
      await tell(received.text, "now");
      return received;
    }
    if (part.type === "text-delta") {
      received.text += part.delta;
      await tell(received.text);
    }
    if (part.type === "finish") {
      received.finishReason = part.finishReason.unified;
      received.tokens = { input: part.usage.inputTokens.total ?? 0, output: part.usage.outputTokens.total ?? 0 };
    }
  }
  return received;
}

/** Reports partial text at most once per interval; `now` reports the last text immediately. */
type Teller = (text: string, when?: "now") => Promise<void>;

function teller({ onPartial }: ModelRequest): Teller {
  let toldAt = 0;
  return async (text, when) => {
    if (!onPartial || (when !== "now" && Date.now() - toldAt < TOLD_EVERY)) return;
    toldAt = Date.now();
    const { value } = await parsePartialJson(text);
    if (value !== undefined) onPartial(value);
  };
}

/** Broken or truncated JSON is a fault that can be repaired; a refusal is not. */
async function answerIn({ text, finishReason }: Received): Promise<Pick<ModelAnswer, "value" | "fault">> {
  if (finishReason === "content-filter") throw providerRefused();
  const { value, state } = await parsePartialJson(text);
  if (state === "successful-parse") return { value, fault: null };
  return { value, fault: `The answer was no whole JSON (${finishReason ?? "broken off"}).` };
}

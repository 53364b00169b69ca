import { parse as parsePartial } from "partial-json";
import { clock } from "../../clock.ts";
import { base64Of } from "../base64.ts";
import type { ModelAnswer, ModelRequest, TextModel } from "../model-ports.ts";
import { type ProviderFetch, providerFetch } from "../provider-fetch.ts";
import { providerRefused } from "../provider-refusals.ts";
import { chatChunks } from "./chat-chunks.ts";
import { openaiRefusal } from "./openai-refusal.ts";
import type { OpenAiConfig } from "./openai-service.ts";
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
      const received = await read(await send(config, question, call), teller(question), call.isGivenUp);
      return { ...answerIn(received), placeholder: call.placeholder(), tokens: received.tokens };
    } catch (error) {
      throw call.failure(error);
    }
  };

/** Why not with a client of a package: docs/decisions/0073-openai-without-a-package.md. */
function send(config: OpenAiConfig, { name, schema, instructions, facts, picture }: ModelRequest, call: ProviderFetch) {
  const text = JSON.stringify(facts);
  const url = picture && `data:${picture.type};base64,${base64Of(picture.bytes)}`;
  const content = url
    ? [
        { type: "text", text },
        { type: "image_url", image_url: { url } },
      ]
    : text;
  const body = {
    model: config.model,
    messages: [
      { role: "system", content: instructions },
      { role: "user", content },
    ],
    response_format: { type: "json_schema", json_schema: { name, schema: wireSchema(schema), strict: true } },
    ...(REASONING.test(config.model) && { reasoning_effort: "low" }),
    stream: true,
    stream_options: { include_usage: true },
  };
  const headers = { authorization: `Bearer ${config.apiKey}`, "content-type": "application/json" };
  return call.fetch(`${config.baseURL}/chat/completions`, { method: "POST", headers, body: JSON.stringify(body) });
}

type Received = { text: string; isRefused: boolean; finishReason: string | null; tokens: ModelAnswer["tokens"] };

/**
 * Reads the answer to its end; `finishReason` is null if it broke off. Throws if it broke off before any text arrived, or
 * was aborted.
 */
async function read(response: Response, tell: Teller, isGivenUp: () => boolean): Promise<Received> {
  const received: Received = { text: "", isRefused: false, finishReason: null, tokens: { input: 0, output: 0 } };
  try {
    for await (const { text, isRefusal, finishReason, tokens } of chatChunks(response)) {
      received.text += text;
      received.isRefused ||= isRefusal;
      received.finishReason = finishReason ?? received.finishReason;
      received.tokens = tokens ?? received.tokens;
      if (text !== "") tell(received.text);
    }
  } catch (error) {
    if (received.text === "" || isGivenUp()) throw error;
  }
  if (received.finishReason === null) {
    if (received.text === "") throw new Error("The stream ended without a word.");
    tell(received.text, "now");
  }
  return received;
}

/** Reports partial text at most once per interval; `now` reports the last text immediately. */
type Teller = (text: string, when?: "now") => void;

function teller({ onPartial }: ModelRequest): Teller {
  let toldAt = 0;
  return (text, when) => {
    if (!onPartial || (when !== "now" && clock() - toldAt < TOLD_EVERY)) return;
    toldAt = clock();
    const value = readAsFar(text);
    if (value !== undefined) onPartial(value);
  };
}

/** Broken or truncated JSON is a fault that can be repaired; a refusal is not. */
function answerIn({ text, isRefused, finishReason }: Received): Pick<ModelAnswer, "value" | "fault"> {
  if (isRefused || finishReason === "content_filter") throw providerRefused();
  try {
    return { value: JSON.parse(text), fault: null };
  } catch {
    const fault = `The answer was no whole JSON (${finishReason ?? "broken off"}).`;
    return { value: readAsFar(text), fault };
  }
}

/** JSON as far as it can be read; undefined if it cannot. */
function readAsFar(text: string): unknown {
  try {
    return parsePartial(text);
  } catch {
    return undefined;
  }
}

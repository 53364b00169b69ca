import { createOpenAICompatible } from "@ai-sdk/openai-compatible";
import { generateText, jsonSchema, NoObjectGeneratedError, Output } from "ai";
import { PROVIDER_URL, type Provider, providerRefused, providerUnusable } from "./provider.ts";
import { providerFailure } from "./provider-failure.ts";
import { wireSchema } from "./wire-schema.ts";

/** Longest wait for one answer, in milliseconds, with its one repetition. */
const PATIENCE = 50_000;
const INSTRUCTIONS = [
  "You write short-form social content. The user message is a JSON object with the task, the brief and the hook.",
  "Use the hook word for word as the first line. Write in the brief's language and tone.",
  "State no number, price, percentage, name or proof that does not stand in the brief or the hook.",
  "Answer with JSON that fits the schema, and nothing else.",
].join(" ");

type Task<T> = { name: string; schema: unknown; parse: (value: unknown) => T; facts: unknown };
type Answer = { value: unknown; placeholder: boolean; fault: string | null };

/** Words by a language model. An answer that does not pass is sent back once, with what is wrong with it. */
export async function writeScript<T>(
  provider: Provider,
  task: Task<T>,
): Promise<{ script: T; model: string; placeholder: boolean }> {
  const first = await attempt(provider, task, task.facts);
  if ("script" in first) return first;
  const second = await attempt(provider, task, { ...(task.facts as object), repair: first.fault });
  if ("script" in second) return second;
  throw providerUnusable();
}

type Written<T> = { script: T; model: string; placeholder: boolean };

async function attempt<T>(provider: Provider, task: Task<T>, facts: unknown): Promise<Written<T> | { fault: string }> {
  const answer = await ask(provider, task, facts);
  if (answer.fault !== null) return { fault: answer.fault };
  try {
    return { script: task.parse(answer.value), model: provider.textModel, placeholder: answer.placeholder };
  } catch (error) {
    return { fault: error instanceof Error ? error.message.slice(0, 1000) : "It does not fit the schema." };
  }
}

/** One question. Broken or cut-off JSON is a fault that can be mended; a refusal is not. */
async function ask<T>(provider: Provider, task: Task<T>, facts: unknown): Promise<Answer> {
  const { apiKey, fetch, textModel } = provider;
  const models = createOpenAICompatible({
    name: "provider",
    baseURL: PROVIDER_URL,
    apiKey,
    fetch,
    supportsStructuredOutputs: true,
  });
  try {
    const result = await generateText({
      model: models(textModel),
      instructions: INSTRUCTIONS,
      prompt: JSON.stringify(facts),
      output: Output.object({ schema: jsonSchema(wireSchema(task.schema)), name: task.name }),
      maxRetries: 1,
      abortSignal: AbortSignal.timeout(PATIENCE),
    });
    return { value: result.output, placeholder: isPlaceholder(result.response.body), fault: null };
  } catch (error) {
    if (!NoObjectGeneratedError.isInstance(error)) throw providerFailure(error);
    if (error.finishReason === "content-filter") throw providerRefused();
    return { value: null, placeholder: false, fault: `The answer was no whole JSON (${error.finishReason}).` };
  }
}

function isPlaceholder(body: unknown): boolean {
  return typeof body === "object" && body !== null && "system_fingerprint" in body
    ? body.system_fingerprint === "placeholder"
    : false;
}

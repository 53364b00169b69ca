import { Refusal } from "@vignette/domain/kernel";
import type { WritingTask } from "./generation.ts";
import type { ModelAnswer, TextModel } from "./model-ports.ts";
import { afterPaidAttempt } from "./paid-attempt.ts";
import { providerUnusable } from "./provider-refusals.ts";

const COPYWRITER = [
  "You write short-form social content. The user message is a JSON object with the task, the brief and the hook.",
  "Use the hook word for word as the first line. Write in the brief's language and tone.",
  "State no number, price, percentage, name or proof that does not stand in the brief or the hook.",
  "Answer with JSON that fits the schema, and nothing else.",
].join(" ");

type Written<T> = { script: T; placeholder: boolean; tokens: ModelAnswer["tokens"] };

/**
 * Writes text with a language model. An answer that fails is sent back once with the reason. Throws a Refusal if the
 * second one fails too: the one that `parse` threw, if it did.
 */
export async function writeScript<T>(ask: TextModel, task: WritingTask<T>): Promise<Written<T>> {
  const first = await attempt(ask, task, task.facts);
  if (first.passed) return first.passed;
  const second = await attempt(ask, task, { ...(task.facts as object), repair: first.fault }).catch(
    (error: unknown) => {
      throw afterPaidAttempt(error);
    },
  );
  if (!second.passed) throw second.refusal ?? providerUnusable();
  const { passed } = second;
  const tokens = {
    input: first.tokens.input + passed.tokens.input,
    output: first.tokens.output + passed.tokens.output,
  };
  return { ...passed, tokens };
}

type Attempt<T> =
  | { passed: Written<T>; tokens: ModelAnswer["tokens"] }
  | { passed: null; fault: string; refusal: Refusal | null; tokens: ModelAnswer["tokens"] };

async function attempt<T>(ask: TextModel, task: WritingTask<T>, facts: unknown): Promise<Attempt<T>> {
  const { name, schema, signal, picture, onPartial, instructions = COPYWRITER } = task;
  const answer = await ask({ name, schema, instructions, facts, signal, picture, onPartial });
  const { tokens, placeholder, fault, value } = answer;
  if (fault !== null) return { passed: null, fault, refusal: null, tokens };
  try {
    return { passed: { script: task.parse(value), placeholder, tokens }, tokens };
  } catch (error) {
    const wrong = error instanceof Error ? error.message.slice(0, 1000) : "It does not fit the schema.";
    return { passed: null, fault: wrong, refusal: error instanceof Refusal ? error : null, tokens };
  }
}

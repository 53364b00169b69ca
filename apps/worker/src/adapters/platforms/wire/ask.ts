import { parseJson } from "./parse-json.ts";

/** An answer with its parsed body (undefined if it was no JSON), or none at all. */
export type Answer = { type: "answer"; status: number; body: unknown } | { type: "silence"; reason: string };

/** Longest wait for a platform's answer, in milliseconds. Below the engine's budget for an answer. */
const PATIENCE = 25_000;

/** One call to a platform. Never throws: whether silence means "not done" or "nobody knows" is for the caller to say. */
export async function ask(
  fetch: typeof globalThis.fetch,
  url: string,
  init: RequestInit & { patience?: number },
): Promise<Answer> {
  const { patience = PATIENCE, ...rest } = init;
  try {
    const response = await fetch(url, { ...rest, redirect: "manual", signal: AbortSignal.timeout(patience) });
    return { type: "answer", status: response.status, body: parseJson(await response.text()) };
  } catch (error) {
    return { type: "silence", reason: error instanceof Error ? error.message : String(error) };
  }
}

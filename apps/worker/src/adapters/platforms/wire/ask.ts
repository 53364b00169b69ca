import type { NoAnswer } from "@vignette/domain/scheduling";
import { parseJson } from "./parse-json.ts";

/** An answer with its parsed body (undefined if it is not JSON), or none at all. */
export type PlatformAnswer = { type: "answer"; status: number; body: unknown } | { type: "silence"; why: NoAnswer };

/** Timeout for a platform's answer, in milliseconds. Below the engine's budget for an answer. */
const PATIENCE = 25_000;

/** One call to a platform. Never throws: the caller decides whether silence means "not done" or "outcome open". */
export async function ask(
  fetch: typeof globalThis.fetch,
  url: string,
  init: RequestInit & { patience?: number },
): Promise<PlatformAnswer> {
  const { patience = PATIENCE, ...rest } = init;
  try {
    const response = await fetch(url, { ...rest, redirect: "manual", signal: AbortSignal.timeout(patience) });
    return { type: "answer", status: response.status, body: parseJson(await response.text()) };
  } catch (error) {
    return { type: "silence", why: error instanceof Error && error.name === "TimeoutError" ? "timed-out" : "cut-off" };
  }
}

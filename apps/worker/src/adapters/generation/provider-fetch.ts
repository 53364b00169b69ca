import { Refusal } from "@vignette/domain/kernel";
import { clock } from "../clock.ts";
import { providerFailure } from "./provider-failure.ts";

/** A provider's failed answer with its body. `retryAfterS` in seconds; null without the header. */
export type FailedAnswer = { status: number; body: string; retryAfterS: number | null };

type Rules = {
  /** Timeout for the whole task, in milliseconds. */
  patience: number;
  /** Aborted once the result is no longer needed. */
  signal?: AbortSignal | undefined;
  refusalOf: (answer: FailedAnswer) => Refusal;
  /**
   * False for an order that must not be placed twice. One that was turned down as too many may be retried; one without an
   * answer, or whose gateway failed, may have been placed.
   */
  safeToRepeat?: boolean;
};

/** The sandbox marks its placeholders with this header, for every service that it simulates. */
const PLACEHOLDER = "x-placeholder";
/** Minimum pause before the retry, in ms, and the longest `Retry-After` that is honored, in seconds. Our own choice. */
const PAUSE = 400;
const LONGEST_PAUSE_S = 8;

/**
 * A `fetch` for one task at a provider, with a timeout, an abort signal and one retry where that can help. A failed
 * answer is thrown as the Refusal that `refusalOf` gives for it.
 */
export function providerFetch(fetch: typeof globalThis.fetch, rules: Rules) {
  const { patience, signal, safeToRepeat = true } = rules;
  const deadline = AbortSignal.timeout(patience);
  const both = signal ? AbortSignal.any([signal, deadline]) : deadline;
  let placeholder = false;
  let answered = false;
  const failure = (error: unknown): Refusal => providerFailure(error, { signal, deadline, answered });

  async function once(input: Parameters<typeof fetch>[0], init: RequestInit | undefined): Promise<Response> {
    const response = await fetch(input, { ...init, signal: both });
    placeholder ||= response.headers.has(PLACEHOLDER);
    answered = response.ok;
    if (response.ok) return response;
    const retryAfterS = secondsOf(response.headers.get("retry-after"));
    throw new AnswerRefused(rules.refusalOf({ status: response.status, body: await response.text(), retryAfterS }), {
      retryAfterS,
    });
  }

  return {
    /** Whether a local placeholder was returned. */
    placeholder: () => placeholder,
    /** Whether the task was aborted or timed out. */
    isGivenUp: () => both.aborted,
    /** Maps an error to a Refusal: an answer that arrived but could not be read is unusable. */
    failure,
    fetch: async (input: Parameters<typeof fetch>[0], init?: RequestInit): Promise<Response> => {
      try {
        return await once(input, init).catch(async (error: unknown) => {
          const pause = pauseBefore(error, safeToRepeat);
          if (pause === null || both.aborted) throw error;
          await new Promise((resolve) => setTimeout(resolve, pause));
          return await once(input, init);
        });
      } catch (error) {
        throw error instanceof AnswerRefused ? error.refusal : failure(error);
      }
    },
  };
}
export type ProviderFetch = ReturnType<typeof providerFetch>;

/** The provider answered with an error. */
class AnswerRefused extends Error {
  readonly refusal: Refusal;
  readonly retryAfterS: number | null;

  constructor(refusal: Refusal, { retryAfterS }: { retryAfterS: number | null }) {
    super(refusal.message);
    this.refusal = refusal;
    this.retryAfterS = retryAfterS;
  }
}

/** The pause before the retry, in ms; null if a retry would not help or could place an order twice. */
function pauseBefore(error: unknown, safeToRepeat: boolean): number | null {
  if (!(error instanceof AnswerRefused)) return safeToRepeat && !(error instanceof Refusal) ? PAUSE : null;
  const { code } = error.refusal;
  if (!safeToRepeat && code !== "generation.busy") return null;
  if (code !== "generation.busy" && code !== "generation.unavailable") return null;
  const seconds = error.retryAfterS ?? 0;
  return seconds > LONGEST_PAUSE_S ? null : Math.max(PAUSE, seconds * 1000);
}

/** `Retry-After` in seconds: a number, or a date. Source: RFC 9110 §10.2.3. */
function secondsOf(header: string | null): number | null {
  if (header === null) return null;
  const seconds = Number(header);
  if (header.trim() !== "" && seconds >= 0) return seconds;
  const at = Date.parse(header);
  return Number.isNaN(at) ? null : Math.max(0, (at - clock()) / 1000);
}

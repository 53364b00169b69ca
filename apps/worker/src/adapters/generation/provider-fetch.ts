import { Refusal } from "@vignette/domain/kernel";
import { providerFailure } from "./provider-failure.ts";

/** A failed answer of a provider, read. `retryAfterS` in seconds; null where it said nothing. */
export type FailedAnswer = { status: number; body: string; retryAfterS: number | null };

type Rules = {
  /** Longest wait for all of it, in milliseconds. */
  patience: number;
  /** Aborted once nobody waits any more. */
  signal?: AbortSignal | undefined;
  refusalOf: (answer: FailedAnswer) => Refusal;
  /** False for what must not be ordered twice. A call that was refused may be repeated, one whose answer was lost not. */
  safeToRepeat?: boolean;
};

/** The sandbox marks what it makes, whatever service it stands in for. */
const PLACEHOLDER = "x-placeholder";
/** Before the one repetition, in ms; and the longest that a provider may make us wait for it, in seconds. Our own choice. */
const PAUSE = 400;
const LONGEST_PAUSE_S = 8;

/**
 * `fetch` for one task at a provider: patient so long and no longer, given up when nobody waits, repeated once where a
 * repetition may help. An answer that is not a success is thrown as what it means for a person, a Refusal.
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
    /** Whether a local stand-in answered. */
    placeholder: () => placeholder,
    /** Nobody waits any more, or nobody should. */
    isGivenUp: () => both.aborted,
    /** What was thrown on the way, as a Refusal: an answer that came and could not be read is unusable. */
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

/** The provider answered, and said no. */
class AnswerRefused extends Error {
  readonly refusal: Refusal;
  readonly retryAfterS: number | null;

  constructor(refusal: Refusal, { retryAfterS }: { retryAfterS: number | null }) {
    super(refusal.message);
    this.refusal = refusal;
    this.retryAfterS = retryAfterS;
  }
}

/** How long to wait before it is tried once more, in ms; null where that would not help, or could order it twice. */
function pauseBefore(error: unknown, safeToRepeat: boolean): number | null {
  if (!(error instanceof AnswerRefused)) return safeToRepeat && !(error instanceof Refusal) ? PAUSE : null;
  const { code } = error.refusal;
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
  return Number.isNaN(at) ? null : Math.max(0, (at - Date.now()) / 1000);
}

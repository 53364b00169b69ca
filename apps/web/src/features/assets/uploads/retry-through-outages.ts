import { TRPCClientError } from "@trpc/client";
import { PutLost, PutRefused } from "../../../shared/requests/put-bytes.ts";
import { retryDelay } from "../../../shared/requests/retry-delay.ts";

type RetryOptions = {
  /** Called before each wait for the network. */
  onPause: () => void;
  signal: AbortSignal;
};

/**
 * Runs `work` again after each network failure, with growing delays. A refusal or the signal ends it; its error is
 * thrown.
 */
export async function retryThroughOutages<T>(
  work: (steady: () => void) => Promise<T>,
  { onPause, signal }: RetryOptions,
): Promise<T> {
  for (let failures = 0; ; failures += 1) {
    try {
      // Progress resets the delay.
      return await work(() => {
        failures = 0;
      });
    } catch (error) {
      signal.throwIfAborted();
      if (!isRetryable(error)) throw error;
      onPause();
      await waitForNetwork(retryDelay(failures, Math.random()), signal);
    }
  }
}

/** The HTTP status of a refused procedure; null without an answer. */
export function statusOf(error: unknown): number | null {
  const status: unknown = error instanceof TRPCClientError ? error.data?.httpStatus : null;
  return typeof status === "number" ? status : null;
}

/**
 * Whether a retry may help: no answer, a server error, code that failed to load, or another tab that was one part
 * ahead.
 */
function isRetryable(error: unknown): boolean {
  if (error instanceof PutLost || error instanceof TypeError) return true;
  if (error instanceof PutRefused) return error.status === 409;
  const status = statusOf(error);
  return error instanceof TRPCClientError && (status === null || status >= 500);
}

/**
 * Resolves when the browser reports to be online, and at the latest after the delay, because browsers do not always
 * notice. Rejects when aborted.
 */
async function waitForNetwork(delayMs: number, signal: AbortSignal): Promise<void> {
  await new Promise<void>((resolve, reject) => {
    const once = (callback: () => void) => () => {
      clearTimeout(timer);
      window.removeEventListener("online", back);
      signal.removeEventListener("abort", stopped);
      callback();
    };
    const back = once(resolve);
    const stopped = once(() => reject(signal.reason));
    const timer = setTimeout(() => navigator.onLine && back(), delayMs);
    window.addEventListener("online", back);
    signal.addEventListener("abort", stopped);
  });
}

import { TRPCClientError } from "@trpc/client";
import { retryDelay } from "../../../shared/retry-delay.ts";
import { PutLost, PutRefused } from "./put-bytes.ts";

type RetryOptions = {
  /** Told before each wait for the network. */
  onPause: () => void;
  signal: AbortSignal;
};

/** Does something again and again until the network holds for as long as it takes. A refusal ends it; so does the signal. */
export async function retryThroughOutages<T>(
  work: (steady: () => void) => Promise<T>,
  { onPause, signal }: RetryOptions,
): Promise<T> {
  for (let failures = 0; ; failures += 1) {
    try {
      // Whoever got something through may begin to count anew.
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

/** HTTP's status of a procedure's refusal; null where no answer came. */
export function statusOf(error: unknown): number | null {
  const status: unknown = error instanceof TRPCClientError ? error.data?.httpStatus : null;
  return typeof status === "number" ? status : null;
}

/** Worth another try: no answer, a stumbling server, code that did not load, or another page that was a part ahead. */
function isRetryable(error: unknown): boolean {
  if (error instanceof PutLost || error instanceof TypeError) return true;
  if (error instanceof PutRefused) return error.status === 409;
  const status = statusOf(error);
  return error instanceof TRPCClientError && (status === null || status >= 500);
}

/** At once when the browser says that it is back, and after a while in any case: it does not always notice. */
async function waitForNetwork(delayMs: number, signal: AbortSignal): Promise<void> {
  await new Promise<void>((resolve, reject) => {
    const settled = (settle: () => void) => () => {
      clearTimeout(timer);
      window.removeEventListener("online", back);
      signal.removeEventListener("abort", stopped);
      settle();
    };
    const back = settled(resolve);
    const stopped = settled(() => reject(signal.reason));
    const timer = setTimeout(() => navigator.onLine && back(), delayMs);
    window.addEventListener("online", back);
    signal.addEventListener("abort", stopped);
  });
}

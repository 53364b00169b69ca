/**
 * How often to check whether the result is still wanted, in ms. Short, so that canceling feels immediate. Our own
 * choice.
 */
const WATCH_EVERY = 1500;

/**
 * Runs `work` with a signal that is aborted as soon as `isWanted` gives false, which ends a running provider call. If
 * the check itself fails, the work continues.
 */
export async function abortWhenUnwanted<T>(
  isWanted: () => Promise<boolean>,
  work: (signal: AbortSignal) => Promise<T>,
): Promise<T> {
  const controller = new AbortController();
  const timer = setInterval(() => {
    void isWanted().then(
      (wanted) => wanted || controller.abort(),
      () => undefined,
    );
  }, WATCH_EVERY);
  try {
    return await work(controller.signal);
  } finally {
    clearInterval(timer);
  }
}

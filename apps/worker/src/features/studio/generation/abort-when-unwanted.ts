/** How often it is asked whether a making is still wanted, in ms: somebody who stops it should not wait for it. Our own choice. */
const WATCH_EVERY = 1500;

/**
 * Work with a signal that is aborted once nobody wants it any more: then the provider's call ends, wherever it stands.
 * A question that fails is no answer: the work goes on.
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

/**
 * Runs at most `count` tasks at the same time, in the order in which they were started. A task whose signal aborts
 * while it waits is rejected and never runs.
 */
export function limitConcurrency(count: number): <T>(work: () => Promise<T>, signal: AbortSignal) => Promise<T> {
  let free = count;
  const line: (() => void)[] = [];

  function enter(signal: AbortSignal): Promise<void> {
    signal.throwIfAborted();
    if (free > 0) {
      free -= 1;
      return Promise.resolve();
    }
    return new Promise((resolve, reject) => {
      const turn = () => {
        signal.removeEventListener("abort", leave);
        resolve();
      };
      const leave = () => {
        line.splice(line.indexOf(turn), 1);
        reject(signal.reason);
      };
      line.push(turn);
      signal.addEventListener("abort", leave, { once: true });
    });
  }

  function exit(): void {
    const next = line.shift();
    if (next) next();
    else free += 1;
  }

  return async (work, signal) => {
    await enter(signal);
    try {
      return await work();
    } finally {
      exit();
    }
  };
}

const waiting = new Map<object, () => void>();
let isScheduled = false;

/**
 * Small pictures are drawn one at a time, each when the page has nothing better to do: many at once would make typing
 * wait. `of` is whose drawing it is: a newer one takes the older one's place. Answers how to call it off.
 */
export function drawSoon(of: object, draw: () => void): () => void {
  waiting.set(of, draw);
  schedule();
  return () => {
    if (waiting.get(of) === draw) waiting.delete(of);
  };
}

function schedule(): void {
  if (isScheduled || waiting.size === 0) return;
  isScheduled = true;
  // Safari has no idle time to give; there the next turn has to do.
  if ("requestIdleCallback" in globalThis) requestIdleCallback(drawNext, { timeout: 400 });
  else setTimeout(drawNext, 20);
}

function drawNext(): void {
  isScheduled = false;
  const [next] = waiting;
  if (next) {
    waiting.delete(next[0]);
    next[1]();
  }
  schedule();
}

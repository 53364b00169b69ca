const waiting = new Map<object, () => void>();
let isScheduled = false;

/**
 * Draws small pictures one at a time while the page is idle, so that they do not delay typing. A newer drawing of the
 * same owner replaces the waiting one. Returns a function that cancels it.
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
  // Safari has no requestIdleCallback; a timeout has to do.
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

/** A CSS cubic-bezier as a function of 0..1. Solved by halving: exact enough, and the same everywhere. */
export function cubicBezier(x1: number, y1: number, x2: number, y2: number): (x: number) => number {
  return (x) => {
    if (x <= 0) return 0;
    if (x >= 1) return 1;
    let low = 0;
    let high = 1;
    for (let i = 0; i < 24; i++) {
      const middle = (low + high) / 2;
      if (curve(x1, x2, middle) < x) low = middle;
      else high = middle;
    }
    return curve(y1, y2, (low + high) / 2);
  };
}

function curve(a: number, b: number, t: number): number {
  return 3 * a * t * (1 - t) ** 2 + 3 * b * t * t * (1 - t) + t ** 3;
}

/** How far `t` has come from `start` to `end`, kept within 0..1. */
export function progress(t: number, start: number, end: number): number {
  if (end <= start) return t >= start ? 1 : 0;
  return Math.min(1, Math.max(0, (t - start) / (end - start)));
}

export function interpolate(from: number, to: number, share: number): number {
  return from + (to - from) * share;
}

const SETTLE = cubicBezier(0.2, 0.8, 0.2, 1);

/** Quick, then slower: how boxes and markers move (docs/content.md#motion). From before 0 to after 1. */
export function easeOut(share: number): number {
  return SETTLE(share);
}

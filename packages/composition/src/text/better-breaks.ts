import type { Font } from "./font.ts";
import type { LaidLine } from "./laid-line.ts";

/** `torn`: what its breaks tear in all, as a share of its size (`tearsOf`). */
type Laid = { font: Font; lines: LaidLine[]; torn: number };

/** The layout at the largest size that fits, down to `least` itself. */
export function firstFit<Layout>(size: number, least: number, attempt: (size: number) => Layout | null): Layout | null {
  for (let now = size; now > least; now *= STEP) {
    const layout = attempt(now);
    if (layout) return layout;
  }
  return attempt(least);
}
export const STEP = 0.95;

/**
 * A layout whose lines break better, in type as much smaller as what they tear is worth, and with no line more unless a name would be torn. `attempt` lays the
 * words out at a size, with so many lines more than they take, or says that they do not fit. Captions keep their size (`isSteady`).
 */
export function betterBreaks<Layout extends Laid>(
  found: Layout,
  { minSize, isSteady }: { minSize: number; isSteady?: boolean | undefined },
  attempt: (size: number, more: number) => Layout | null,
): Layout {
  if (isSteady) return found;
  const { size } = found.font;
  const least = Math.max(minSize, size * (size < OF_TITLES ? HARDLY_SMALLER : MUCH_SMALLER));
  let [best, cost] = [found, found.torn];
  const take = (laid: Layout | null, loss: number) => {
    if (laid && laid.torn + loss < cost) [best, cost] = [laid, laid.torn + loss];
  };
  const most = found.lines.length;
  for (let now = size; now > 0 && 1 - now / size < cost; now = now > least ? Math.max(least, now * STEP) : 0) {
    const laid = now < size ? attempt(now, 0) : null;
    if (laid && laid.lines.length <= most) take(laid, 1 - now / size);
    if (cost > LINE_MORE) take(attempt(now, 1), LINE_MORE + 1 - now / size);
  }
  return best;
}

/** What a line more costs, as the breaks do: only a torn name is worse, or several other breaks. Our own choice. */
const LINE_MORE = 0.22;

/** In px: smaller words are of one size with others on their page. Our own choice. */
const OF_TITLES = 64;
const [HARDLY_SMALLER, MUCH_SMALLER] = [0.88, 0.76];

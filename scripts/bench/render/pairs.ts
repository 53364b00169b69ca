/** Runs both in turn, so that what else the machine does meets both, and gives the median of the ratios of each pair. */
export async function medianRatio(
  pairs: number,
  first: () => Promise<{ wallMs: number }>,
  second: () => Promise<{ wallMs: number }>,
): Promise<number> {
  const ratios: number[] = [];
  for (let i = 0; i < pairs; i++) {
    const a = await first();
    const b = await second();
    ratios.push(a.wallMs / b.wallMs);
    console.error(`  ${(a.wallMs / 1000).toFixed(2)} s : ${(b.wallMs / 1000).toFixed(2)} s`);
  }
  return rounded(median(ratios));
}

export function median(values: readonly number[]): number {
  const sorted = values.toSorted((a, b) => a - b);
  const middle = Math.floor(sorted.length / 2);
  const upper = sorted[middle] ?? Number.NaN;
  return sorted.length % 2 === 1 ? upper : ((sorted[middle - 1] ?? upper) + upper) / 2;
}

export function rounded(value: number, digits = 3): number {
  return Number(value.toFixed(digits));
}

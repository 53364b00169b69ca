/** How long to wait before the next try: 0.5 s, doubled each time, at most 30 s, and up to a half less at random. */
export function retryDelay(failures: number, random: number): number {
  return Math.min(30_000, 500 * 2 ** failures) * (1 - random / 2);
}

const DAY = 86_400_000;

/**
 * The period of posts that the dashboard shows, and in which every page counts those that need the user: 30 days back, 14
 * ahead (our own choice). In ms since the epoch. Whole UTC days, so that all pages of one day share one query.
 */
export function recentRange(now: number): { from: number; to: number } {
  const today = Math.floor(now / DAY) * DAY;
  return { from: Math.max(0, today - 30 * DAY), to: today + 15 * DAY };
}

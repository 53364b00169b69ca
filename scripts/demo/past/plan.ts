/** A carousel of the demo: its hook in the library, and a look. */
export type PastCarousel = { hookId: string; template: string; caption: string; times: number };

/**
 * What the demo's owner posted in the last four weeks, each carousel several times, and how often a usual post's views
 * it had: two kinds of hooks over five posts, of which questions did better.
 */
export const pastCarousels: readonly PastCarousel[] = [
  { hookId: "question-2", template: "marker-list", caption: "Light it at six. #candles #slowevenings", times: 2.3 },
  { hookId: "question-7", template: "essay", caption: "Soy, fig, nothing else. #candles", times: 1.9 },
  { hookId: "list-4", template: "big-number", caption: "Small things that add up. #slowevenings", times: 0.9 },
  { hookId: "list-9", template: "marker-list", caption: "Which one is yours? #workfromhome", times: 0.8 },
];

/** Days ago, and the hour by the clocks of this machine; the carousels take turns. */
export const pastTimes: readonly (readonly [daysAgo: number, hour: number])[] = [
  ...([
    [27, 18],
    [26, 9],
    [24, 18],
    [23, 12],
    [21, 18],
    [20, 18],
    [19, 9],
    [17, 12],
    [16, 18],
  ] as const),
  ...([
    [14, 18],
    [13, 9],
    [11, 18],
    [10, 18],
    [8, 12],
    [6, 18],
    [5, 9],
    [3, 18],
    [2, 18],
  ] as const),
];

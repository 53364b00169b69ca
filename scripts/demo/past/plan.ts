import { days, type Instant, later } from "@vignette/domain/kernel";
import { instantOf, slotsBetween, type WeeklySlots, wallTimeAt } from "@vignette/domain/scheduling";
import type { Wanted } from "../pieces.ts";

/** A piece of the demo, its caption, and how often a usual post's views its posts have. */
export type PastPiece = Wanted & { hookId: string; caption: string; times: number };

/**
 * What the demo's owner posted in the last four weeks, each piece several times: two kinds of hooks over five posts, of
 * which questions did better.
 */
export const pastPieces: readonly PastPiece[] = [
  carousel("question-2", "marker-list", 2.3, "Light it at six. #candles #slowevenings"),
  carousel("list-4", "checklist", 0.9, "Small things that add up. #slowevenings"),
  video("video-story", "question-7", "split-proof", 2.1, "It's the wax, not you. #candles"),
  carousel("list-9", "marker-list", 0.8, "Which one is yours? #workfromhome"),
  carousel("question-7", "essay", 1.9, "Soy, fig, nothing else. #candles"),
  video("meme-video", "list-4", "chat-play", 1.1, "We asked the group chat. #slowevenings"),
  {
    ...video("ugc-video", "question-9", "talking-cutaways", 1.5, "Be honest. #candles #workfromhome"),
    presenter: "mara",
  },
];

function carousel(hookId: string, template: string, times: number, caption: string): PastPiece {
  return { kind: "carousel-image", hookId, template, times, caption };
}

function video(kind: PastPiece["kind"], hookId: string, template: string, times: number, caption: string): PastPiece {
  return { kind, hookId, template, times, caption };
}

/** The times of the recipe that made some of them. */
export const recipeTimes = (zone: string): WeeklySlots => ({
  zone,
  times: [1, 3, 5].map((weekday) => ({ weekday, time: "18:00" })),
});
/** How often it ran. */
const RUNS = 11;
/** What the owner posted by hand: days ago, and the hour. */
const byHand = [
  [26, 9],
  [22, 12],
  [19, 9],
  [15, 12],
  [12, 9],
  [8, 12],
  [5, 9],
] as const;

/** When a post of the past went out, and whether the recipe planned it. */
export type PastTime = { at: Instant; wallTime: string; isOfRecipe: boolean };

/** The times of the last four weeks, earliest first. */
export function pastTimes(now: Instant, zone: string): PastTime[] {
  const ofRecipe = slotsBetween(recipeTimes(zone), later(now, -days(29)), later(now, -days(1)))
    .slice(-RUNS)
    .map(({ publishAt, wallTime }) => ({ at: publishAt, wallTime, isOfRecipe: true }));
  const others = byHand.flatMap(([daysAgo, hour]) => {
    const day = wallTimeAt(later(now, -days(daysAgo)), zone).slice(0, 10);
    const wallTime = `${day}T${String(hour).padStart(2, "0")}:00`;
    const at = instantOf(wallTime, zone);
    return at === null ? [] : [{ at, wallTime, isOfRecipe: false }];
  });
  return [...ofRecipe, ...others].toSorted((a, b) => a.at - b.at);
}

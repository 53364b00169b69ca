import { type Chance, chanceFrom, type MeasuredTarget, normalFrom } from "@vignette/domain/analytics";

/** What an account is like. `spread` is the standard deviation of the logarithm of views. */
type Account = { seed: string; planted: boolean; spread?: number };

/** The category that is planted to do better, and by how much. Source: ADR 104. */
export const PLANTED = "question";
const PLANTED_TIMES = 1.5;
/** As many posts of each category. */
const POSTS_EACH = 30;
/** Usual views of the account in a week. */
const USUAL = 800;
/** Two posts of three have between 0.64 and 1.57 times the usual. Our own assumption: a steady account. Source: ADR 104. */
const STEADY = 0.45;
/** One post in so many takes off, and gets up to so many times as much again. Our own assumption. */
const TAKES_OFF = { every: 20, upTo: 15 };

const categories = [PLANTED, "list", "myth", "curiosity", "call-out", "pov"];
const kinds = ["carousel-image", "ugc-video", "video-story", "meme-image"] as const;
const hours = [8, 12, 18, 20, 21] as const;

/**
 * The posts of half a year of an account that posts once a day: six categories of hooks, with everything else drawn by
 * chance, and views of three ages, of which young posts have not reached all.
 */
export function simulatedAccount({ seed, planted, spread = STEADY }: Account): MeasuredTarget[] {
  const chance = chanceFrom(seed);
  return categories.flatMap((category) =>
    Array.from({ length: POSTS_EACH }, (_, index): MeasuredTarget => {
      const times = planted && category === PLANTED ? PLANTED_TIMES : 1;
      const id = `${category}-${index}`;
      return {
        ...{ postId: id, targetId: id, accountId: "a1", platform: "tiktok" },
        facts: factsOf(category, chance),
        marks: marksOf(USUAL * times * Math.exp(spread * normalFrom(chance)) * tookOff(chance), chance),
      };
    }),
  );
}

const tookOff = (chance: Chance) => (chance() * TAKES_OFF.every < 1 ? TAKES_OFF.upTo ** chance() : 1);

function factsOf(hookCategory: string, chance: Chance): MeasuredTarget["facts"] {
  const kind = oneOf(kinds, chance);
  const isVideo = kind.endsWith("video") || kind === "video-story";
  return {
    ...{ kind, look: `look-${Math.floor(3 * chance())}`, hookCategory, productId: null, seriesId: null },
    hookId: `${hookCategory}-${Math.floor(8 * chance())}`,
    lengthMs: isVideo ? Math.round(5000 + 40_000 * chance()) : null,
    pictures: isVideo ? null : 1 + Math.floor(9 * chance()),
    ...{ hour: oneOf(hours, chance), weekday: 1 + Math.floor(7 * chance()), zone: "UTC" },
  };
}

/** Views at the ages that a post of a random age has reached, of which the week's are `views`. */
function marksOf(views: number, chance: Chance): MeasuredTarget["marks"] {
  const firstDay = Math.min(0.95, 0.6 * Math.exp(0.12 * normalFrom(chance)));
  const threeDays = Math.min(1, Math.max(firstDay, 0.85 * Math.exp(0.06 * normalFrom(chance))));
  const age = 180 * chance();
  return {
    ...(age >= 1 && { "1d": Math.round(views * firstDay) }),
    ...(age >= 3 && { "3d": Math.round(views * threeDays) }),
    ...(age >= 7 && { "7d": Math.round(views) }),
  };
}

const oneOf = <T>(items: readonly [T, ...T[]], chance: Chance): T =>
  items[Math.floor(items.length * chance())] ?? items[0];

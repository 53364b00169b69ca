import type { AssetType } from "../../assets/index.ts";
import { dayParts, groupedBy, lengthNames } from "./grouped-by.ts";
import { beliefsOf, type Group } from "./learn.ts";
import { type Dimension, LEARNED_FROM, type MeasuredTarget } from "./learned.ts";
import { type Chance, chanceFrom, normalFrom } from "./seeded.ts";
import { type Belief, timesOf } from "./shrunk.ts";
import type { NextTest, TestReason } from "./test-reason.ts";

/** What can be made: the categories that have a hook for a kind, and the looks of each kind. */
export type TestOffer = { kind: AssetType; isVideo: boolean; looks: readonly string[]; categories: readonly string[] };

/** The hour at which a part of the day is suggested that the account never posted in: its middle. */
const MIDDLE = 1;
/** Before this hour only an account that posts at night is sent there. Our own choice. */
const MORNING = 6;

/**
 * What to make next, of what is offered; null if nothing is. For each dimension a value is drawn from what is believed
 * of every group, and the highest draw is chosen (Thompson sampling): what did well is chosen often, what is unknown now
 * and then, what did badly hardly ever. The same posts and seed give the same suggestion: seed it by account and day.
 * Source: ADR 104.
 */
export function nextTest(
  targets: readonly MeasuredTarget[],
  offers: readonly TestOffer[],
  seed: string,
): NextTest | null {
  const beliefs = beliefsOf(targets);
  const chance = chanceFrom(seed);
  const draw = (dimension: Dimension, values: readonly string[]) =>
    drawn(
      beliefs.groups.filter((group) => group.dimension === dimension),
      { dimension, values, fresh: beliefs.unseen(dimension) },
      chance,
    );

  const kind = draw(
    "kind",
    offers.flatMap((it) => (it.looks.length > 0 && it.categories.length > 0 ? [it.kind] : [])),
  );
  const offer = offers.find((it) => it.kind === kind?.value);
  if (!kind || !offer) return null;
  const category = draw("category", offer.categories);
  const look = draw(
    "look",
    offer.looks.map((name) => `${offer.kind}/${name}`),
  );
  const posted = new Set(targets.map(({ facts }) => groupedBy("hour", facts)));
  const hours = Object.entries(dayParts).flatMap(([name, from]) => (from >= MORNING || posted.has(name) ? [name] : []));
  const hour = draw("hour", hours);
  if (!category || !look || !hour) return null;
  const length = offer.isVideo ? draw("length", Object.keys(lengthNames)) : null;
  return {
    kind: offer.kind,
    look: look.value.slice(offer.kind.length + 1),
    hookCategory: category.value,
    hookId: hookOf(beliefs.groups, targets, category.value, chance),
    length: length?.value ?? null,
    hour: hourIn(targets, hour.value),
    reasons: [category, look, hour].map(({ dimension, value, n, times }) => ({ dimension, value, n, times })),
  };
}

type Arms = { dimension: Dimension; values: readonly string[]; fresh: Belief };

function drawn(groups: readonly Group[], { dimension, values, fresh }: Arms, chance: Chance): TestReason | null {
  let best: (TestReason & { draw: number }) | null = null;
  for (const value of values) {
    const group = groups.find((it) => it.value === value);
    const belief = group?.belief ?? fresh;
    const draw = belief.mean + belief.deviation * normalFrom(chance);
    if (best && best.draw >= draw) continue;
    const n = group?.at.length ?? 0;
    best = { dimension, value, n, times: n >= LEARNED_FROM ? timesOf(belief) : null, draw };
  }
  return best;
}

/** A hook of the category that was posted before, if its draw is higher than that of the category itself. */
function hookOf(groups: readonly Group[], targets: readonly MeasuredTarget[], category: string, chance: Chance) {
  const own = new Set(targets.flatMap(({ facts }) => (facts.hookCategory === category ? (facts.hookId ?? []) : [])));
  const hooks = groups.filter(({ dimension, value }) => dimension === "hook" && own.has(value));
  const around = groups.find(({ dimension, value }) => dimension === "category" && value === category)?.belief;
  if (!around) return null;
  const fresh = { ...around, deviation: Math.max(around.deviation, ...hooks.map(({ belief }) => belief.deviation)) };
  const values = hooks.map(({ value }) => value);
  const best = drawn(hooks, { dimension: "hook", values: [...values, ""], fresh }, chance);
  return best?.value || null;
}

/** The hour of a part of the day at which the account posted most. */
function hourIn(targets: readonly MeasuredTarget[], part: string): number {
  const there = targets.filter(({ facts }) => groupedBy("hour", facts) === part).map(({ facts }) => facts.hour);
  const [most] = [...Map.groupBy(there, (hour) => hour)].toSorted(([, a], [, b]) => b.length - a.length);
  const from = Object.entries(dayParts).find(([name]) => name === part)?.[1] ?? 0;
  return most?.[0] ?? from + MIDDLE;
}

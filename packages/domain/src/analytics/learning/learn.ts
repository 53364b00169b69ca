import { againstUsual, type Compared } from "./against-usual.ts";
import { groupedBy } from "./grouped-by.ts";
import {
  type Dimension,
  dimensions,
  LEARNED_FROM,
  type LearnedGroup,
  type Learning,
  type MeasuredTarget,
} from "./learned.ts";
import { comparable } from "./noise.ts";
import { chanceFrom } from "./seeded.ts";
import { type Belief, shrunk, timesOf, unseen } from "./shrunk.ts";
import { winners } from "./winners.ts";

/** A group of posts by their positions, and what is believed of it. */
export type Group = { dimension: Dimension; value: string; at: number[]; belief: Belief };

/** What learning rests on, before anything is left unsaid for want of posts. */
export type Beliefs = {
  /** The logarithm of each post's times. */
  all: number[];
  groups: Group[];
  /** What is believed of a group of a dimension that has no post yet. */
  unseen: (dimension: Dimension) => Belief;
};

/**
 * What the posts of one account, or of several, say about what did well: each post against the usual of its own account
 * at the same age, grouped, shrunk toward the usual. Silent about groups under five posts. The same posts always give
 * the same answer. Source: ADR 104.
 */
export function learn(targets: readonly MeasuredTarget[]): Learning {
  const { all, groups } = beliefsOf(targets);
  const byDimension = dimensions.map((name) => groups.flatMap(({ dimension, at }) => (dimension === name ? [at] : [])));
  const best = winners(all, byDimension, chanceFrom(`winners/${all.length}`));
  const learned = groups.map(({ dimension, value, at, belief }): LearnedGroup => {
    const times = at.length >= LEARNED_FROM ? timesOf(belief) : null;
    return { dimension, value, n: at.length, times, isWinner: best.includes(at) };
  });
  const posts = new Set(targets.map(({ postId }) => postId)).size;
  return { n: all.length, leftOut: posts - all.length, groups: learned.toSorted(bestFirst) };
}

/** What is believed of every group, however few its posts are. */
export function beliefsOf(targets: readonly MeasuredTarget[]): Beliefs {
  const compared = againstUsual(targets);
  const all = compared.map(({ log }) => log);
  const { logs, noise } = comparable(all);
  const logsAt = (at: readonly number[]) => at.map((position) => logs[position] ?? 0);
  const believe = (groups: readonly Posts[]): Group[] => {
    const beliefs = shrunk(
      groups.map(({ at }) => logsAt(at)),
      noise,
    );
    return groups.map((group, index) => ({ ...group, belief: beliefs[index] ?? { mean: 0, deviation: 0 } }));
  };

  const categories = believe(groupsOf("category", compared));
  // A hook is drawn toward its category rather than toward the account.
  const hooks = groupsOf("hook", compared).map((group) => {
    const category = compared[group.at[0] ?? -1]?.target.facts.hookCategory;
    return { group, around: categories.find(({ value }) => value === category)?.belief ?? { mean: 0, deviation: 0 } };
  });
  const apart = shrunk(
    hooks.map(({ group, around }) => logsAt(group.at).map((log) => log - around.mean)),
    noise,
  );
  const believedHooks = hooks.map(({ group, around }, index): Group => {
    const { mean, deviation } = apart[index] ?? { mean: 0, deviation: 0 };
    const belief = { mean: around.mean + mean, deviation: Math.hypot(deviation, around.deviation) };
    return { ...group, belief };
  });
  const others = dimensions.filter((it) => it !== "hook" && it !== "category");
  const rest = others.flatMap((dimension) => believe(groupsOf(dimension, compared)));
  const groups = [...believedHooks, ...categories, ...rest];
  const of = (dimension: Dimension) => groups.filter((it) => it.dimension === dimension);
  return {
    all,
    groups,
    unseen: (dimension) =>
      unseen(
        of(dimension).map(({ at }) => logsAt(at)),
        noise,
      ),
  };
}

type Posts = Omit<Group, "belief">;

function groupsOf(dimension: Dimension, compared: readonly Compared[]): Posts[] {
  const groups = new Map<string, number[]>();
  for (const [at, { target }] of compared.entries()) {
    const value = groupedBy(dimension, target.facts);
    if (value !== null) groups.set(value, [...(groups.get(value) ?? []), at]);
  }
  return [...groups].map(([value, at]) => ({ dimension, value, at }));
}

const bestFirst = (a: LearnedGroup, b: LearnedGroup) =>
  dimensions.indexOf(a.dimension) - dimensions.indexOf(b.dimension) ||
  (b.times?.mid ?? 0) - (a.times?.mid ?? 0) ||
  b.n - a.n;

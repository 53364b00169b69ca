import type { Happening } from "../activity/happening.ts";

/** What a person should hear of without looking: what needs one, by an id that a second trouble does not share. */
export function tellable(happenings: readonly Happening[]): ReadonlyMap<string, Happening> {
  return new Map(happenings.filter(({ kind }) => kind === "needs").map((it) => [it.id, it]));
}

/** What was not there before. */
export function newTrouble(
  before: ReadonlyMap<string, Happening>,
  now: ReadonlyMap<string, Happening>,
): readonly Happening[] {
  return [...now].filter(([key]) => !before.has(key)).map(([, happening]) => happening);
}

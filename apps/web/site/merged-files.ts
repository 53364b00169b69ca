/**
 * A visit, or a part of a page that loads by itself: what it needs, what is there before it, and how much it counts. A file
 * is what the build holds together, by its name.
 */
export type Load = { needs: ReadonlySet<string>; there?: ReadonlySet<string>; weight: number };

/** A file before merging: its bytes before minifying, and the files that it imports. */
export type SmallFile = { bytes: number; imports: readonly string[] };

/**
 * How many bytes before minifying one request is worth, about 2 KB as it is sent: so much may be loaded in vain to spare
 * one. Our own choice: pages stay within 3 % of what they need, in a third of the files (ADR 143).
 */
const REQUEST = 8000;

/**
 * A load of more bytes than this, as all with the engine are, counts those in vain by a part: a few more are not felt there,
 * and it has the most files. Our own choice.
 */
const [HEAVY, PART] = [2_200_000, 0.2];

/** `neededBy` and `thereFor`: whether each load needs the files, and whether it finds them loaded. */
type Group = { files: Set<string>; bytes: number; neededBy: boolean[]; thereFor: boolean[] };

/**
 * Merges files so that loads have few requests and hardly a byte in vain: each time the two files whose merging saves most,
 * until none saves anything. Only `files` are merged; no two groups import each other. Returns the groups.
 */
export function mergedFiles(
  files: readonly string[],
  someLoads: readonly Load[],
  all: ReadonlyMap<string, SmallFile>,
): string[][] {
  const loads = someLoads.map((it) => ({ ...it, vain: it.weight * (isHeavy(it, all) ? PART : 1) }));
  const groups = alike(files, loads, all);
  const groupOf = new Map(groups.flatMap((it) => [...it.files].map((file) => [file, it] as const)));
  const order = new Map(groups.map((it, index) => [it, index]));
  const pairs = new Map<Group, Map<Group, number>>(groups.map((it) => [it, new Map()]));
  const compare = (one: Group, other: Group) => {
    const [a, b] = (order.get(one) ?? 0) < (order.get(other) ?? 0) ? [one, other] : [other, one];
    const gain = gainOf(a, b, loads);
    if (gain > 0) pairs.get(a)?.set(b, gain);
    else pairs.get(a)?.delete(b);
  };
  for (const [index, one] of groups.entries()) for (const other of groups.slice(index + 1)) compare(one, other);

  for (let best = bestPair(pairs); best; best = bestPair(pairs)) {
    const [one, other] = best;
    pairs.get(one)?.delete(other);
    const [ofOne, ofOther] = [reachedFrom([one], groupOf, all), reachedFrom([other], groupOf, all)];
    if (isRound(one, other, groupOf, all) || fullGainOf([one, ofOne], [other, ofOther], loads) <= 0) continue;

    const neededBy = one.neededBy.map((is, at) => is || other.neededBy[at] === true);
    for (const it of [...ofOne, ...ofOther]) it.neededBy = it.neededBy.map((is, at) => is || neededBy[at] === true);
    one.thereFor = one.thereFor.map((is, at) => is || other.thereFor[at] === true);
    for (const file of other.files) groupOf.set(file, one);
    one.files = new Set([...one.files, ...other.files]);
    one.bytes += other.bytes;
    pairs.delete(other);
    for (const rest of pairs.values()) rest.delete(other);
    for (const it of pairs.keys()) if (it !== one) compare(one, it);
  }
  return [...pairs.keys()].map(({ files }) => [...files]);
}

/** Files that the same loads need, or find there, belong together: nothing is loaded in vain. */
function alike(files: readonly string[], loads: readonly Load[], all: ReadonlyMap<string, SmallFile>): Group[] {
  const neededBy = (file: string) => loads.map(({ needs }) => needs.has(file));
  const thereFor = (file: string) => loads.map(({ there }) => there?.has(file) ?? false);
  const byLoads = Map.groupBy(files, (file) => [...neededBy(file), ...thereFor(file)].map(Number).join(""));
  return [...byLoads.values()].map((some) => ({
    files: new Set(some),
    bytes: some.reduce((sum, it) => sum + (all.get(it)?.bytes ?? 0), 0),
    neededBy: neededBy(some[0] ?? ""),
    thereFor: thereFor(some[0] ?? ""),
  }));
}

/** `vain`: how much a byte in vain counts. */
type WeighedLoad = Load & { vain: number };

function isHeavy({ needs, there = new Set() }: Load, all: ReadonlyMap<string, SmallFile>): boolean {
  const files = [...needs, ...there];
  return files.reduce((sum, it) => sum + (all.get(it)?.bytes ?? 0), 0) > HEAVY;
}

/** What merging two groups saves at most: their own bytes alone count as loaded in vain. */
const gainOf = (one: Group, other: Group, loads: readonly WeighedLoad[]): number =>
  loads.reduce((sum, { weight, vain }, at) => {
    const requests = sparedRequests(one, other, at);
    if (requests !== null) return sum + weight * requests * REQUEST;
    return sum - vain * (one.neededBy[at] ? other.bytes : one.bytes);
  }, 0);

type Reaching = readonly [group: Group, reached: ReadonlySet<Group>];

/** The same with all that the groups import. */
const fullGainOf = ([one, ofOne]: Reaching, [other, ofOther]: Reaching, loads: readonly WeighedLoad[]): number =>
  loads.reduce((sum, { weight, vain }, at) => {
    const requests = sparedRequests(one, other, at);
    if (requests !== null) return sum + weight * requests * REQUEST;
    const extra = [...(one.neededBy[at] ? ofOther : ofOne)].filter((it) => !it.neededBy[at] && !it.thereFor[at]);
    return sum - vain * extra.reduce((bytes, it) => bytes + it.bytes, 0);
  }, 0);

/**
 * How many requests merging two groups spares a load; null where it makes the load fetch bytes in vain. What is there already
 * was paid for by the load that brought it.
 */
function sparedRequests(one: Group, other: Group, at: number): 0 | 1 | null {
  const isThere = one.thereFor[at] || other.thereFor[at];
  if (one.neededBy[at] && other.neededBy[at]) return 1;
  if (!one.neededBy[at] && !other.neededBy[at]) return 0;
  if (!isThere) return null;
  return one.neededBy[at] ? (one.thereFor[at] ? 0 : 1) : other.thereFor[at] ? 0 : 1;
}

/** The pair that saves most; none if nothing does. */
function bestPair(pairs: ReadonlyMap<Group, ReadonlyMap<Group, number>>): [Group, Group] | null {
  let best: [Group, Group] | null = null;
  let most = 0;
  for (const [one, others] of pairs) {
    for (const [other, gain] of others) {
      if (gain > most) [best, most] = [[one, other], gain];
    }
  }
  return best;
}

type GroupOf = ReadonlyMap<string, Group>;

/** The groups that some groups import, with these. */
function reachedFrom(start: readonly Group[], groupOf: GroupOf, all: ReadonlyMap<string, SmallFile>): Set<Group> {
  const files = new Set(start.flatMap((it) => [...it.files]));
  // A set also visits what is added on the way. What is loaded of a group is loaded whole.
  for (const file of files) {
    for (const it of all.get(file)?.imports ?? []) {
      for (const beside of groupOf.get(it)?.files ?? [it]) files.add(beside);
    }
  }
  return new Set([...files].flatMap((file) => groupOf.get(file) ?? []));
}

/** Whether two groups would import each other through a third. */
function isRound(one: Group, other: Group, groupOf: GroupOf, all: ReadonlyMap<string, SmallFile>): boolean {
  const own = new Set([...one.files, ...other.files]);
  const files = new Set([...own].flatMap((it) => all.get(it)?.imports ?? []).filter((it) => !own.has(it)));
  for (const file of files) {
    for (const beside of groupOf.get(file)?.files ?? [file]) {
      for (const it of all.get(beside)?.imports ?? []) {
        if (own.has(it)) return true;
        files.add(it);
      }
    }
  }
  return false;
}

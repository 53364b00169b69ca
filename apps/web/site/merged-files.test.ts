import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { type Load, mergedFiles, type SmallFile } from "./merged-files.ts";

const [SMALL, LARGE] = [500, 90_000];

/** Files by name: their bytes, and what they import. */
const files = (some: Record<string, [bytes: number, ...imports: string[]]>) =>
  new Map(Object.entries(some).map(([name, [bytes, ...imports]]): [string, SmallFile] => [name, { bytes, imports }]));

const page = (...needs: string[]): Load => ({ needs: new Set(needs), weight: 1 });

const merged = (all: ReadonlyMap<string, SmallFile>, ...loads: Load[]) =>
  mergedFiles([...all.keys()], loads, all)
    .map((it) => it.toSorted().join(" "))
    .toSorted();

describe("merging files", () => {
  it("puts together what the same pages need, however large", () => {
    const all = files({ react: [LARGE], router: [LARGE] });
    expect(merged(all, page("react", "router"), page("react", "router"))).toEqual(["react router"]);
  });

  it("gives a page a few bytes that it does not need, to spare it a request", () => {
    const all = files({ button: [SMALL], panel: [SMALL] });
    expect(merged(all, page("button", "panel"), page("button"))).toEqual(["button panel"]);
  });

  it("gives no page a large file that it does not need", () => {
    const all = files({ button: [SMALL], engine: [LARGE] });
    expect(merged(all, page("button", "engine"), page("button"))).toEqual(["button", "engine"]);
  });

  it("counts what a file imports as a part of it", () => {
    const all = files({ button: [SMALL], player: [SMALL, "engine"], engine: [LARGE] });
    expect(merged(all, page("button", "player", "engine"), page("button"))).toContain("button");
  });

  it("prefers the page that counts more", () => {
    const all = files({ button: [SMALL], calendar: [9000] });
    const often = { ...page("button"), weight: 8 };
    expect(merged(all, page("button", "calendar"), page("button", "calendar"), often)).toEqual(["button", "calendar"]);
    expect(merged(all, page("button", "calendar"), page("button", "calendar"), page("button"))).toHaveLength(1);
  });

  it("puts what a dialog needs into a file that is there before it, and counts nothing of that file as loaded in vain", () => {
    const all = files({ frame: [LARGE], menu: [SMALL] });
    const dialog = { ...page("menu"), there: new Set(["frame"]) };
    expect(merged(all, page("frame"), dialog)).toEqual(["frame menu"]);
    expect(merged(all, page("frame"), page("menu"))).toEqual(["frame", "menu"]);
  });

  it("minds bytes in vain less where a page loads the engine anyway", () => {
    const all = files({ button: [SMALL], calendar: [20_000], engine: [3_000_000] });
    const needed = page("button", "calendar");
    expect(merged(all, needed, page("button"))).toEqual(["button", "calendar", "engine"]);
    expect(merged(all, needed, page("button", "engine"))).toEqual(["button calendar", "engine"]);
  });

  it("puts no large part of a dialog into a file that is there before it", () => {
    const all = files({ frame: [SMALL], editor: [LARGE] });
    const dialog = { ...page("editor"), there: new Set(["frame"]) };
    expect(merged(all, page("frame"), dialog)).toEqual(["editor", "frame"]);
  });

  it("makes no two files that import each other", () => {
    fc.assert(
      fc.property(
        fc.array(someFile, { minLength: 2, maxLength: 10 }),
        fc.array(someVisit, { minLength: 1 }),
        (all, visits) => {
          const known = files(
            Object.fromEntries(all.map(({ bytes, imports }, at) => [`${at}`, [bytes, ...before(at, imports)]])),
          );
          const loads = visits.map((it) =>
            page(
              ...withImports(
                it.map((at) => `${at % all.length}`),
                known,
              ),
            ),
          );
          const groups = mergedFiles([...known.keys()], loads, known);
          expect(groups.flat().toSorted()).toEqual([...known.keys()].toSorted());
          expect(inOrder(groups, known)).toHaveLength(groups.length);
        },
      ),
    );
  });
});

const someFile = fc.record({ bytes: fc.integer({ min: 100, max: 20_000 }), imports: fc.array(fc.nat(9)) });
const someVisit = fc.array(fc.nat(9), { minLength: 1, maxLength: 3 });

/** The files before a file that it imports: so no file imports itself. */
const before = (at: number, imports: readonly number[]) => imports.filter((it) => it < at).map(String);

function withImports(start: readonly string[], all: ReadonlyMap<string, SmallFile>): Set<string> {
  const found = new Set(start);
  for (const it of found) for (const imported of all.get(it)?.imports ?? []) found.add(imported);
  return found;
}

/** The groups that can be loaded one after the other, each after those that it imports. */
function inOrder(groups: readonly string[][], all: ReadonlyMap<string, SmallFile>): string[][] {
  const loaded = new Set<string>();
  const isReady = (group: readonly string[]) =>
    group.every((file) => all.get(file)?.imports.every((it) => loaded.has(it) || group.includes(it)));
  const done: string[][] = [];
  for (let next = groups.find(isReady); next; next = groups.find((it) => !done.includes(it) && isReady(it))) {
    done.push(next);
    for (const file of next) loaded.add(file);
  }
  return done;
}

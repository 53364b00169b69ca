import { hookFilling, hookLibrary, hookResults } from "@vignette/domain/hook-library";
import { emptyBrief } from "@vignette/domain/research";
import { describe, expect, it } from "vitest";
import { type LibraryHook, mergedHooks, type ProjectHooks } from "./library-hook.ts";
import { type HookFilter, hookGroups, matchingHooks, noFilter } from "./matching-hooks.ts";

const aHook = (part: Partial<LibraryHook>): LibraryHook => ({
  id: "a",
  category: "list",
  template: "3 signs you are ready for [outcome]",
  channel: "on-screen",
  formats: ["video-story"],
  tone: "plain",
  language: "en",
  genuine: false,
  origin: "ours",
  like: null,
  starred: false,
  archived: false,
  ...part,
});
const hooks = [
  aHook({}),
  aHook({ id: "b", category: "social-proof", template: "We tested [product] so you don't have to", tone: "honest" }),
  aHook({ id: "c", template: "Kurz gesagt", language: "de", origin: "written", starred: true }),
  aHook({ id: "d", template: "Gone", origin: "made", archived: true, formats: ["carousel-image"] }),
];
const found = (filter: Partial<HookFilter>, results = hookResults({ groups: [] })) =>
  matchingHooks(hooks, { ...noFilter, ...filter }, { outcome: "a calm evening" }, results).map(({ id }) => id);

describe("matchingHooks", () => {
  it.each([
    ["by the filled-in brief", { search: "calm" }, ["a"]],
    ["by every word, in any order", { search: "tested WE" }, ["b"]],
    ["by nothing if no line contains every word", { search: "we calm" }, []],
    ["by category", { category: "social-proof" }, ["b"]],
    ["by kind, archived ones left out", { format: "carousel-image" }, []],
    ["by tone", { tone: "honest" }, ["b"]],
    ["by language", { language: "de" }, ["c"]],
    ["by length once filled", { mostWords: 6 }, ["c"]],
    ["by star", { show: "starred" }, ["c"]],
    ["by ownership", { show: "mine" }, ["c"]],
    ["among the archived", { show: "archived" }, ["d"]],
  ] as const)("finds a hook %s", (_, filter, ids) => expect(found(filter)).toEqual(ids));

  it("puts the highest score first", () => expect(found({ sort: "score", show: "all" })[0]).toBe("a"));

  it("ranks by results only hooks with enough posts", () => {
    const proven = { dimension: "category" as const, value: "social-proof", n: 5, isWinner: false };
    const groups = [{ ...proven, times: { low: 1, mid: 1.5, high: 2 } }];
    const results = hookResults({ groups });
    expect(found({}, results)[0]).toBe("b");
  });
});

describe("the groups of the library", () => {
  const filling = hookFilling({ ...emptyBrief, name: "Pact", audience: "parents", pain: "noise" });

  it("put what fits the product first, then what needs a detail, then what is in another language", () => {
    const ready = aHook({ id: "ready", template: "Tired of [pain]?" });
    const { fitting, lacking, foreign } = hookGroups([...hooks, ready], filling);
    const ids = [fitting, lacking, foreign].map((group) => group.map(({ hook }) => hook.id));
    expect(ids).toEqual([["b", "d", "ready"], ["a"], ["c"]]);
  });

  it("are one while no product is described", () => expect(hookGroups(hooks, null).fitting).toHaveLength(4));
});

describe("the hooks of a project", () => {
  const own = {
    ...aHook({}),
    uid: "u",
    projectId: "p",
    origin: "made",
    archivedAt: null,
    createdAt: 0,
    lastUpdated: 0,
  };
  const { starred: _starred, archived: _archived, ...stored } = own;
  const projectHooks = (...ownHooks: object[]): ProjectHooks =>
    ({ hooks: ownHooks, starred: ["list-1"], fills: {} }) as ProjectHooks;

  it("include the built-in ones, with the project's stars", () => {
    const all = mergedHooks(projectHooks());
    expect(all).toHaveLength(hookLibrary.length);
    expect(all.filter(({ starred }) => starred).map(({ id }) => id)).toEqual(["list-1"]);
  });

  it("place a derived hook after its original, and own hooks first", () => {
    const ids = mergedHooks(
      projectHooks(
        { ...stored, id: "made", like: "list-1" },
        { ...stored, id: "mine", like: null },
        { ...stored, id: "lost", like: "gone" },
      ),
    ).map(({ id }) => id);
    expect(ids.slice(0, 2)).toEqual(["mine", "lost"]);
    expect(ids[ids.indexOf("list-1") + 1]).toBe("made");
  });
});

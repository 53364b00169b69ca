import type { JoinedCell } from "@vignette/content";
import type { VariantPart } from "@vignette/domain/studio";
import { describe, expect, it } from "vitest";
import { affordable } from "./affordable.ts";
import type { CellView } from "./cell-view.ts";

const part: VariantPart = { id: "p", place: "hook", number: 1, from: { kind: "own" } };
const view = (key: string, change: Partial<CellView> = {}): CellView => {
  const cell = { key, hook: part, body: part, ending: null };
  const joined = { cell, segments: [], durationMs: 1000, stamp: "now", trouble: null } as unknown as JoinedCell;
  return { cell, joined, picked: true, made: null, run: null, ...change };
};
const made = (isOld: boolean) => ({ cell: "k", assetId: "a", stamp: "s", isOld });
const torn = (it: CellView): CellView => ({
  ...it,
  joined: it.joined && { ...it.joined, trouble: { reason: "torn", name: "The chat" } },
});

describe("the variants to render", () => {
  it("are those that are picked, can be joined, and are not up to date", () => {
    const views = [
      view("new"),
      view("left", { picked: false }),
      view("there", { made: made(false) }),
      view("changed", { made: made(true) }),
      torn(view("torn")),
      view("gone", { joined: null }),
    ];
    const { cells, uses, short } = affordable(views, { left: null });
    expect([cells.map(({ cell }) => cell.key), uses, short]).toEqual([["new", "changed"], 1, 0]);
  });

  it("end where the plan's limit is reached; rendering one again does not count", () => {
    const views = [view("one"), view("two"), view("three"), view("again", { made: made(true) })];
    const { cells, uses, short } = affordable(views, { left: 2 });
    expect([cells.map(({ cell }) => cell.key), uses, short]).toEqual([["one", "two", "again"], 2, 1]);
    expect(affordable(views, { left: 0 }).cells.map(({ cell }) => cell.key)).toEqual(["again"]);
  });
});

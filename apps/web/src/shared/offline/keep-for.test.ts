import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { keepFor } from "./keep-for.ts";

const kept = new Map<string, string>();
const storage = {
  getItem: (name: string) => kept.get(name) ?? null,
  setItem: (name: string, value: string) => void kept.set(name, value),
  removeItem: (name: string) => void kept.delete(name),
  key: (index: number) => [...kept.keys()][index] ?? null,
  get length() {
    return kept.size;
  },
};
const drafts = [
  "studio-draft:c1",
  "product-draft:p1:new",
  "composer-draft:asset",
  "variant-choices:v1",
  "hook-picks:p1",
];

describe("what one person typed on this device", () => {
  beforeEach(() => {
    kept.clear();
    vi.stubGlobal("localStorage", storage);
    keepFor("ada");
    for (const name of [...drafts, "theme", "firebase:authUser:key"]) kept.set(name, "something");
  });
  afterEach(() => void vi.unstubAllGlobals());

  it("waits for the same person", () => {
    keepFor("ada");
    expect([...kept.keys()]).toEqual(expect.arrayContaining(drafts));
  });

  it("is gone once another logs in, and what belongs to the device stays", () => {
    keepFor("mara");
    expect([...kept.keys()].toSorted()).toEqual(["firebase:authUser:key", "kept-for", "theme"]);
  });

  it("does not come back with the first", () => {
    keepFor("mara");
    keepFor("ada");
    expect(kept.has("studio-draft:c1")).toBe(false);
  });

  it("stops nobody from signing in where storage is forbidden", () => {
    vi.stubGlobal("localStorage", {
      getItem: () => {
        throw new Error("forbidden");
      },
    });
    expect(() => keepFor("mara")).not.toThrow();
  });
});

import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { claimStorage } from "./user-storage.ts";

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
    claimStorage("ada");
    for (const name of [...drafts, "theme", "firebase:authUser:key"]) kept.set(name, "something");
  });
  afterEach(() => void vi.unstubAllGlobals());

  it("waits for the same person", () => {
    claimStorage("ada");
    expect([...kept.keys()]).toEqual(expect.arrayContaining(drafts));
  });

  it("is gone once another logs in, and what belongs to the device stays", () => {
    claimStorage("mara");
    expect([...kept.keys()].toSorted()).toEqual(["firebase:authUser:key", "kept-for", "theme"]);
  });

  it("does not come back with the first", () => {
    claimStorage("mara");
    claimStorage("ada");
    expect(kept.has("studio-draft:c1")).toBe(false);
  });

  it("stops nobody from signing in where storage is forbidden", () => {
    vi.stubGlobal("localStorage", {
      getItem: () => {
        throw new Error("forbidden");
      },
    });
    expect(() => claimStorage("mara")).not.toThrow();
  });
});

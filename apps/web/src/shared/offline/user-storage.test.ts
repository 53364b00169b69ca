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

describe("data that a user typed on this device", () => {
  beforeEach(() => {
    kept.clear();
    vi.stubGlobal("localStorage", storage);
    claimStorage("ada");
    for (const name of [...drafts, "theme", "firebase:authUser:key"]) kept.set(name, "something");
  });
  afterEach(() => void vi.unstubAllGlobals());

  it("remains for the same user", () => {
    claimStorage("ada");
    expect([...kept.keys()]).toEqual(expect.arrayContaining(drafts));
  });

  it("is deleted once another user logs in, and data of the device stays", () => {
    claimStorage("mara");
    expect([...kept.keys()].toSorted()).toEqual(["firebase:authUser:key", "kept-for", "theme"]);
  });

  it("does not come back with the first user", () => {
    claimStorage("mara");
    claimStorage("ada");
    expect(kept.has("studio-draft:c1")).toBe(false);
  });

  it("does not prevent a login if storage is forbidden", () => {
    vi.stubGlobal("localStorage", {
      getItem: () => {
        throw new Error("forbidden");
      },
    });
    expect(() => claimStorage("mara")).not.toThrow();
  });
});

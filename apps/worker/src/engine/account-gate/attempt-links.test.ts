import { days, instant, later } from "@vignette/domain/kernel";
import { describe, expect, it } from "vitest";
import { attemptLinks, type LinkStorage } from "./attempt-links.ts";

const files = [
  { key: "one", type: "image/jpeg" },
  { key: "two", type: "image/jpeg" },
];

function someLinks() {
  const entries = new Map<string, unknown>();
  let now = instant(1_000_000);
  const storage: LinkStorage = {
    get: async <T>(key: string) => entries.get(key) as T | undefined,
    put: async (key, value) => void entries.set(key, value),
    list: async <T>() => new Map(entries as Map<string, T>),
    delete: async (keys) => keys.filter((key) => entries.delete(key)).length,
  };
  return { ...attemptLinks(storage, () => now), entries, pass: (ms: number) => (now = later(now, ms)) };
}

describe("an attempt's link", () => {
  it("lists its files until it is closed", async () => {
    const links = someLinks();
    await links.open("t", files);
    expect(await links.file("t", 1, true)).toEqual(files[1]);
    expect(await links.file("t", 2, true)).toBeNull();
    await links.close("t");
    expect(await links.file("t", 1, true)).toBeNull();
  });

  it("reports on closing whether anything was fetched", async () => {
    const links = someLinks();
    await links.open("fetched", files);
    await links.open("looked-at", files);
    await links.file("fetched", 0, true);
    await links.file("looked-at", 0, false);
    expect(await links.close("fetched")).toEqual({ fetched: true });
    expect(await links.close("looked-at")).toEqual({ fetched: false });
    expect(await links.close("fetched")).toEqual({ fetched: true });
  });

  it("stays closed, even if it was closed before it was opened", async () => {
    const links = someLinks();
    expect(await links.close("t")).toEqual({ fetched: false });
    await links.open("t", files);
    expect(await links.file("t", 0, true)).toBeNull();
  });

  it("is deleted after a week", async () => {
    const links = someLinks();
    await links.open("old", files);
    links.pass(days(8));
    await links.open("new", files);
    expect([...links.entries.keys()]).toEqual(["link:new"]);
  });
});

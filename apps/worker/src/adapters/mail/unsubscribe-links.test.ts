import { days, instant } from "@vignette/domain/kernel";
import { expect, it } from "vitest";
import { unsubscribeLinks } from "./unsubscribe-links.ts";

const keys = { current: btoa("a test key of thirty-two bytes!!"), old: null };
const at = instant(1_800_000_000_000);
const links = (now: number = at) => unsubscribeLinks(keys, () => now);
const urlOf = (path: string) => new URL(path, "https://vignette.test");

it("an address names its user for 90 days", async () => {
  const url = urlOf(await links().pathOf("ada", at));
  expect(url.pathname).toBe("/unsubscribe");
  expect(await links(at + days(90) - 1).read(url)).toEqual({ uid: "ada", reportOf: null });
  expect(await links(at + days(90)).read(url)).toBeNull();
});

it.each(["user", "until", "signature"])("an address with another %s names no one", async (name) => {
  const url = urlOf(await links().pathOf("ada", at));
  url.searchParams.set(name, name === "until" ? String(at + days(900)) : "mara");
  expect(await links().read(url)).toBeNull();
  url.searchParams.delete(name);
  expect(await links().read(url)).toBeNull();
});

it("an address of a report stops that report and nothing else", async () => {
  const url = urlOf(await links().pathOf("ada", at, "spring"));
  expect(await links().read(url)).toEqual({ uid: "ada", reportOf: "spring" });
  url.searchParams.set("report", "autumn");
  expect(await links().read(url)).toBeNull();
  url.searchParams.delete("report");
  expect(await links().read(url)).toBeNull();
});

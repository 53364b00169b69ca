import { STANDING_KEPT_FOR, type Standing } from "@vignette/domain/identity";
import { instant } from "@vignette/domain/kernel";
import { expect, it } from "vitest";
import { standingCache } from "./standing-cache.ts";

const free: Standing = { disabledAt: null, deletedAt: null };
const disabled: Standing = { disabledAt: instant(1), deletedAt: null };

function aCache() {
  const clock = { now: 1_000 };
  return { clock, cache: standingCache(() => clock.now) };
}

it("answers a burst of requests with one read", async () => {
  const { cache } = aCache();
  let reads = 0;
  const read = async () => {
    reads += 1;
    return free;
  };
  await Promise.all([cache.get("ana", read), cache.get("ana", read)]);
  await cache.get("ana", read);
  expect(reads).toBe(1);
});

it("lets a disabled user in for no longer than the promised time", async () => {
  const { clock, cache } = aCache();
  await cache.get("ana", async () => free);
  clock.now += STANDING_KEPT_FOR - 1;
  expect(await cache.get("ana", async () => disabled)).toEqual(free);
  clock.now += 1;
  expect(await cache.get("ana", async () => disabled)).toEqual(disabled);
  expect(STANDING_KEPT_FOR).toBeLessThanOrEqual(60_000);
});

it("reads again after an entry was dropped, even while an older read is under way", async () => {
  const { cache } = aCache();
  let finish: (it: Standing) => void = () => undefined;
  const slow = cache.get("ana", () => new Promise((resolve) => (finish = resolve)));
  cache.forget("ana");
  expect(await cache.get("ana", async () => disabled)).toEqual(disabled);
  finish(free);
  await slow;
  expect(await cache.get("ana", async () => free)).toEqual(disabled);
});

it("does not remember a failed read", async () => {
  const { cache } = aCache();
  await expect(cache.get("ana", () => Promise.reject(new Error("no answer")))).rejects.toThrow("no answer");
  expect(await cache.get("ana", async () => free)).toEqual(free);
});

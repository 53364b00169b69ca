import { describe, expect, it } from "vitest";
import { later, minutes } from "../../kernel/index.ts";
import { NOW } from "../a-recipe.test-support.ts";
import { afterFailedReading, afterReading, MOST_FAILED_READINGS, newFeed, newItems } from "./feed-reading.ts";

const fresh = newFeed({ id: "r1", uid: "u1", projectId: "p1" }, "https://acme.example/feed", NOW);
const items = (...keys: string[]) => keys.map((key) => ({ key }));
const keysOf = (list: readonly { key: string }[]) => list.map(({ key }) => key);
/** The feed after a reading that began pieces about all that was new. */
const read = (feed: typeof fresh, list: ReturnType<typeof items>, now = NOW) =>
  afterReading(feed, list, newItems(feed, list), now);

describe("a feed", () => {
  it("brings nothing new at its first reading, then what was added, oldest first", () => {
    expect(newItems(fresh, items("b", "a"))).toEqual([]);
    const known = read(fresh, items("b", "a"));
    expect(keysOf(newItems(known, items("d", "c", "b", "a")))).toEqual(["c", "d"]);
    expect(newItems(read(known, items("d", "c", "b", "a")), items("d", "c", "b", "a"))).toEqual([]);
  });

  it("brings ten new items at once, and the others with the next reading", () => {
    const many = items(...Array.from({ length: 14 }, (_, at) => `i${at}`)).toReversed();
    const known = read(fresh, []);
    expect(keysOf(newItems(known, many))).toEqual(["i0", "i1", "i2", "i3", "i4", "i5", "i6", "i7", "i8", "i9"]);
    expect(keysOf(newItems(read(known, many), many))).toEqual(["i10", "i11", "i12", "i13"]);
  });

  it("still knows items that it did not hold for a while", () => {
    const emptied = read(read(fresh, items("b", "a")), []);
    expect(newItems(emptied, items("b", "a"))).toEqual([]);
  });

  it("is read every quarter of an hour, less often while it fails, and no more after five failures", () => {
    expect(read(fresh, []).dueAt).toBe(later(NOW, minutes(15)));
    const waits: (number | null)[] = [];
    let feed = fresh;
    for (let failures = 0; failures < MOST_FAILED_READINGS; failures += 1) {
      feed = afterFailedReading(feed, { message: "That page didn't answer in 10 s." }, NOW);
      waits.push(feed.dueAt === null ? null : (feed.dueAt - NOW) / minutes(1));
    }
    expect(waits).toEqual([15, 60, 360, 1080, null]);
    expect(read(feed, [])).toMatchObject({ failures: 0, problem: "" });
  });

  it("that failed has missed nothing", () => {
    const known = read(fresh, items("a"));
    const back = afterFailedReading(known, { message: "It is down." }, NOW);
    expect(keysOf(newItems(back, items("b", "a")))).toEqual(["b"]);
  });
});

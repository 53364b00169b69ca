import { describe, expect, it } from "vitest";
import { instant } from "../kernel/index.ts";
import { firstCounts } from "./first-counts.ts";
import { mailbox } from "./past-usage.ts";

const now = instant(1000);
const made = { images: 1, videos: 0 };
const running = { images: 3, videos: 2, resetsAt: instant(2000) };

describe("the counts with which a usage period begins (ADR 44)", () => {
  it.each([
    ["go on from a period that has not ended", [running], true, { images: 3, videos: 2 }],
    ["are what was made in it if the earlier period is over", [{ ...running, resetsAt: now }], true, made],
    ["begin afresh with a purchase", [running], false, made],
    ["are never less than what was made in it", [{ ...running, images: 0 }], true, { images: 1, videos: 2 }],
  ])("%s", (_case, earlier, isFree, counts) => {
    expect(firstCounts(made, { earlier, isFree, now })).toEqual(counts);
  });
});

describe("one mailbox", () => {
  it.each([
    ["Ann@Example.com", "ann@example.com"],
    ["ann+shop@example.com", "ann@example.com"],
    ["a.n.n+1@gmail.com", "ann@gmail.com"],
    ["a.n.n@example.com", "a.n.n@example.com"],
    ["no address", "no address"],
  ])("is behind %s", (email, box) => {
    expect(mailbox(email)).toBe(box);
  });
});

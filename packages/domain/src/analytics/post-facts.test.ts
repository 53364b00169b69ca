import { expect, it } from "vitest";
import { postFacts } from "./post-facts.ts";

const posted = {
  ...{ kind: "video-story" as const, hookId: "list-3", hookCategory: "list", seriesId: "s1" },
  ...{ wallTime: "2026-11-24T19:30", zone: "America/New_York" },
  creation: { template: "photo-tour", productId: "p1" },
};

it("what a post was is told in the zone it was planned in, by its length or its pictures", () => {
  expect(postFacts({ ...posted, files: [{ durationMs: 14_200.4 }] })).toEqual({
    ...{ kind: "video-story", look: "photo-tour", productId: "p1", hookId: "list-3", hookCategory: "list" },
    ...{ lengthMs: 14_200, pictures: null, hour: 19, weekday: 2, zone: "America/New_York", seriesId: "s1" },
  });
  expect(postFacts({ ...posted, files: [{ durationMs: null }, { durationMs: null }] })).toMatchObject({
    lengthMs: null,
    pictures: 2,
  });
  expect(postFacts({ ...posted, creation: null, files: [] })).toMatchObject({ look: null, pictures: null });
});

import { instant } from "@vignette/domain/kernel";
import type { PostView, TargetState } from "@vignette/domain/scheduling";
import { expect, it } from "vitest";
import { weekAhead } from "./week.ts";

const NOW = instant(Date.UTC(2026, 10, 21, 23, 30));
const HOUR = 3_600_000;

const aPost = (id: string, publishAt: number, state: TargetState) =>
  ({ id, schedule: { publishAt }, targets: [{ state }] }) as unknown as PostView;

it("the week ahead starts today, by the clocks of the zone, and has each day's posts in order", () => {
  const posts = [
    aPost("later", NOW + 5 * HOUR, "scheduled"),
    aPost("sooner", NOW + HOUR, "awaiting-approval"),
    aPost("draft", NOW + HOUR, "draft"),
    aPost("next week", NOW + 7 * 24 * HOUR, "scheduled"),
  ];
  const week = weekAhead(posts, NOW, "Europe/Berlin");
  expect(week.map(({ day }) => day)).toEqual([22, 23, 24, 25, 26, 27, 28].map((date) => `2026-11-${date}`));
  expect(week[0]?.posts.map(({ id }) => id)).toEqual(["sooner", "later"]);
  expect(weekAhead(posts, NOW, "America/New_York")[0]?.day).toBe("2026-11-21");
});

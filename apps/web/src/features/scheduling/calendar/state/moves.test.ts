import { instant } from "@vignette/domain/kernel";
import type { PostView } from "@vignette/domain/scheduling";
import { describe, expect, it } from "vitest";
import { dropMoves } from "../drag/drop-moves.ts";
import { timeAtHeight, topOf } from "./hours.ts";
import { instantOn, whenOf, withMoves } from "./moves.ts";

const BERLIN = "Europe/Berlin";
const at = (text: string) => instant(Date.parse(text));
const aPost = (id: string, publishAt: string, zone = BERLIN) =>
  ({ id, schedule: { zone, wallTime: "", publishAt: at(publishAt) }, targets: [] }) as unknown as PostView;

describe("a drop", () => {
  it("on a day keeps the time of day, even when the clocks change", () => {
    const post = aPost("a", "2026-10-24T16:30Z");
    expect(dropMoves(post, [post], { day: "2026-10-26" }, BERLIN)).toEqual([
      { id: "a", publishAt: at("2026-10-26T17:30Z") },
    ]);
  });

  it("moves a selection by the same number of days, each post at its own time", () => {
    const [a, b] = [aPost("a", "2026-11-03T17:30Z"), aPost("b", "2026-11-05T08:00Z")];
    expect(dropMoves(a, [a, b], { day: "2026-11-10", time: "20:00" }, BERLIN)).toEqual([
      { id: "a", publishAt: at("2026-11-10T19:00Z") },
      { id: "b", publishAt: at("2026-11-12T08:00Z") },
    ]);
  });

  it("in the same place moves nothing", () => {
    const post = aPost("a", "2026-11-03T17:30Z");
    expect(dropMoves(post, [post], { day: "2026-11-03" }, BERLIN)).toEqual([]);
  });

  it("at a time that the clocks skip goes to the time it becomes", () => {
    expect(instantOn("2026-03-29", "02:30", BERLIN)).toBe(at("2026-03-29T01:30Z"));
  });
});

describe("a moved post", () => {
  it("keeps its own zone", () => {
    const post = aPost("a", "2026-11-03T17:30Z", "America/New_York");
    expect(whenOf(post, at("2026-11-05T17:30Z"))).toEqual({
      type: "at",
      zone: "America/New_York",
      wallTime: "2026-11-05T12:30",
    });
    const [moved] = withMoves([post], [{ id: "a", publishAt: at("2026-11-05T17:30Z") }]);
    expect(moved?.schedule.wallTime).toBe("2026-11-05T12:30");
  });
});

describe("a height in a day", () => {
  it("is rounded to a quarter of an hour, within the day", () => {
    expect([timeAtHeight(topOf("18:30") + 5), timeAtHeight(-50), timeAtHeight(99_999)]).toEqual([
      "18:30",
      "00:00",
      "23:45",
    ]);
  });
});

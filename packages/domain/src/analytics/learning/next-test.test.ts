import { describe, expect, it } from "vitest";
import { nextTest, type TestOffer } from "./next-test.ts";
import { around, targetsWith } from "./targets.test-support.ts";

const offers: TestOffer[] = [
  { kind: "carousel-image", isVideo: false, looks: ["split", "notes"], categories: ["list", "question", "myth"] },
  { kind: "ugc-video", isVideo: true, looks: [], categories: ["list"] },
];
const posted = [
  ...targetsWith(around(1000, 22), { hookCategory: "list" }),
  ...targetsWith(around(4000, 22), { hookCategory: "question", hookId: "question-1" }),
];
const days = Array.from({ length: 60 }, (_, day) => nextTest(posted, offers, `a1/${day}`));
const share = (category: string) => days.filter((it) => it?.hookCategory === category).length / days.length;

describe("what to test next", () => {
  it("stays the same for the same posts and day", () => expect(nextTest(posted, offers, "a1/7")).toEqual(days[7]));

  it("is mostly what did well, now and then what was never tried, hardly ever what did worse", () => {
    expect(share("question")).toBeGreaterThan(0.5);
    expect(share("myth")).toBeGreaterThan(0.03);
    expect(share("list")).toBeLessThan(0.05);
  });

  it("is made of what is offered, and posted by day, or at night where the account does", () => {
    for (const it of days) {
      expect(it).toMatchObject({ kind: "carousel-image", length: null });
      expect(["split", "notes"]).toContain(it?.look);
    }
    expect(days.map((it) => it?.hour)).toContain(19);
    expect(days.filter((it) => (it?.hour ?? 0) < 6)).toEqual([]);
  });

  it("gives its reasons with the number of posts", () => {
    const tried = days.find((it) => it?.hookCategory === "question");
    expect(tried?.reasons[0]).toMatchObject({ dimension: "category", value: "question", n: 22 });
    expect(tried?.reasons[0]?.times?.low).toBeGreaterThan(1);
    const fresh = days.find((it) => it?.hookCategory === "myth");
    expect(fresh?.reasons[0]).toMatchObject({ value: "myth", n: 0, times: null });
  });

  it("is anything for an account without a post, and nothing where nothing can be made", () => {
    expect(nextTest([], offers, "a1/1")).toMatchObject({ kind: "carousel-image", hookId: null });
    expect(nextTest(posted, [], "a1/1")).toBeNull();
  });
});

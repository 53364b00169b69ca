import { describe, expect, it } from "vitest";
import { changedQuery, isNarrowed, viewIn } from "./report-view.ts";

const TODAY = "2026-11-24";
const viewOf = (address: string) => viewIn(new URLSearchParams(address), TODAY);
const after = (address: string, change: Parameters<typeof changedQuery>[1]) =>
  changedQuery(new URLSearchParams(address), change).toString();

describe("the address of a report", () => {
  it("is of four weeks and everything if it says nothing, or nothing that makes sense", () => {
    for (const address of ["", "days=5&kind=opera&platform=radio&metric=luck&from=never"]) {
      const { period, length, selection, metric } = viewOf(address);
      expect({ period, length, metric }).toEqual({
        period: { from: "2026-10-28", to: TODAY },
        length: 28,
        metric: "views",
      });
      expect(isNarrowed(selection)).toBe(false);
    }
  });

  it("keeps a period, the filters and what is charted", () => {
    const { period, length, selection, metric } = viewOf("from=2026-11-01&to=2026-11-07&platform=tiktok&metric=saves");
    expect({ period, length, metric }).toEqual({
      period: { from: "2026-11-01", to: "2026-11-07" },
      length: null,
      metric: "saves",
    });
    expect(selection.platform).toBe("tiktok");
    expect(isNarrowed(selection)).toBe(true);
  });

  it("changes only what was chosen, and says nothing of what is as usual", () => {
    expect(after("account=a1&from=2026-11-01&to=2026-11-07", { period: 7 })).toBe("account=a1&days=7");
    expect(after("account=a1&days=7", { period: 28 })).toBe("account=a1");
    expect(after("account=a1&metric=saves", { selection: { accountId: null }, metric: "views" })).toBe("");
  });

  it("forgets a look when another kind is chosen", () => {
    const address = "kind=carousel-image&look=carousel-image%2Fsplit";
    expect(after(address, { selection: { kind: "meme-image" } })).toBe("kind=meme-image");
    expect(after("kind=meme-image", { selection: { look: "meme-image/drake" } })).toContain("look=");
  });
});

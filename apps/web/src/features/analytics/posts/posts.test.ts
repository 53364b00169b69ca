import { noValues } from "@vignette/domain/analytics";
import { instant } from "@vignette/domain/kernel";
import { describe, expect, it } from "vitest";
import { aRow } from "./a-row.test-support.ts";
import { columns } from "./columns.ts";
import { csvRow } from "./post-csv.ts";
import { pressed, sorted, sortingOf, sortingText } from "./sorting.ts";

const withViews = (id: string, views: number | null, publishedAt = 1000) =>
  aRow(id, { values: { ...noValues, views }, publishedAt: instant(publishedAt) });
const order = (text: string, ...rows: ReturnType<typeof aRow>[]) =>
  sorted(rows, sortingOf(text)).map(({ targetId }) => targetId);

describe("the table of posts", () => {
  const rows = [
    withViews("some", 10, 1),
    withViews("unknown", null, 2),
    withViews("none", 0, 3),
    withViews("most", 90),
  ];

  it("is sorted by a number, with what is not known at the end either way", () => {
    expect(order("-views", ...rows)).toEqual(["most", "some", "none", "unknown"]);
    expect(order("views", ...rows)).toEqual(["none", "some", "most", "unknown"]);
  });

  it("begins with the newest post", () => expect(order("nonsense", ...rows)[0]).toBe("most"));

  it("shows the highest first when a column is pressed, and the lowest when it is pressed again", () => {
    const once = pressed(sortingOf(null), "likes");
    expect([sortingText(once), sortingText(pressed(once, "likes"))]).toEqual(["-likes", "likes"]);
  });

  it("says why a number is missing, which is never zero", () => {
    const { saves, avgWatchMs } = columns;
    expect(saves.text(aRow("t1"))).toBe("–");
    expect(saves.why(aRow("t1", { platform: "tiktok" }))).toBe("TikTok doesn't report this.");
    expect(avgWatchMs.why(aRow("t1"))).toBe("Only videos have a watch time.");
    expect(saves.why(aRow("t1", { collectedAt: null }))).toBe("Not read yet.");
  });

  it("has how much of a video a view lasts", () => {
    const facts = { lengthMs: 10_000 } as never;
    const row = aRow("t1", { facts, values: { ...noValues, avgWatchMs: 6200 } });
    expect(columns.watched.value(row)).toBe(0.62);
  });
});

describe("a line of the CSV export", () => {
  it("leaves empty what is not known, and says when and by whom it was reported", () => {
    const row = csvRow(withViews("t1", 12, Date.UTC(2026, 10, 3)));
    expect(row).toMatchObject({
      look: "",
      views: 12,
      likes: "",
      published: "2026-11-03T00:00:00.000Z",
      reported_by: "Instagram",
    });
  });

  it("names kind and look alike in every language", () => {
    const facts = { kind: "carousel-image", look: "marker-list", lengthMs: null } as never;
    expect(csvRow(aRow("t1", { facts }))).toMatchObject({ kind: "carousel-image", look: "marker-list" });
  });
});

import { type DailyTotals, noValues, type ResultRow, weekInNumbers } from "@vignette/domain/analytics";
import { instant } from "@vignette/domain/kernel";
import { describe, expect, it } from "vitest";
import { reportMail } from "./report-mail.ts";

const at = (iso: string) => instant(Date.parse(iso));
const monday = at("2026-11-30T07:00:00Z");

const row = (name: string, publishedAt: string, views: number | null) =>
  ({
    ...{ postId: name, targetId: name, accountId: "a", platform: "tiktok", username: "acme", name },
    ...{ publishedAt: at(publishedAt), values: { ...noValues, views }, collectedAt: at("2026-11-30T06:30:00Z") },
  }) as unknown as ResultRow;
const day = (date: string, gained: DailyTotals["gained"]): DailyTotals => ({
  ...{ id: date, uid: "ada", projectId: "p", accountId: "a", platform: "tiktok", day: date, lastUpdated: monday },
  ...{ gained, caughtUp: {} },
});
const facts = (rows: readonly ResultRow[], daily: readonly DailyTotals[]) => ({
  ...{ project: "Fig & <Rolls>", logoKey: null, rows, daily },
});
const links = {
  ...{ report: "https://vignette.test/report?a=1&b=2", stop: "https://vignette.test/stop", logo: null },
  postOf: (id: string) => `https://vignette.test/posts/${encodeURIComponent(id)}`,
};

const rows = [
  row("Five", "2026-11-24T09:00:00Z", 900),
  row("Six", "2026-11-26T09:00:00Z", 1200),
  row("Unread", "2026-11-27T09:00:00Z", null),
  row("Old", "2026-11-20T09:00:00Z", 9000),
];
const daily = [
  day("2026-11-20", { views: 1000, likes: 100 }),
  day("2026-11-25", { views: 1400, likes: 10 }),
  day("2026-11-30", { views: 5000 }),
];

describe("the mail of a week", () => {
  const week = weekInNumbers(facts(rows, daily), monday);
  if (!week) throw new Error("There is nothing to tell.");
  const { subject, text, html } = reportMail(week, links, "en");

  it("shows the week's gains beside the week before, and what no platform told as a dash", () => {
    expect(subject).toBe("Fig & <Rolls>: your week, Nov 23 – Nov 29");
    expect(text).toContain("Posts: 3 (7 days before: 1, +200%)");
    expect(text).toContain("Views: 1,400 (7 days before: 1,000, +40%)");
    expect(text).toContain("Saves: – (7 days before: –)");
    expect(text).toContain("Engagement: 0.7% (7 days before: 10%, −93%)");
  });

  it("names the most viewed posts of the week, and who told the numbers and when", () => {
    expect(week.best.map(({ name }) => name)).toEqual(["Six", "Five"]);
    expect(text).toContain("Six · TikTok @acme · 1,200 views\nhttps://vignette.test/posts/Six");
    expect(text).toContain("TikTok: read Nov 30, 6:30 AM UTC.");
  });

  it("is written in the language of its reader, with its numbers and dates", () => {
    const german = reportMail(week, links, "de");
    expect(german.subject).toBe("Fig & <Rolls>: deine Woche, 23. Nov. – 29. Nov.");
    expect(german.text).toContain("Aufrufe: 1.400 (7 Tage davor: 1.000, +40\u00a0%)");
    expect(german.text).toContain("TikTok: abgerufen am 30. Nov., 06:30 UTC.");
    expect(german.html).toContain('<html lang="de">');
    const japanese = reportMail(week, links, "ja").text;
    expect(japanese).toContain("再生数：1,400（その前の7日間：1,000、+40%）");
    expect(japanese).not.toContain("。 ");
  });

  it("shows what people wrote as text", () => {
    expect(html).toContain("Fig &amp; &lt;Rolls&gt;");
    expect(html).not.toContain("<Rolls>");
    expect(html).toContain("https://vignette.test/report?a=1&amp;b=2");
  });
});

it("a week without posts and views is not told", () => {
  expect(
    weekInNumbers(facts([row("Old", "2026-11-20T09:00:00Z", 9)], [day("2026-11-25", { views: 0 })]), monday),
  ).toBeNull();
});

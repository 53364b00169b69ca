import type { PostedAssetView } from "@vignette/domain/assets";
import { instant } from "@vignette/domain/kernel";
import { freshOptions, type PostView } from "@vignette/domain/scheduling";
import type { SocialAccount } from "@vignette/domain/social-accounts";
import { describe, expect, it } from "vitest";
import { csvRowsOf } from "./csv-rows-of.ts";
import { plannedPostsOfRow, type RowContext, readRow } from "./read-row.ts";
import { readTable, writeTable } from "./table.ts";

const file = { type: "video/mp4", bytes: 1e6, width: 1080, height: 1920, durationMs: 9000, platform: null };
const asset = (id: string, name: string, type = "video-story") =>
  ({ id, name, type, files: [file] }) as unknown as PostedAssetView;
const account = (platform: string, username: string, state = "connected") =>
  ({ id: `${platform}-${username}`, platform, username, state }) as unknown as SocialAccount;

const own = [asset("u1", "candle myths", "own-video"), asset("u2", "Unboxing.mov", "own-video")];

const facts: RowContext = {
  projectId: "p",
  assets: [asset("a1", "Candle myths"), asset("a2", "Six rolls"), asset("a3", "Six rolls"), ...own],
  accounts: [account("tiktok", "acme"), account("instagram", "acme"), account("instagram", "old", "reconnect")],
  planned: [],
  zone: "Europe/Berlin",
  now: instant(Date.parse("2026-11-01T12:00Z")),
};
const good = {
  date: "2026-11-03",
  time: "18:30",
  creation: "candle MYTHS",
  accounts: "instagram @acme",
  caption: "Hi",
};
const problemsOf = (change: Record<string, string>) => readRow({ ...good, ...change }, 2, facts).problems;

describe("a row of a calendar file", () => {
  it("becomes the same input as from the composer", () => {
    const { input, problems } = readRow({ ...good, time: "9:05", zone: "America/New_York" }, 2, facts);
    expect(problems).toEqual([]);
    expect(input).toMatchObject({
      assetId: "a1",
      when: { type: "at", zone: "America/New_York", wallTime: "2026-11-03T09:05" },
      targets: [{ accountId: "instagram-acme", caption: "Hi", options: { platform: "instagram", shareToFeed: true } }],
    });
  });

  it("takes a date that was copied from our sentence about it", () => {
    const { input } = readRow({ ...good, date: "2026-\u206011-\u206003" }, 2, facts);
    expect(input?.when).toMatchObject({ wallTime: "2026-11-03T18:30" });
  });

  it("finds an upload by its name, and a creation before an upload of the same name", () => {
    expect(readRow({ ...good, creation: "unboxing.mov" }, 2, facts).input?.assetId).toBe("u2");
    expect(readRow(good, 2, facts).input?.assetId).toBe("a1");
  });

  const bad: [string, Record<string, string>, string][] = [
    ["a date that could mean two days", { date: "3/11/2026" }, "Use a date like 2026-\u206011-\u206003."],
    ["a past time", { date: "2026-10-01" }, "Choose a time in the future."],
    ["a day that does not exist", { date: "2026-11-31" }, "Choose a date and a time."],
    ["an unknown time zone", { zone: "Mars" }, "“Mars” isn't a time zone we know."],
    ["no such creation", { creation: "Soap" }, "No creation or upload here is called “Soap”."],
    [
      "a name that two have",
      { creation: "Six rolls" },
      "Two of them are called “Six rolls”. Give the creation_id too; an export shows it.",
    ],
    ["an account that fits two", { accounts: "@acme" }, "“@acme” could be TikTok @acme or Instagram @acme."],
    ["a lost connection", { accounts: "@old" }, "Connect Instagram @old again first."],
    ["TikTok without a choice", { accounts: "tiktok" }, "Choose who can see it on TikTok (tiktok_privacy)."],
    ["an open placeholder", { caption: "I tried [product]" }, "Fill [product] in the caption first."],
  ];
  it.each(bad)("explains the problem with %s", (_, change, message) => expect(problemsOf(change)).toEqual([message]));

  it("names every problem at once", () => expect(problemsOf({ date: "soon", creation: "Soap" })).toHaveLength(2));

  it("warns of a conflicting row in the same file", () => {
    const first = readRow(good, 2, facts);
    const second = readRow({ ...good, time: "18:50" }, 3, { ...facts, planned: plannedPostsOfRow(first, facts) });
    expect(second.warnings).toEqual(["Same creation already goes out Tue 3 Nov, 18:30 on this account."]);
  });
});

describe("a calendar file", () => {
  it("can come from a spreadsheet: columns in any order, semicolons, a byte order mark", () => {
    const { rows } = readTable("\uFEFFTime;Date;Creation;Accounts\r\n18:30;2026-11-03;Candle myths;instagram\r\n");
    expect(rows).toEqual([
      { line: 2, cells: { date: "2026-11-03", time: "18:30", creation: "Candle myths", accounts: "instagram" } },
    ]);
  });

  it("names a missing column", () => {
    expect(readTable("date,time\n1,2").problem).toBe("The file has no column creation, accounts.");
  });

  it("keeps the accounts of one post with different options apart", () => {
    const target = (username: string, placement: "feed" | "story") => ({
      ...{ platform: "instagram", username, state: "scheduled", caption: "Hi" },
      options: { ...freshOptions("instagram", false), placement },
    });
    const post = {
      ...{ name: "Candle myths", assetId: "a1" },
      schedule: { zone: "Europe/Berlin", wallTime: "2026-11-03T18:30" },
      targets: [target("acme", "feed"), target("ana", "story"), target("ben", "feed")],
    } as unknown as PostView;
    expect(csvRowsOf([post]).map(({ accounts, instagram_as }) => [accounts, instagram_as])).toEqual([
      ["instagram @acme; instagram @ben", "feed"],
      ["instagram @ana", "story"],
    ]);
  });

  it("can be imported again after an export, and no spreadsheet runs the users' text", () => {
    const said = { instagram_feed: "no", instagram_ai: "yes", collaborators: "@ana; ben", first_comment: "Which one?" };
    const { input } = readRow({ ...good, caption: '=SUM(1), "so"\n#candle', ...said }, 2, facts);
    const post = {
      name: "Candle myths",
      assetId: "a1",
      schedule: { zone: "Europe/Berlin", wallTime: "2026-11-03T18:30" },
      targets: input?.targets.map((it) => ({ ...it, platform: "instagram", username: "acme", state: "scheduled" })),
    } as unknown as PostView;
    const text = writeTable(csvRowsOf([post]));
    expect(text).toContain("'=SUM");
    const [row] = readTable(text).rows;
    expect(readRow(row?.cells ?? {}, 2, facts).input).toEqual(input);
  });
});

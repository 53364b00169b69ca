import type { Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { accessibilityInBothThemes } from "./support/accessibility-in-both-themes.ts";
import { addPublishedPost } from "./support/add-published-post.ts";
import { anOwner, dragTo, type Owner, openCalendar } from "./support/calendar-steps.ts";
import { type Instance, sharedInstance } from "./support/instance.ts";

const HOUR = 3_600_000;
const options = { platform: "instagram", shareToFeed: true, altTexts: [] };
const names = ["Candle myths", "The fig test", "Wick school", "Burn time"];

/** The next Sunday on which the clocks change in Berlin, at least five weeks away. */
const edge = nextEdge(Date.now() + 35 * 24 * HOUR);
const day = (count: number) => new Date(edge + count * 24 * HOUR).toISOString().slice(0, 10);

describe("the calendar", () => {
  let instance: Instance;
  let page: Page;
  let owner: Owner;
  const cell = (date: string) => page.locator(`[data-day="${date}"]`);
  const chipIn = (date: string, name: string) => cell(date).getByRole("button", { name: new RegExp(`^${name}`) });
  const plan = (index: number, wallTime: string) =>
    owner.ask("scheduling.schedule", {
      projectId: owner.projectId,
      assetId: assetIds[index],
      when: { type: "at", zone: "Europe/Berlin", wallTime },
      targets: [{ accountId: owner.accountId, caption: names[index], options }],
    });
  let assetIds: string[] = [];

  beforeAll(async () => {
    instance = await sharedInstance();
    page = await instance.newPage({ width: 1440, height: 1100 });
    owner = await anOwner(instance, "calendar@vignette.test", names);
    assetIds = names.map((_, index) => `${owner.uid}-${index}`);
    await plan(0, `${day(-7)}T18:30`);
    await plan(1, `${day(-6)}T09:00`);
    await plan(2, `${day(-4)}T12:00`);
    await openCalendar(page, instance.app.origin, owner.email, day(-7));
  });
  afterAll(() => instance.stop());

  it("moves a post by dragging, keeps its time of day when the clocks change, and undoes the move", async () => {
    await dragTo(page, "The fig test", day(-5));
    await chipIn(day(-5), "The fig test").getByText("09:00", { exact: true }).waitFor();
    // The chip is back before the Worker answers, and a reload would cancel the call.
    const movedBack = page.waitForResponse(/scheduling\.moveMany/);
    await page.getByRole("button", { name: "Undo move" }).click();
    await chipIn(day(-6), "The fig test").waitFor();
    await movedBack;
    await page.reload();
    await chipIn(day(-6), "The fig test").getByText("09:00", { exact: true }).waitFor();
  });

  it("moves a post with the keyboard alone, and announces where it would be dropped", async () => {
    await cell(day(-4)).focus();
    for (const key of ["Enter", "m", "ArrowRight"]) await page.keyboard.press(key);
    await page.getByRole("status").getByText("12:00").first().waitFor({ state: "attached" });
    await page.keyboard.press("Enter");
    await chipIn(day(-3), "Wick school").waitFor();
    // The chip moves before the Worker answers; the next test may cut the connection only after the answer.
    await page.getByRole("button", { name: "Undo move" }).waitFor();
  });

  it("returns a post to its place with a message when the move fails", async () => {
    await page.route("**/api/trpc/scheduling.moveMany**", (route) => route.abort());
    await dragTo(page, "The fig test", day(-5));
    await page.getByText(/^Couldn't move\. It's still .* 09:00\.$/).waitFor();
    await chipIn(day(-6), "The fig test").waitFor();
    await page.unroute("**/api/trpc/scheduling.moveMany**");
  });

  it("moves many posts at once, and undoes all of it", async () => {
    await page.getByRole("button", { name: "Select", exact: true }).click();
    await chipIn(day(-6), "The fig test").click();
    await chipIn(day(-3), "Wick school").click();
    await page.getByRole("button", { name: "Move…" }).click();
    await page.getByRole("dialog").getByText("Days", { exact: true }).click();
    await page.getByRole("button", { name: "Move 2 posts" }).click();
    await chipIn(day(-5), "The fig test").waitFor();
    await chipIn(day(-2), "Wick school").waitFor();
    await page.getByRole("button", { name: "Undo move of 2" }).click();
    await chipIn(day(-6), "The fig test").waitFor();
    await chipIn(day(-3), "Wick school").waitFor();
  });

  it("repeats a post at the same time of day when the clocks change, without the skipped dates", async () => {
    await chipIn(day(-7), "Candle myths").click();
    await page.getByRole("button", { name: "Repeat…" }).click();
    await page.getByLabel("Posts in all").fill("4");
    await page.getByText(/^Clocks change on .*; it stays 18:30\.$/).waitFor();
    await page.getByRole("button", { name: "Skip" }).nth(1).click();
    await page.getByRole("button", { name: "Add 2 posts" }).click();
    await page.getByText("Repeated: 2 posts").first().waitFor();
    const moments = await momentsOf("Candle myths");
    expect(moments.map((it) => it.wallTime.slice(11))).toEqual(["18:30", "18:30", "18:30"]);
    const [first = 0, second = 0] = moments.map((it) => it.publishAt);
    expect(Math.abs(second - first - 168 * HOUR)).toBe(HOUR);
  });

  it("imports the valid rows of a file and shows the problem of the invalid one", async () => {
    const rows = [
      "date,time,creation,accounts,caption",
      `${day(-2)},20:00,Burn time,@${owner.username},Ready`,
      `${day(-2)},late,Soap,@${owner.username},Not ready`,
    ];
    await page.getByRole("button", { name: "More", exact: true }).click();
    await page.getByRole("menuitem", { name: "Import from CSV…" }).click();
    const file = { name: "posts.csv", mimeType: "text/csv", buffer: Buffer.from(rows.join("\n")) };
    await page.getByLabel("CSV file").setInputFiles(file);
    await page.getByText("1 of 2 rows is ready. 1 won't be imported until it's fixed.").waitFor();
    await page.locator(":focus").getByText("Use a time like 18:30.").last().waitFor();
    await page.getByRole("button", { name: "Choose another file" }).press("Enter");
    await page.getByRole("button", { name: "Choose a file" }).and(page.locator(":focus")).waitFor();
    await page.getByLabel("CSV file").setInputFiles(file);
    await page.getByText("No creation or upload here is called “Soap”.").last().waitFor();
    await page.getByRole("button", { name: "Schedule 1 post" }).click();
    await chipIn(day(-2), "Burn time").getByText("20:00", { exact: true }).waitFor();
  });

  it("counts both of two boxes of its filter that are pressed in a row, and keeps them in the address", async () => {
    await page.getByRole("button", { name: "Filter", exact: true }).click();
    const states = page.getByRole("group", { name: "States" }).getByRole("checkbox");
    // At once, as on a slow machine: the page follows the address a moment later.
    await states.evaluateAll((boxes: HTMLElement[]) => boxes.slice(0, 2).map((it) => it.click()));
    await page.getByRole("button", { name: "Filter · 2" }).waitFor();
    expect(new URL(page.url()).searchParams.get("states")?.split(",")).toHaveLength(2);
    await page.getByRole("button", { name: "Show everything" }).click();
    await page.getByRole("button", { name: "Filter", exact: true }).waitFor();
  });

  it("passes axe in both themes", async () => {
    await page.reload();
    await chipIn(day(-2), "Burn time").waitFor();
    expect(await accessibilityInBothThemes(page)).toEqual([]);
  });

  it("recycles top posts: says what is missing, then previews the posts with reasons, and schedules them", async () => {
    const everyEvening = [1, 2, 3, 4, 5, 6, 7].map((weekday) => ({ weekday, time: "18:30" }));
    const slots = { zone: "Europe/Berlin", times: everyEvening };
    await owner.ask("scheduling.setSlots", { accountId: owner.accountId, slots });
    const dialog = await openRecycling();
    await dialog.getByText(/^5 posts with results in the last 90 days are needed; 0 so far\./).waitFor();
    await page.keyboard.press("Escape");

    const [usual, , , hit] = assetIds;
    const plain = [50, 57, 64, 71, 78].map((daysAgo) => ({ assetId: usual ?? "", daysAgo, views: 100 }));
    const runs = [...plain, { assetId: hit ?? "", daysAgo: 43, views: 930 }];
    await Promise.all(runs.map((run) => addPublishedPost(instance, owner, run)));
    await page.reload();
    await openRecycling();
    await dialog.getByLabel("Rest").fill("7");
    await dialog.getByText(/ · 9\.3× your median, rested 4\d days$/).waitFor();
    expect(await accessibilityInBothThemes(page)).toEqual([]);
    await dialog.getByRole("button", { name: "Schedule 1 post now" }).click();
    await page.getByText("Scheduled 1 post to run again").first().waitFor();
    const [post] = (await owner.posts(Date.now(), Date.now() + 8 * 24 * HOUR)).map((it) => it.schedule.wallTime);
    await page.goto(`${instance.app.origin}/dashboard/schedule?view=list&day=${post?.slice(0, 10)}`);
    await page.getByText("Repost", { exact: true }).waitFor();
  });

  async function openRecycling() {
    await page.getByRole("button", { name: "More", exact: true }).click();
    await page.getByRole("menuitem", { name: "Repost top performers…" }).click();
    return page.getByRole("dialog", { name: "Repost top performers" });
  }

  async function momentsOf(name: string) {
    const posts = await owner.posts(edge - 30 * 24 * HOUR, edge + 60 * 24 * HOUR);
    return posts.filter((it) => it.name === name).map((it) => it.schedule);
  }
});

/** Noon, UTC, of the day on which summer time begins or ends in Europe: the last Sunday of March or October. */
function nextEdge(after: number): number {
  for (let at = after; ; at += 24 * HOUR) {
    const date = new Date(at);
    const changes = [2, 9].includes(date.getUTCMonth()) && date.getUTCDay() === 0 && date.getUTCDate() > 24;
    if (changes) return Date.parse(`${date.toISOString().slice(0, 10)}T12:00Z`);
  }
}

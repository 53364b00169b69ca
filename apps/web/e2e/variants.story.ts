import type { Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { accessibilityInBothThemes } from "./support/accessibility-in-both-themes.ts";
import type { Owner } from "./support/calendar-steps.ts";
import { type Instance, sharedInstance } from "./support/instance.ts";
import { fitsPhone } from "./support/small-screens.ts";
import { countEngineTasks, joinedFiles, logIn, withTwoVideos } from "./support/variants-steps.ts";

const EMAIL = "vera@acme-candles.test";

describe("a 3 × 2 × 1 matrix of variants", () => {
  let instance: Instance;
  let page: Page;
  let owner: Owner;
  let ids: string[];
  let tasks: (task: string) => Promise<number>;

  beforeAll(async () => {
    instance = await sharedInstance();
    ({ owner, ids } = await withTwoVideos(instance, EMAIL));
    page = await instance.newPage({ width: 1440, height: 1000 });
    tasks = await countEngineTasks(page);
  });
  afterAll(() => instance.stop());

  it("starts with the video itself, and says what to add", async () => {
    await logIn(page, instance.app.origin, EMAIL, `/create/${ids[0]}`);
    await page.getByRole("button", { name: "Export", exact: true }).and(page.locator(":enabled")).waitFor();
    await page.locator("body").press("v");
    await page.getByText("Add a second hook").waitFor();
    expect(await cells(page)).toHaveLength(1);
  });

  it("takes hooks of the library and another video's body, and undoes a removal", async () => {
    await page.getByRole("button", { name: "Add a hook" }).click();
    const hooks = page.getByRole("dialog").getByRole("list", { name: "Hooks" }).getByRole("checkbox");
    await hooks.nth(0).click();
    await hooks.nth(1).click();
    await page.getByRole("button", { name: "Add 2 hooks" }).click();
    await page.getByRole("button", { name: "Add a body" }).click();
    await page.getByRole("dialog").getByText("How to get an evening that feels like one").first().click();
    await page.getByRole("button", { name: "Add body" }).click();
    await page.getByText("6 videos from 6 encodes").waitFor();
    expect((await cells(page)).map((it) => it.slice(0, "H1 · B1 · E1".length))).toEqual(
      [1, 2, 3].flatMap((hook) => [1, 2].map((body) => `H${hook} · B${body} · E1`)),
    );
    expect(await accessibilityInBothThemes(page)).toEqual([]);
    await page.getByRole("button", { name: /^Remove H3/ }).click();
    await expect.poll(() => cells(page)).toHaveLength(4);
    await page.getByRole("button", { name: "Undo" }).click();
    await expect.poll(() => cells(page)).toHaveLength(6);
  });

  it("excludes one and includes it again with the keyboard alone", async () => {
    await page.getByRole("button", { name: /^H3 · B2/ }).focus();
    await page.keyboard.press("x");
    await page.getByText(/^5 videos from 6 encodes/).waitFor();
    await page.keyboard.press("a");
    await page.getByText(/^6 videos from 6 encodes/).waitFor();
  });

  it("encodes 6 parts for 6 files; a lost upload does not affect the others", async () => {
    await page.route("**/api/exports/**", (route) => route.abort(), { times: 1 });
    await page.getByRole("button", { name: "Make 6 videos" }).click();
    await page.getByText("1 video failed").waitFor();
    await page.getByText(/^5 videos from 6 encodes in/).waitFor();
    expect([await tasks("segment"), await tasks("join"), await tasks("mp4")]).toEqual([6, 6, 0]);
    await page.getByText("The upload was interrupted.").waitFor();
  });

  it("creates the missing file after a reload without encoding anything again", async () => {
    await page.reload();
    await page.getByText("1 video from 0 encodes").waitFor();
    await page.getByRole("button", { name: "Make 1 video" }).click();
    await page.getByText(/^1 video from 0 encodes in/).waitFor();
    expect([await tasks("segment"), await tasks("join"), await tasks("mp4")]).toEqual([0, 1, 0]);
  });

  it("has 6 different files, each as long as its parts to the frame", async () => {
    const files = await joinedFiles(instance, owner);
    const frames = new Map(files.map(({ name, facts }) => [name.split(" · ").slice(-3).join(), facts.frames]));
    const names = ["H1,B1,E1", "H1,B2,E1", "H2,B1,E1", "H2,B2,E1", "H3,B1,E1", "H3,B2,E1"];
    expect([...frames.keys()].toSorted()).toEqual(names);
    expect(new Set(files.map(({ sha256 }) => sha256)).size).toBe(6);
    for (const { facts } of files) {
      expect(facts).toMatchObject({ width: 1080, height: 1920, frameRate: 30, faststart: true, editList: false });
      expect(facts).toMatchObject({ audioCodec: "mp4a.40.2", closedGop: true });
    }
    // The two bodies differ by the same length behind every hook.
    const lengthOf = (name: string) => frames.get(name) ?? 0;
    const differences = [1, 2, 3].map((hook) => lengthOf(`H${hook},B2,E1`) - lengthOf(`H${hook},B1,E1`));
    expect(new Set(differences).size).toBe(1);
  });

  it("lists each in Assets, with the hook, body and ending it was joined from", async () => {
    await page.goto(`${instance.app.origin}/dashboard/asset-upload`);
    await page.getByRole("button", { name: /H2 · B2 · E1, / }).click();
    const dialog = page.getByRole("dialog");
    await dialog.getByText(/^H2: “/).waitFor();
    await dialog.getByText(/^B2: “.*another draft$/).waitFor();
    await dialog.getByText(/^E1: “/).waitFor();
  });

  it("fills free slots of the calendar together, one video each", async () => {
    await page.goto(`${instance.app.origin}/create/${ids[0]}/variants`);
    await page.getByRole("link", { name: "Schedule 6" }).click();
    const dialog = page.getByRole("dialog");
    const list = dialog.getByRole("list", { name: "Unscheduled" });
    await expect.poll(() => list.getByRole("checkbox").count()).toBe(6);
    // The form below the list is longer than a phone's screen: the dialog scrolls, and the list keeps its height.
    const large = page.viewportSize();
    await fitsPhone(page);
    await page.setViewportSize({ width: 390, height: 560 });
    expect(await list.evaluate((it) => it.clientHeight)).toBeGreaterThan(200);
    if (large) await page.setViewportSize(large);
    await dialog.getByRole("button", { name: "Schedule 6 posts" }).click();
    await dialog.waitFor({ state: "hidden" });
    const posts = await owner.posts(Date.now(), Date.now() + 42 * 86_400_000);
    expect(new Set(posts.map(({ name }) => name)).size).toBe(6);
    expect(new Set(posts.map(({ schedule }) => schedule.publishAt)).size).toBe(6);
  });

  it("logs no error in the browser's console except for the lost upload", () => {
    expect(instance.errors.filter((it) => !it.includes("/api/exports/"))).toEqual([]);
  });
});

/** The names of the combinations on the page. */
const cells = (page: Page) =>
  page.locator("button[data-cell]").evaluateAll((found) => found.map((it) => it.getAttribute("aria-label") ?? ""));

import { join } from "node:path";
import { inspectJpeg, inspectMp4 } from "@vignette/composition";
import type { Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { type Instance, sharedInstance } from "./support/instance.ts";
import { fitsSmallScreens, unevenCards } from "./support/small-screens.ts";
import { withAProduct } from "./support/with-a-product.ts";

const KINDS = ["Carousel", "UGC image", "Meme image", "UGC video", "Meme video", "Video story"] as const;
const VIDEOS: readonly string[] = ["UGC video", "Meme video", "Video story"];
/** The main job exports a carousel and a video story, the variants are exports of UGC videos. */
const EXPORTED: readonly string[] = ["UGC image", "Meme image", "Meme video"];
/** What the check says of a creation whose text is readable and in the safe area. */
const READABLE = [
  "Text stays clear of app buttons",
  "Text doesn't overlap",
  "Text stands out from its background",
  "Nothing flashes more than three times a second",
];
const HOOK = "How to get an evening that feels like one";

describe("one of each kind, of a product with photos", () => {
  let instance: Instance;
  let page: Page;
  const create = () => `${instance.app.origin}/create?hook=${encodeURIComponent(HOOK)}`;

  beforeAll(async () => {
    instance = await sharedInstance();
    ({ page } = await withAProduct(instance, "noa@acme-candles.test", 2));
  });
  afterAll(() => instance.stop());

  it("generates all six", async () => {
    await page.goto(create());
    for (const kind of KINDS) {
      await page.getByText(kind, { exact: true }).first().click();
      const speakers = page.getByRole("group", { name: "Who speaks" });
      await expect.poll(() => speakers.count()).toBe(kind === "UGC video" ? 1 : 0);
      if (kind === "UGC video") await speakers.getByRole("button", { name: "Mara" }).waitFor();
      await page.getByRole("button", { name: "Make 1", exact: true }).click();
      await frameOf(page, kind).waitFor();
    }
    for (const kind of KINDS) await frameOf(page, kind, "Draft").waitFor();
  });

  it("shows them on one wall: equally tall, and none of their pictures cropped", async () => {
    const plates = page.locator("[data-frame] [data-ratio]");
    const heights = await plates.evaluateAll((all) => all.map((it) => Math.round(it.getBoundingClientRect().height)));
    expect(heights.length).toBeGreaterThanOrEqual(KINDS.length);
    expect(new Set(heights).size).toBe(1);
    const pictures = plates.locator("img, canvas");
    const fits = await pictures.evaluateAll((all) => all.map((it) => getComputedStyle(it).objectFit));
    expect(new Set(fits)).toEqual(new Set(["contain"]));
  });

  it("names each on one line, in rows whose cards are equally tall, on a phone as on a desktop", async () => {
    expect(await unevenCards(page, "Kind")).toEqual([0, 0, 0]);
  });

  it("keeps the button in its place while the picture for the looks is decoded", async () => {
    await page.addInitScript(holdPictures);
    await page.evaluate(() => sessionStorage.setItem("holds pictures", ""));
    await page.goto(create());
    await page.getByText("Carousel", { exact: true }).first().click();
    const button = page.getByRole("button", { name: "Make 1", exact: true });
    const look = page.getByRole("group", { name: "Looks" }).locator("canvas").first();
    const drawn = () => look.evaluate((canvas: HTMLCanvasElement) => canvas.toDataURL());
    await look.waitFor();
    await page.getByText(/uses 1 of/).waitFor();
    const [place, plain] = [await button.boundingBox(), await drawn()];
    await page.evaluate(() => dispatchEvent(new Event("pictures")));
    await expect.poll(async () => (await drawn()) === plain).toBe(false);
    expect(await button.boundingBox()).toEqual(place);
  });

  it.each(KINDS)("shows a %s whose text is readable and in the safe area, and exports it", async (kind) => {
    await page.getByRole("link", { name: "Content Creation" }).first().click();
    await frameOf(page, kind).click();
    const check = page.locator("section").filter({ has: page.getByRole("heading", { name: "Check" }) });
    await check.waitFor();
    // What is still open has no such label, so this also waits until the pictures are checked.
    const passed = check.locator("li").filter({ has: page.getByLabel("Passed", { exact: true }) });
    await expect.poll(() => passed.allTextContents()).toEqual(expect.arrayContaining(READABLE));
    expect(await check.getByLabel("Must fix").count()).toBe(0);
    await expect.poll(() => tones(page)).toBeGreaterThan(8);
    if (kind === "UGC video") await page.getByText("This look needs someone who speaks.").waitFor();
    if (kind === "Carousel" || kind === "Video story") await fitsSmallScreens(page);
    if (!EXPORTED.includes(kind)) return;
    await page.getByRole("button", { name: "Export", exact: true }).click();
    await page.getByRole("link", { name: "Schedule", exact: true }).waitFor();
  });

  it("lists them all in Assets, each with its origin and in the formats of its platforms", async () => {
    await page.goto(`${instance.app.origin}/dashboard/asset-upload`);
    for (const kind of EXPORTED) {
      await page
        .getByRole("button", { name: new RegExp(kind) })
        .first()
        .click();
      const dialog = page.getByRole("dialog");
      await dialog.getByText(new RegExp(`with AI: ${kind}`, "i")).waitFor();
      const media = dialog.locator("img, video").first();
      const url = (await media.getAttribute("src")) ?? "";
      const bytes = new Uint8Array(await (await fetch(new URL(url, instance.app.origin))).arrayBuffer());
      const facts = VIDEOS.includes(kind) ? await inspectMp4(bytes) : await inspectJpeg(bytes);
      expect(facts?.width).toBe(1080);
      expect([1350, 1920]).toContain(facts?.height);
      await page.keyboard.press("Escape");
      await dialog.waitFor({ state: "detached" });
    }
  });

  it("says what to do where the browser can't play a video, whose picture would be black", async () => {
    const path = join(import.meta.dirname, "../../../packages/composition/test/fixtures/mpeg4.mp4");
    await page.route(/\.mp4(\?|$)/, (route) => route.fulfill({ path, contentType: "video/mp4" }));
    await page
      .getByRole("button", { name: /Meme video/ })
      .first()
      .click();
    await page.getByRole("dialog").getByText("This browser can't play this video.").waitFor();
  });

  it("logs no error in the browser's console", () => {
    expect(instance.errors).toEqual([]);
  });
});

/** Runs in each page: decodes no picture before the event `pictures` if a flag in the storage is set. */
function holdPictures(): void {
  if (sessionStorage.getItem("holds pictures") === null) return;
  sessionStorage.removeItem("holds pictures");
  const decode = window.createImageBitmap.bind(window);
  const released = new Promise((resolve) => addEventListener("pictures", resolve, { once: true }));
  const held = (...args: Parameters<typeof decode>) => released.then(() => decode(...args));
  Object.assign(window, { createImageBitmap: held });
}

/** A creation on the wall. */
const frameOf = (page: Page, kind: string, state = "") =>
  page.getByRole("button", { name: new RegExp(`, ${kind}[^a-z].*${state}`) }).first();

/** How many clearly different tones the stage shows: a blank one has one or two. */
async function tones(page: Page): Promise<number> {
  const stage = page.getByRole("region", { name: "Preview" }).locator("canvas").first();
  await stage.waitFor();
  return await stage.evaluate((canvas: HTMLCanvasElement) => {
    const small = new OffscreenCanvas(32, 32);
    const context = small.getContext("2d");
    if (!context) return 0;
    context.drawImage(canvas, 0, 0, 32, 32);
    const { data } = context.getImageData(0, 0, 32, 32);
    const seen = new Set<number>();
    for (let at = 0; at < data.length; at += 4) {
      seen.add(((data[at] ?? 0) >> 5) * 64 + ((data[at + 1] ?? 0) >> 5) * 8 + ((data[at + 2] ?? 0) >> 5));
    }
    return seen.size;
  });
}

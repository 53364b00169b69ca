import { join } from "node:path";
import type { Locator, Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { Client } from "../../../scripts/demo/client.ts";
import { accessibilityInBothThemes } from "./support/accessibility-in-both-themes.ts";
import { editorPage, fadeIn, stepAndUndo, stepThrice } from "./support/editor-page.ts";
import { type Instance, sharedInstance } from "./support/instance.ts";
import { keptOffline } from "./support/kept-offline.ts";

const CLIP = join(import.meta.dirname, "../../sandbox/test/fixtures/small-320x568.mp4");

describe("the studio's editor", () => {
  let instance: Instance;
  let page: Page;
  let client: Client;
  let chat: string;
  let carousel: string;

  beforeAll(async () => {
    instance = await sharedInstance();
    ({ page, client, chat, carousel } = await editorPage(instance));
  });
  afterAll(() => instance.stop());

  const check = () => page.locator("section").filter({ has: page.getByRole("heading", { name: "Check" }) });
  const hasFocus = (field: Locator) => field.evaluate((it) => it === document.activeElement);
  const title = (index: number) => page.locator(`textarea[name="beats.${index}.title"]`);

  it("blocks the export while a field is empty, links to the field, and says when everything is fine", async () => {
    await page.goto(`${instance.app.origin}/create/${chat}`);
    await title(1).fill("Only [price] left");
    await check().getByText("Can't go out yet: 1 must fix").waitFor();
    const exported = page.getByRole("button", { name: "Export", exact: true });
    expect(await exported.isDisabled()).toBe(true);
    await check().getByRole("button", { name: "Fill in" }).click();
    expect(await hasFocus(title(1))).toBe(true);
    await title(1).fill("Only one left");
    await check()
      .getByText(/^Ready for TikTok and Instagram/)
      .waitFor();
    expect(await exported.isEnabled()).toBe(true);
  });

  it("shows where each platform's buttons are, over the canvas and never in it", async () => {
    await page.getByRole("button", { name: /^Safe zones/ }).click();
    await page.getByRole("menuitem", { name: "TikTok" }).click();
    await page.locator('svg[data-guides="tiktok"]').waitFor();
  });

  it("makes a scene longer on the timeline, with the keyboard as with the pointer", async () => {
    await page.getByRole("button", { name: "Timeline" }).click();
    const end = page.getByRole("slider", { name: "End of scene 2" });
    const before = Number(await end.getAttribute("aria-valuenow"));
    await end.press("Shift+ArrowRight");
    await expect.poll(async () => Number(await end.getAttribute("aria-valuenow"))).toBeCloseTo(before + 1, 1);
    const box = await end.boundingBox();
    if (!box) throw new Error("The end of a scene can be seen.");
    await page.mouse.move(box.x + 6, box.y + 10);
    await page.mouse.down();
    await page.mouse.move(box.x + 66, box.y + 10, { steps: 4 });
    await page.mouse.up();
    await expect.poll(async () => Number(await end.getAttribute("aria-valuenow"))).toBeGreaterThan(before + 1.05);
  });

  it("moves a text with the pointer and with keys, and colors it, each a step to undo", async () => {
    const edits = async () => (await client.studio.get.query({ id: chat })).style.adjustments;
    const text = page.locator("[data-canvas] button").first();
    await text.click();
    const top = page.getByRole("spinbutton", { name: "Y" });
    const y = async () => Number(await top.inputValue());
    const before = await y();
    const box = await text.boundingBox();
    if (!box) throw new Error("The stage shows a text.");
    const [across, down] = [box.x + box.width / 2, box.y + box.height / 2];
    await page.mouse.move(across, down);
    await page.mouse.down();
    await page.mouse.move(across + 20, down + 30, { steps: 4 });
    await page.mouse.up();
    await expect.poll(y).toBeGreaterThan(before + 20);
    const dragged = await y();
    await text.press("Shift+ArrowDown");
    await expect.poll(y).toBe(dragged + 10);
    await page.getByLabel("Color: another color").fill("#ffe600");
    await expect.poll(async () => JSON.stringify(await edits())).toContain("#ffe600");
    expect(await edits()).toHaveLength(1);
    await page.getByRole("button", { name: "Undo", exact: true }).click();
    await expect.poll(async () => JSON.stringify(await edits())).not.toContain("#ffe600");
    // With the timeline and the panel of the canvas open.
    expect(await accessibilityInBothThemes(page)).toEqual([]);
  });

  it("adds a text that is typed at once, shown at its own time, and read by the check", async () => {
    const layers = async () => (await client.studio.get.query({ id: chat })).style.layers ?? [];
    await page.getByRole("button", { name: "Add", exact: true }).click();
    await page.getByRole("menuitem", { name: "Text" }).click();
    const words = page.getByRole("textbox", { name: "Words", exact: true });
    await expect.poll(() => hasFocus(words)).toBe(true);
    await page.keyboard.type("Only [price]");
    await page.keyboard.press("Enter");
    await check().getByText("Fill [price] first.").waitFor();
    const until = page.getByRole("textbox", { name: "Until (seconds)" });
    await until.fill("0,5");
    await until.press("Enter");
    await expect.poll(async () => (await layers())[0]?.untilMs).toBe(500);
    await check().getByRole("button", { name: "Fill in" }).click();
    await words.fill("Only today");
    await words.press("Enter");
    await page.keyboard.press("Delete");
    await expect.poll(layers).toEqual([]);
  });

  it("logs no error in the browser's console", () => {
    expect(instance.errors).toEqual([]);
  });

  it("works without a network, even after a reload, and saves everything when it is back", async () => {
    const isKept = async () => {
      const { files, revision } = await keptOffline(page, chat);
      return files && revision === (await client.studio.get.query({ id: chat })).revision;
    };
    await expect.poll(isKept).toBe(true);
    await page.context().setOffline(true);
    await title(0).fill("Typed in a tunnel");
    await page.getByText("Saved on this device").waitFor();
    await page.reload();
    await expect.poll(() => title(0).inputValue()).toBe("Typed in a tunnel");
    await page.getByRole("region", { name: "Preview" }).locator("canvas").first().waitFor();
    await page.context().setOffline(false);
    const stored = async () => (await client.studio.get.query({ id: chat })).script?.beats[0]?.title;
    await expect.poll(stored).toBe("Typed in a tunnel");
  });

  it("asks which version to keep if another page saved in the meantime", async () => {
    await page.context().setOffline(true);
    await title(0).fill("Mine");
    await page.getByText("Saved on this device").waitFor();
    const { script, style, revision } = await client.studio.get.query({ id: chat });
    if (!script) throw new Error("The chat has words.");
    const caption = "Somebody else's caption";
    await client.studio.edit.mutate({ id: chat, revision, script: { ...script, caption }, style, keep: false });
    await page.context().setOffline(false);
    await page.getByText("This was changed in another window.").waitFor();
    await page.getByRole("button", { name: "Use the other version" }).click();
    await expect.poll(() => page.locator('textarea[name="caption"]').inputValue()).toBe(caption);
  });

  it("lets one tab edit at a time, another take over, and the last open one edit again", async () => {
    const other = await page.context().newPage();
    await other.goto(`${instance.app.origin}/create/${chat}`);
    await other.getByText(/^Open in another tab since \d\d:\d\d\.$/).waitFor();
    await other.getByRole("button", { name: "Take over" }).click();
    const callout = page.getByText(/^Open in another tab since/);
    await callout.waitFor();
    await other.close();
    await callout.waitFor({ state: "hidden" });
  });

  it("moves a slide along the filmstrip with the keyboard", async () => {
    await page.goto(`${instance.app.origin}/create/${carousel}`);
    const first = await title(0).inputValue();
    await page.getByRole("button", { name: "Slide 1", exact: true }).press("Shift+ArrowRight");
    await expect.poll(() => title(1).inputValue()).toBe(first);
  });

  it("shows a stock photo in a slide, found by the words of the slide, and keeps whose it is", async () => {
    const slide = page.getByRole("listitem").filter({ has: title(1) });
    await slide.getByText("Picture", { exact: false }).first().click();
    await slide.getByRole("button", { name: "Stock photos" }).click();
    await page
      .getByRole("link", { name: /^Photo by .+ on Pexels$/ })
      .first()
      .waitFor();
    expect(await accessibilityInBothThemes(page)).toEqual([]);
    await page
      .getByRole("button", { name: /^Use: / })
      .first()
      .click();
    await page.getByRole("dialog").waitFor({ state: "hidden" });
    const { projectId } = await client.studio.get.query({ id: carousel });
    const shown = async () => (await client.studio.get.query({ id: carousel })).script?.beats[1]?.shows?.id;
    const filter = { show: "image", folderId: null, tag: null, search: "", unusedOnly: false } as const;
    const taken = (await client.assets.page.query({ projectId, filter })).items.find(
      ({ credit }) => credit?.provider === "Pexels",
    );
    await expect.poll(shown).toBe(taken?.id);
  });

  it("generates the captions of an uploaded clip from its speech", async () => {
    await page.goto(`${instance.app.origin}/create/${chat}`);
    const beat = page.getByRole("listitem").filter({ has: page.locator('textarea[name="beats.1.title"]') });
    await beat.getByText("Picture", { exact: false }).first().click();
    await beat.getByRole("button", { name: "Use one of your own" }).click();
    await page.getByLabel("Files to upload").setInputFiles(CLIP);
    await page.getByRole("radio", { name: "Video" }).click();
    await page.getByRole("button", { name: /^small-320x568/ }).click();
    await beat.getByRole("button", { name: "Write captions from what is said" }).click();
    await beat.getByText("these words stand in for what is said").waitFor();
    const said = async () => (await client.studio.get.query({ id: chat })).script?.beats[1]?.shows?.said ?? [];
    await expect.poll(async () => (await said()).length).toBeGreaterThan(5);
  });

  it("corrects a word of the transcript, cuts it out of the clip, and takes both back", async () => {
    const beat = async () => (await client.studio.get.query({ id: chat })).script?.beats[1];
    await page.getByRole("radio", { name: "Transcript" }).click();
    const words = page.getByRole("region", { name: "Transcript of scene 2" }).locator("[data-word]");
    await words.nth(1).press("Enter");
    await page.getByLabel("Caption", { exact: true }).first().fill("wards");
    await expect.poll(async () => (await beat())?.captionEdits?.[0]?.text).toBe("wards");
    await page.getByRole("button", { name: /^Undo/ }).click();
    await expect.poll(async () => (await beat())?.captionEdits).toBeUndefined();
    await words.nth(1).press("x");
    await expect.poll(async () => (await beat())?.more?.length).toBe(1);
    await page.getByRole("button", { name: /^Undo/ }).click();
    await expect.poll(async () => (await beat())?.more).toBeUndefined();
    await page.getByRole("radio", { name: "Scenes" }).click();
  });

  it("draws the clip itself in the cover", async () => {
    const preview = page.getByRole("region", { name: "Preview" });
    await preview.getByRole("button", { name: /^Clip 1/ }).click();
    const time = preview.getByRole("slider", { name: "Time" });
    await time.fill(String(Number(await time.inputValue()) + 1200));
    await page.getByRole("tab", { name: "Cover" }).click();
    await page.getByRole("button", { name: "Use current frame" }).click();
    const cover = page.getByRole("img", { name: /^Cover: / });
    await expect.poll(() => cover.locator("canvas").evaluate(fadeIn)).toBeGreaterThan(1000);
  });

  it("trims the clip on the timeline, says where nothing can be split, and takes a step back", async () => {
    const preview = page.getByRole("region", { name: "Preview" });
    const shows = async () => (await client.studio.get.query({ id: chat })).script?.beats[1]?.shows;
    await preview.getByRole("button", { name: /^Clip 1/ }).click();
    const volume = preview.getByRole("slider", { name: "Volume of the clip" });
    await volume.evaluate(stepThrice);
    await expect.poll(async () => (await shows())?.sound?.gainDb).toBe(3);
    await volume.evaluate(stepAndUndo);
    await expect.poll(() => volume.inputValue()).not.toBe("9");
    await expect.poll(async () => String((await shows())?.sound?.gainDb ?? 0)).toBe(await volume.inputValue());
    await preview.getByRole("button", { name: "Split clip" }).click();
    await page.getByText("There is nothing to split here. Move the playhead further into the clip.").waitFor();
    await preview.getByLabel("To second").fill("0.9");
    await preview.getByLabel("To second").press("Enter");
    await expect.poll(async () => (await shows())?.endTrimMs).toBe(900);
    await page.getByRole("button", { name: /^Undo/ }).click();
    await expect.poll(async () => (await shows())?.endTrimMs).toBeUndefined();
    expect((await shows())?.said?.length).toBeGreaterThan(5);
  });
});

import { createCanvas } from "@napi-rs/canvas";
import type { Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { accessibilityInBothThemes } from "./support/accessibility-in-both-themes.ts";
import { type Instance, sharedInstance } from "./support/instance.ts";

/** More than one part of an upload, so that it can break off between two. */
const TWO_PARTS = 5.2 * 1024 * 1024;

const photo = (name: string, color: string, bytes = 0) => {
  const canvas = createCanvas(400, 500);
  const context = canvas.getContext("2d");
  context.fillStyle = color;
  context.fillRect(0, 0, 400, 500);
  const jpeg = canvas.toBuffer("image/jpeg");
  return {
    name,
    mimeType: "image/jpeg",
    buffer: Buffer.concat([jpeg, Buffer.alloc(Math.max(0, bytes - jpeg.length))]),
  };
};

describe("from a folder of photos to a library", () => {
  let instance: Instance;
  let page: Page;
  const upload = (...files: ReturnType<typeof photo>[]) => page.getByLabel("Files to upload").setInputFiles(files);
  const frame = (name: string) => page.getByRole("button", { name: new RegExp(`^${name}, Photo`) });

  beforeAll(async () => {
    instance = await sharedInstance();
    page = await instance.newPage();
    await page.goto(`${instance.app.origin}/signup`);
    await page.getByLabel("Name").fill("Lena Roth");
    await page.getByLabel("Email").fill("lena@acme-candles.test");
    await page.getByLabel("Password", { exact: true }).fill("a-long-password-1");
    await page.getByRole("button", { name: "Sign up" }).click();
    await page.waitForURL("**/dashboard");
    await page.locator("main").getByRole("button", { name: "Create your first project" }).click();
    await page.getByRole("dialog").getByLabel("Name").fill("Acme Candles");
    await page.getByRole("button", { name: "Create project" }).click();
    await page.getByRole("link", { name: "Assets", exact: true }).click();
    await page.getByText("Drop photos, clips or screen recordings here.").waitFor();
  });
  afterAll(() => instance.stop());

  it("accepts several files at once, and names each file that it refuses", async () => {
    const notes = { name: "notes.pdf", mimeType: "image/jpeg", buffer: Buffer.from("%PDF-1.7") };
    await upload(photo("wick.jpg", "#c33"), notes, photo("wax.jpg", "#3c3"));
    await frame("wick.jpg").waitFor();
    await frame("wax.jpg").waitFor();
    await page.getByText("notes.pdf isn't an image, video or sound.").waitFor();
    // Each has a thumbnail of its own: the wall does not load the file itself.
    await expect
      .poll(() => page.locator(".frame-wall img").evaluateAll((all) => all.map((it) => (it as HTMLImageElement).src)))
      .toEqual([expect.stringContaining("/thumbnails/"), expect.stringContaining("/thumbnails/")]);
    await page.getByRole("button", { name: "Close" }).click();
  });

  it("resumes after a reload where the network was lost", async () => {
    const sent: string[] = [];
    page.on("request", (request) => request.method() === "PUT" && sent.push(new URL(request.url()).pathname));
    await page.route("**/parts/2", (route) => route.abort());
    await upload(photo("candle.jpg", "#33c", TWO_PARTS));
    await page.getByText("Paused, will resume").waitFor();
    await page.reload();
    // Only now: the page before would go on by itself, and end in the middle of its last call.
    await page.unroute("**/parts/2");
    // With the notice, the panel of uploads goes and the wall moves up: a press before it could miss its photo.
    await Promise.all([frame("candle.jpg").waitFor(), page.getByText("Upload complete.").waitFor()]);
    expect(sent.filter((path) => path.endsWith("/parts/1"))).toHaveLength(1);
  });

  it("can be searched by tag and by the beginning of a word", async () => {
    await frame("wick.jpg").click();
    await page.getByLabel("Add a tag").fill("Macro");
    await page.getByLabel("Add a tag").press("Enter");
    await page.getByLabel("Alt text").fill("A burning wick");
    await page.getByRole("button", { name: "Remove tag Macro" }).waitFor();
    expect(await accessibilityInBothThemes(page)).toEqual([]);
    await page.keyboard.press("Escape");
    for (const words of ["macro", "burn"]) {
      await page.getByLabel("Search assets").fill(words);
      await frame("wax.jpg").waitFor({ state: "detached" });
      await frame("wick.jpg").waitFor();
    }
    await page.getByLabel("Search assets").fill("");
    await frame("wax.jpg").waitFor();
  });

  it("have their parts named on the photo, each step with an undo", async () => {
    await frame("wax.jpg").click();
    await page.getByRole("button", { name: "Add a part" }).click();
    await page.getByLabel("Name of part 1").fill("flame");
    await page.getByLabel("Name of part 1").press("Enter");
    const box = page.getByRole("button", { name: "Box of flame" });
    await box.press("ArrowRight");
    expect(await accessibilityInBothThemes(page)).toEqual([]);
    await box.press("Delete");
    await page.getByRole("dialog").getByRole("button", { name: "Undo" }).click();
    await box.waitFor();
    await page.keyboard.press("Escape");
    await frame("wax.jpg").click();
    expect(await box.evaluate(({ parentElement }) => parentElement?.style.left)).toBe("36%");
    await page.keyboard.press("Escape");
  });

  it("can be browsed, selected and deleted with the keyboard, with an undo", async () => {
    await frame("candle.jpg").focus();
    await page.keyboard.press("ArrowRight");
    await page.keyboard.press("p");
    await page.getByText("1 picked").waitFor();
    await page.getByText("Upload complete.").waitFor({ state: "detached" });
    expect(await accessibilityInBothThemes(page)).toEqual([]);
    await frame("wax.jpg").focus();
    await page.keyboard.press("Delete");
    await frame("wax.jpg").waitFor({ state: "detached" });
    await page.getByRole("button", { name: "Restore" }).click();
    await frame("wax.jpg").waitFor();
  });

  it("makes a carousel of several, in the order that the user gives them", async () => {
    const nothing = page.getByRole("button", { name: "Clear selection" });
    if (await nothing.isVisible()) await nothing.click();
    for (const name of ["wick.jpg", "wax.jpg"]) await page.getByRole("button", { name: `Pick ${name}` }).click();
    await page.getByRole("button", { name: "Make a carousel" }).click();
    const slide = (number: number, name: string) =>
      page.getByRole("button", { name: new RegExp(`^Slide\\s*${number}\\s*of\\s*[12],\\s*${name}$`) });
    const focused = page.locator(":focus");
    await slide(2, "wax.jpg").press("Delete");
    await page.getByText("A carousel needs at least 2 pictures.").waitFor();
    await slide(1, "wick.jpg").and(focused).press("Delete");
    await page.getByRole("button", { name: "Add pictures" }).and(focused).waitFor();
    const undo = page.getByRole("dialog").getByRole("button", { name: "Undo" });
    await undo.press("Enter");
    await undo.and(focused).press("Enter");
    await page.locator("[aria-disabled=true]").and(undo).and(focused).waitFor();
    await slide(2, "wax.jpg").press("ArrowLeft");
    await slide(1, "wax.jpg").waitFor();
    expect(await accessibilityInBothThemes(page)).toEqual([]);
    await page.getByRole("button", { name: "Make the carousel (2)" }).click();
    await page.getByRole("button", { name: "Change the slides" }).waitFor();
    expect(
      await page
        .getByRole("dialog")
        .getByRole("link", { name: /^Download/ })
        .count(),
    ).toBe(2);
    await page.keyboard.press("Escape");
    await page.getByRole("button", { name: /^wick, Carousel, 2 slides/ }).waitFor();
  });

  it("accepts a pasted picture once, wherever the focus is", async () => {
    await frame("wax.jpg").evaluate(async (button) => {
      const canvas = Object.assign(document.createElement("canvas"), { width: 90, height: 90 });
      const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve));
      const clipboardData = new DataTransfer();
      if (blob) clipboardData.items.add(new File([blob], "screenshot.png", { type: "image/png" }));
      button.dispatchEvent(new ClipboardEvent("paste", { clipboardData, bubbles: true, cancelable: true }));
    });
    await Promise.all([frame("screenshot.png").waitFor(), page.getByText("Upload complete.").waitFor()]);
    expect(await frame("screenshot.png").count()).toBe(1);
  });

  it("logs no error in the browser's console except for the lost network", () => {
    expect(instance.errors.filter((it) => !it.includes("net::ERR_FAILED"))).toEqual([]);
  });
});

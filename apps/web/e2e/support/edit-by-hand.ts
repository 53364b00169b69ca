import { readFileSync } from "node:fs";
import { join } from "node:path";
import type { Locator, Page } from "playwright-core";
import { expect } from "vitest";

const SOUND = join(import.meta.dirname, "../../../../packages/composition/test/fixtures/sound-only.mp4");

/** Drags the hook of the open video 60 px down and gives it the third color. */
export async function restyleHook(page: Page): Promise<void> {
  const preview = page.getByRole("region", { name: "Preview" });
  const hook = preview.getByRole("button", { name: /^Title: / }).first();
  await drag(page, hook, 60);
  const panel = page.getByRole("region", { name: "Selected on the canvas" });
  await panel.getByRole("group", { name: "Color" }).getByRole("button").nth(2).click();
  await page.keyboard.press("Escape");
}

/** Drags something on the canvas down by CSS px; below 0: up. The pointer reaches only what is in the viewport. */
async function drag(page: Page, thing: Locator, by: number): Promise<void> {
  await thing.scrollIntoViewIfNeeded();
  const box = await thing.boundingBox();
  if (box === null) throw new Error("It is not on the canvas.");
  const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
  await page.mouse.move(x, y);
  await page.mouse.down();
  await page.mouse.move(x, y + by, { steps: 6 });
  await page.mouse.up();
}

/** Goes to a spoken word, drags the captions up on the canvas, and corrects the word there. */
export async function correctWord(page: Page, said: string, written: string): Promise<void> {
  await page.getByRole("radio", { name: "Transcript", exact: true }).click();
  await page
    .getByRole("button", { name: new RegExp(`^${said}\\b`) })
    .first()
    .click();
  const preview = page.getByRole("region", { name: "Preview" });
  const captions = preview.getByRole("button", { name: new RegExp(`^Captions: .*\\b${said}\\b`) });
  await drag(page, captions, -60);
  const height = preview.getByRole("slider", { name: "Height in the frame" });
  await expect.poll(async () => Number(await height.inputValue())).toBeLessThan(90);
  // Its page begins with the word, and stays long enough to be read while a fast voice has gone on. Beside the grips.
  await captions.dblclick({ position: { x: 26, y: 16 } });
  await preview.getByLabel(`Caption of “${said}”`).fill(written);
  await page.keyboard.press("Enter");
  await preview.getByRole("button", { name: new RegExp(`^Captions: .*\\b${written}\\b`) }).waitFor();
  await page.getByRole("radio", { name: "Scenes", exact: true }).click();
}

/** Moves the third beat before the second one on the timeline; the voice is made anew. */
export async function moveBeat(page: Page): Promise<void> {
  const preview = page.getByRole("region", { name: "Preview" });
  await preview.getByRole("button", { name: "Timeline" }).click();
  const beat = preview.getByRole("button", { name: /^Scene 3\b/ }).last();
  await beat.click();
  await expect.poll(() => beat.getAttribute("aria-current")).toBe("true");
  await preview.getByRole("button", { name: "Move scene 3 earlier" }).click();
  await page.getByRole("button", { name: "Regenerate the voiceover" }).click();
  await page.getByText("The voiceover doesn't match your edits yet. Regenerate it.").waitFor({ state: "hidden" });
  await page.getByText("Keep working or leave this page").waitFor({ state: "hidden" });
}

/** Uploads a sound and puts it under the video. */
export async function useOwnMusic(page: Page): Promise<void> {
  await page.getByRole("tab", { name: "Sound" }).click();
  await page.getByRole("button", { name: "Use a sound of your own" }).click();
  const file = { name: "our-song.m4a", mimeType: "audio/mp4", buffer: readFileSync(SOUND) };
  await page.getByLabel("Files to upload").setInputFiles(file);
  await page.getByRole("button", { name: /^our-song/ }).click();
  await page.getByRole("radio", { name: "Your own" }).waitFor();
}

/** Mutes two tracks on the open timeline, one press right after the other: both are kept, and show in the next frame. */
export async function muteTwoTracks(page: Page): Promise<void> {
  await page.getByText("Sound levels").click();
  const muted = await page.evaluate(() => {
    for (const track of ["effects", "your clips"]) {
      document.querySelector<HTMLElement>(`[aria-label="Mute ${track}"]`)?.click();
    }
    return new Promise<(string | null)[]>((resolve) => {
      requestAnimationFrame(() => {
        const pressed = document.querySelectorAll('[aria-label^="Mute "][aria-pressed="true"]');
        resolve(Array.from(pressed, (it) => it.getAttribute("aria-label")));
      });
    });
  });
  expect(muted).toEqual(["Mute effects", "Mute your clips"]);
}

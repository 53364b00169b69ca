import type { Page } from "playwright-core";
import { keyWaits, p95 } from "../web/key-waits.ts";
import { aCreation, type Editor } from "./an-editor.ts";

const FIELD = 'textarea[name="beats.2.title"]';
/** The 95th of a hundred keys, from press to the next paint, in ms; and what the preview shows meanwhile. */
export async function typing(editor: Editor, runs: number) {
  const { page } = editor;
  await page.goto(await aCreation(editor));
  await page.getByRole("heading", { name: "Check" }).waitFor();
  await page.waitForTimeout(6000);
  const all = { playing: [] as number[], still: [] as number[], frames: [] as number[] };
  for (let run = 0; run < runs; run += 1) {
    await begin(page);
    all.still.push(...(await keys(page)));
    await begin(page);
    await page.getByRole("button", { name: "Play", exact: true }).click();
    await page.getByRole("button", { name: "Pause", exact: true }).waitFor();
    const frames = framesIn(page);
    all.playing.push(...(await keys(page)));
    all.frames.push(await frames());
    await page.getByRole("button", { name: "Pause", exact: true }).click();
  }
  return { playing: p95(all.playing), still: p95(all.still), framesPerSecond: median(all.frames) };
}

/** Moves of the pointer in a drag, and the time between two of them, in ms. */
const [MOVES, STEP] = [60, 30];

/** The 95th of a hundred moves while a text is dragged over the stage, from the event to the next paint, in ms. */
export async function dragging({ page }: Editor): Promise<number> {
  await begin(page);
  const text = page.getByRole("region", { name: "Preview" }).locator("[data-canvas] button").first();
  const box = await text.boundingBox();
  if (!box) throw new Error("The stage shows no text to drag.");
  const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
  await page.mouse.move(x, y);
  await page.mouse.down();
  const waits = await page.evaluateHandle(() => {
    const found: number[] = [];
    const paints = new MessageChannel();
    const begun: number[] = [];
    paints.port1.onmessage = () => found.push(...begun.splice(0).map((at) => performance.now() - at));
    // Moves are not reported as events with a duration: from the event to the first task after the next frame.
    window.addEventListener("pointermove", ({ timeStamp }) => {
      begun.push(timeStamp);
      requestAnimationFrame(() => paints.port2.postMessage(null));
    });
    return found;
  });
  for (let move = 1; move <= MOVES; move += 1) {
    await page.mouse.move(x + Math.sin(move / 8) * 40, y + move);
    await page.waitForTimeout(STEP);
  }
  await page.mouse.up();
  return p95(await waits.jsonValue());
}

/** The field as it was, the player at the beginning, and everything drawn. */
async function begin(page: Page): Promise<void> {
  await page.locator(FIELD).fill("The candle");
  await page.getByRole("slider", { name: "Time" }).fill("0");
  await page.waitForTimeout(2500);
}

/** Types into what a beat writes on screen. */
const keys = (page: Page) => keyWaits(page, page.locator(FIELD));

/** Counts the frames that the stage shows from now on. The returned function gives frames per second. */
function framesIn(page: Page): () => Promise<number> {
  const counted = page.evaluate(() => {
    const stage = document.querySelector<HTMLElement>('section[aria-label="Preview"]');
    const count = { frames: 0, since: performance.now(), last: "", isOver: false };
    const look = () => {
      const now = stage?.style.getPropertyValue("--played") ?? "";
      if (now !== count.last) count.frames += 1;
      count.last = now;
      if (!count.isOver) requestAnimationFrame(look);
    };
    look();
    Object.assign(window, { benchFrames: count });
  });
  return async () => {
    await counted;
    return await page.evaluate(() => {
      const { benchFrames: count } = window as unknown as {
        benchFrames: { frames: number; since: number; isOver: boolean };
      };
      count.isOver = true;
      return Math.round((1000 * count.frames) / (performance.now() - count.since));
    });
  };
}

export const median = (values: readonly number[]) =>
  Math.round(values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN);

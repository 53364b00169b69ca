import type { Page } from "playwright-core";
import type { Client } from "../../../../scripts/demo/client.ts";
import { waitFor } from "../../../../scripts/demo/wait.ts";
import { PATIENCE } from "../../../../scripts/testing/patience.ts";
import type { Instance } from "./instance.ts";
import { withAProduct } from "./with-a-product.ts";

/** A new user, logged in, with a chat video and a carousel that are drafts, by their ids. */
export async function editorPage(
  instance: Instance,
): Promise<{ page: Page; client: Client; chat: string; carousel: string }> {
  const { page, client, projectId, productId } = await withAProduct(instance, "nele@acme-candles.test");
  const made = { projectId, productId, hook: "Stop doing this", hookId: null, drawing: null };
  const [first, second] = await Promise.all([
    client.studio.create.mutate({ ...made, kind: "meme-video", template: "chat-play" }),
    client.studio.create.mutate({ ...made, kind: "carousel-image", template: "essay" }),
  ]);
  const [chat, carousel] = [first.id, second.id];
  for (const id of [chat, carousel]) {
    await waitFor(
      "what is made",
      PATIENCE / 1000,
      () => client.studio.get.query({ id }),
      ({ state }) => state === "draft",
    );
  }
  return { page, client, chat, carousel };
}

/** How many pixels of a drawing lie between the clip's blue and its orange; all of its fade has 77 of blue. */
export const fadeIn = (canvas: Element): number =>
  canvas instanceof HTMLCanvasElement
    ? (canvas.getContext("2d")?.getImageData(0, 0, canvas.width, canvas.height).data ?? []).filter(
        (red, i, all) => i % 4 === 0 && red > 90 && red < 200 && Math.abs((all[i + 2] ?? 0) - 77) < 9,
      ).length
    : 0;

/** Moves a slider up by three steps, faster than they are drawn: each begins where the one before ended. */
export function stepThrice(slider: Element): void {
  if (!(slider instanceof HTMLInputElement)) return;
  for (let step = 0; step < 3; step += 1) {
    Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, "value")?.set?.call(
      slider,
      `${Number(slider.value) + 1}`,
    );
    slider.dispatchEvent(new Event("input", { bubbles: true }));
  }
}

/** Moves a slider to 9 and takes it back at once, before the step is drawn. */
export function stepAndUndo(slider: Element): void {
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, "value")?.set?.call(slider, "9");
  slider.dispatchEvent(new Event("input", { bubbles: true }));
  document.querySelector<HTMLElement>('[aria-label^="Undo"]')?.click();
}

import type { Beat, Script } from "../script/script.ts";
import { planOfPictures } from "./picture-plan.ts";

/**
 * Whether a page shows no picture because pages of type stand between its script's photos (ADR 138), or because its look
 * does without and no page shows one (ADR 158, ADR 225). Written anew, it orders none. `template` is the look's name.
 */
export function isPageOfType(
  { shows, imagePrompt }: Pick<Beat, "shows" | "imagePrompt">,
  { beats }: Pick<Script, "beats">,
  template: string,
): boolean {
  if (shows !== null || imagePrompt !== "") return false;
  const standsOnWords = planOfPictures(template).ordersNone === true && beats.every((it) => it.imagePrompt === "");
  return standsOnWords || beats.some((it) => it.shows !== null);
}

import type { Beat, Script } from "../script/script.ts";

/**
 * Whether a page shows no picture because pages of type stand between its script's photos (ADR 138). Written anew, it
 * orders none.
 */
export const isPageOfType = (
  { shows, imagePrompt }: Pick<Beat, "shows" | "imagePrompt">,
  { beats }: Pick<Script, "beats">,
) => shows === null && imagePrompt === "" && beats.some((it) => it.shows !== null);

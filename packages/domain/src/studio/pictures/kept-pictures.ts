import type { Script } from "../script/script.ts";
import { isPageOfType } from "./is-page-of-type.ts";
import type { PicturePlan } from "./picture-plan.ts";

/** A rewritten beat keeps the file that it showed; a page of type beside photos stays one. */
export function keepingShown(script: Script, before: Script | null, template: string): Script {
  const earlier = new Map(before?.beats.map((beat) => [beat.id, beat]));
  return {
    ...script,
    beats: script.beats.map((beat) => {
      const was = earlier.get(beat.id);
      const shows = beat.shows ?? was?.shows ?? null;
      const isType = before && was && !shows && isPageOfType(was, before, template);
      return { ...beat, shows, ...(isType && { imagePrompt: "" }) };
    }),
  };
}

/** A hook that is words orders no picture, and without photos no page of a look that does without. */
export const saidInWords = (script: Script, { saysHook, ordersNone }: PicturePlan): Script => ({
  ...script,
  beats: script.beats.map((beat, at) => {
    const isSaid = ordersNone || (saysHook && at === 0);
    return isSaid && !beat.locked && !beat.shows ? { ...beat, imagePrompt: "" } : beat;
  }),
});

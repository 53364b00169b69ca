import type { BeatMedia, StoryboardBeat } from "../../storyboard/storyboard.ts";

/**
 * Beats of which each shows a picture, if any of the piece does: one without shows the picture that is seen least often, and not the one of
 * the page before or after it. What the words of another beat named is not named by its own.
 */
export function shownThroughout(beats: readonly StoryboardBeat[]): StoryboardBeat[] {
  const all = beats.flatMap(({ media }) => (media?.kind === "image" ? [media] : []));
  const pictures = all.filter(({ src }, at) => all.findIndex((it) => it.src === src) === at);
  const shown: StoryboardBeat[] = [...beats];
  for (const [at, beat] of shown.entries()) {
    const media = beat.media ?? restingOf(pictures, shown, at);
    shown[at] = { ...beat, media };
  }
  return shown;
}

function restingOf(pictures: readonly BeatMedia[], shown: readonly StoryboardBeat[], at: number): BeatMedia | null {
  const isBeside = ({ src }: BeatMedia) => [shown[at - 1], shown[at + 1]].some((it) => it?.media?.src === src);
  const uses = ({ src }: BeatMedia) => shown.filter(({ media }) => media?.src === src).length;
  const [least] = pictures.toSorted((a, b) => Number(isBeside(a)) - Number(isBeside(b)) || uses(a) - uses(b));
  if (least?.kind !== "image") return null;
  const { named, ...picture } = least;
  return picture;
}

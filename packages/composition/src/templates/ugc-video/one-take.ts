import type { RecordedBeat, Storyboard, StoryboardBeat } from "../../storyboard/storyboard.ts";

/** The first recording, if there is something else to show with it: it then plays under all beats. Otherwise null. */
export function oneTake(
  { beats }: Pick<Storyboard, "beats">,
  others: readonly StoryboardBeat[] = beats,
): RecordedBeat | null {
  const [take] = beats.flatMap(({ media }) => (media?.kind === "video" ? [media] : []));
  return take && others.some(({ media }) => media && media.src !== take.src) ? take : null;
}

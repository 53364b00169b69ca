import type { StoryboardBeat } from "../../storyboard/storyboard.ts";
import { emphasized } from "../emphasized.ts";

/**
 * A note about nothing that can be pointed at, as a weight, stands over the photo that was shown least: an empty board says less. Without
 * photos it stays on the board, and so does what hurts.
 */
export function withPhotoEach(beats: readonly StoryboardBeat[]): StoryboardBeat[] {
  const photos = beats.flatMap(({ media }) =>
    media?.kind === "image" && !media.isScreen && media.size ? [media] : [],
  );
  const shown = photos.map(({ src }) => src);
  const leastShown = (at: number): (typeof photos)[number] | undefined => {
    const times = (src: string) => shown.filter((it) => it === src).length;
    // Beside itself a photo says no more than the words do.
    const beside = [beats[at - 1], beats[at + 1]].map((it) => it?.media?.src);
    const apart = photos.filter(({ src }) => !beside.includes(src));
    return (apart.length > 0 ? apart : photos).toSorted((one, other) => times(one.src) - times(other.src))[0];
  };
  return beats.map((beat, at) => {
    const isNote =
      beat.media === null &&
      beat.role !== "pain" &&
      emphasized(beat.body).text === "" &&
      at > 0 &&
      at < beats.length - 1;
    const photo = isNote ? leastShown(at) : undefined;
    if (!photo) return beat;
    shown.push(photo.src);
    const { named: _, ...media } = photo;
    return { ...beat, media };
  });
}

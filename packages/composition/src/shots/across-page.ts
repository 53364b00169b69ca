import type { Box } from "../scene/geometry.ts";
import type { BeatMedia } from "../storyboard/storyboard.ts";
import type { Fit } from "./framing.ts";

/** Our own choice: how much of a phone stays on the page, how much of its width it takes, and how wide the room for it is at least. */
const MOST_SEEN = 0.75;
const MOST_WIDE = 0.94;
const MOST_OF_IT = 0.7;

/**
 * A phone on its ground below words, as wide as the page, so that its photo has no sides, if most of the phone stays: its upper end
 * stays where it was, and it goes on below the page. Any other picture is fitted as it was.
 */
export function acrossPage(
  fit: Fit,
  { isDevice, subject }: BeatMedia,
  { box, room }: { box: Box; room?: Box | undefined },
): Fit {
  const { surround } = fit;
  if (!isDevice || !subject || !room || room.w < box.w * MOST_OF_IT) return fit;
  if (!surround || !("color" in surround) || !surround.place) return fit;
  const { place } = surround;
  const zoom = 1 / place.w;
  const top = place.y + subject.y * place.h;
  const seen = (1 - top) / (subject.h * place.h * zoom);
  if (zoom <= 1 || subject.w > MOST_WIDE || seen < MOST_SEEN) return fit;
  const shown = { x: 0, y: top - subject.y * place.h * zoom, w: 1, h: place.h * zoom };
  return { ...fit, surround: { ...surround, place: shown } };
}

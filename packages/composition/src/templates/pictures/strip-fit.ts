import type { Color } from "../../scene/color.ts";
import type { Box } from "../../scene/geometry.ts";
import { besideWords } from "../../shots/beside-words.ts";
import type { Fit } from "../../shots/framing.ts";
import type { BeatMedia } from "../../storyboard/storyboard.ts";

/**
 * How a picture is fitted into a strip that is wider than high: it fills the strip, around its subject, since a card
 * would be a stamp there. A screenshot is on a phone that goes on below the edge: cut to a strip, it shows one button; a part of it fills the strip.
 * So is the photo of a phone. Any other product on a plain ground is shown whole. `ground`: behind the phone.
 */
export function stripFit(media: BeatMedia, box: Box, ground: Color = "bg"): Fit {
  const isDetail = media.kind === "image" && media.crop !== undefined;
  const phone = { x: box.w * 0.22, y: 60, w: box.w * 0.56, h: box.h * 1.9 };
  if (media.isScreen && !isDetail) {
    const { fit, surround } = besideWords(media, box, phone);
    return { fit, ...(surround && { surround: { ...surround, color: ground } }) };
  }
  if (isDetail || !media.ground || !media.subject) return { fit: "cover" };
  const isUpright =
    media.size !== undefined && media.subject.h * media.size.height > media.subject.w * media.size.width;
  if (media.isDevice && isUpright) return besideWords(media, box, phone);
  return besideWords(media, box, { x: box.w * 0.04, y: 0, w: box.w * 0.92, h: box.h * 1.04 });
}

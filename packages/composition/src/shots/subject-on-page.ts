import { coverRect } from "../paint/cover-rect.ts";
import { placeOf } from "../paint/picture-place.ts";
import type { Box, Focus } from "../scene/geometry.ts";
import type { ImageClip } from "../scene/image-clip.ts";
import { sharedBox } from "../scene/shared-box.ts";
import type { BeatMedia } from "../storyboard/storyboard.ts";
import { framing } from "./framing.ts";

const WHOLE = { x: 0, y: 0, w: 1, h: 1 };

type Shown = { scale?: number } & Partial<Pick<ImageClip, "fit" | "surround" | "crop">>;

/**
 * The position of a picture's subject on the page, if the picture is shown in `box` around `focus`, `scale` times closer;
 * fitted as a shot is, if not said. Null if the subject or the picture's size is unknown: an unknown position cannot be
 * pointed at.
 */
export function subjectOnPage(media: BeatMedia, box: Box, focus: Focus, shown: Shown = {}): Box | null {
  const { subject, size } = media;
  if (!subject || !size) return null;
  const { fit, surround, crop = WHOLE } = shown.fit ? { ...shown, fit: shown.fit } : framing(media, box);
  const ground = surround && "color" in surround ? { ...surround, color: "" } : surround;
  const looked = { box, fit, crop, focus, scale: shown.scale ?? 1, ...(ground && { surround: ground }) };
  const { picture: place, scale } = placeOf(looked, size);
  const seen = coverRect(size, { width: place.w, height: place.h }, crop, focus, scale);
  const zoom = place.w / seen.w;
  const x = place.x + (subject.x * size.width - seen.x) * zoom;
  const y = place.y + (subject.y * size.height - seen.y) * zoom;
  return sharedBox({ x, y, w: subject.w * size.width * zoom, h: subject.h * size.height * zoom }, box);
}

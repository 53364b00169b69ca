import type { Box, Focus } from "../../scene/geometry.ts";
import type { Clip } from "../../scene/scene.ts";
import { framing, onItsOwnBlur } from "../../shots/framing.ts";
import { focusBeside } from "../../shots/subject.ts";
import type { BeatMedia } from "../../storyboard/storyboard.ts";
import type { StillPage } from "../pictures/still.ts";
import { pictureClip, scrimClip } from "../pictures/still-clips.ts";

/** How far a photo reaches over the page, so that its tilt shows no corner. */
const OVER_PX = 46;

type Beside = {
  /** Where the subject is to be in a photo that fills the page, to keep it clear of what lies on it. */
  focus?: Focus;
  /** Where a photo lies that can be shown apart from its surroundings. */
  room: Box;
};

/** A photo as a hand holds a phone: 1.2° off the level, the light not quite even (docs/content.md#ugc-image); a product on a plain ground, or a screen, in its room. */
export function snapshot({ width, height }: StillPage, media: BeatMedia, { focus, room }: Beside): Clip[] {
  const box = { x: -OVER_PX, y: -OVER_PX, w: width + 2 * OVER_PX, h: height + 2 * OVER_PX };
  const fit = onItsOwnBlur(framing(media, box, { ...room, x: room.x + OVER_PX, y: room.y + OVER_PX }), media);
  const beside = focus && fit.fit === "cover" ? { focus: focusBeside(media, focus) } : {};
  return [
    pictureClip(media, { id: "photo", box, rotate: -1.2, ...fit, ...beside }),
    scrimClip("light", { x: 0, y: 0, w: width, h: height }, 0, 0.16),
  ];
}

/** A photo as a print with a white edge, a little crooked, its upper edge under what is laid on it. */
export function printUnder(media: BeatMedia, { y, h }: Box, { most, aside }: { most: number; aside: number }): Clip {
  const ratio = media.size ? Math.min(1.4, Math.max(0.8, media.size.width / media.size.height)) : 1;
  const top = y - UNDER_PRINT_PX;
  const high = Math.min(y + h - top, most / ratio);
  const w = high * ratio;
  const shadow = { dx: 0, dy: 22, blur: 44, color: "ink", opacity: 0.3 } as const;
  const edge = { border: { color: "#fdfbf5", width: 22 }, shadow, fit: "cover" } as const;
  return pictureClip(media, { id: "photo", box: { x: 540 - w / 2 + aside, y: top, w, h: high }, rotate: 3.5, ...edge });
}

const UNDER_PRINT_PX = 44;

/** A plain wall or table where there is no photo: lighter above, as under a lamp, and darker below. */
export function windowLight({ width: w, height: h }: StillPage): Clip[] {
  return [
    scrimClip("lamp", { x: 0, y: 0, w, h: h * 0.6 }, 0.16, 0, "#ffffff"),
    scrimClip("light", { x: 0, y: 0, w, h }, 0, 0.18),
  ];
}

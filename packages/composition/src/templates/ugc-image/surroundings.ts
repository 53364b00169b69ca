import type { Box, Focus } from "../../scene/geometry.ts";
import type { Clip } from "../../scene/scene.ts";
import { sharedBox } from "../../scene/shared-box.ts";
import { besideWords } from "../../shots/beside-words.ts";
import { type Fit, framing, onItsOwnBlur } from "../../shots/framing.ts";
import { focusBeside } from "../../shots/subject.ts";
import { subjectOnPage } from "../../shots/subject-on-page.ts";
import type { BeatMedia } from "../../storyboard/storyboard.ts";
import { melting } from "../pictures/going-on.ts";
import type { StillPage } from "../pictures/still.ts";
import { pictureClip, scrimClip } from "../pictures/still-clips.ts";

/** How far a photo reaches over the page, so that its tilt shows no corner. */
const OVER_PX = 46;

type Beside = {
  /** Where the subject is to be in a photo that fills the page, to keep it clear of what lies on it. */
  focus?: Focus;
  /** Where a photo lies that can be shown apart from its surroundings. */
  room?: Box;
  /** What lies on it. */
  laid?: Box;
};

/** How much of a subject may be covered, as a share of it. Our own choice. */
const MOST_COVERED = 0.12;

/** Whether what is laid on a page would cover too much of a subject. */
export function isUnder(subject: Box, laid: Box): boolean {
  const both = sharedBox(subject, laid);
  return both.w * both.h > subject.w * subject.h * MOST_COVERED;
}

/**
 * A photo as a hand holds a phone: 1.2° off the level, the light not quite even (docs/content.md#ugc-image). One whose
 * subject would lie under what is laid on it is a card in its room, on itself, blurred.
 */
export function snapshot({ width, height }: StillPage, media: BeatMedia, { focus, room, laid }: Beside = {}): Clip[] {
  const box = { x: -OVER_PX, y: -OVER_PX, w: width + 2 * OVER_PX, h: height + 2 * OVER_PX };
  const inside = room && { ...room, x: room.x + OVER_PX, y: room.y + OVER_PX };
  const filled = framing(media, box, inside);
  const aside = focus && focusBeside(media, focus);
  const seen = aside && filled.fit === "cover" ? subjectOnPage(media, box, aside, filled) : null;
  const isHidden = seen !== null && laid !== undefined && isUnder(seen, laid);
  const fit =
    (isHidden && inside && meltingBelow(media, box, inside)) ||
    onItsOwnBlur(isHidden ? besideWords(media, box, inside) : filled, media);
  const beside = aside && fit.fit === "cover" ? { focus: aside } : {};
  return [
    pictureClip(media, { id: "photo", box, rotate: -1.2, ...fit, ...beside }),
    scrimClip("light", { x: 0, y: 0, w: width, h: height }, 0, 0.16),
  ];
}

/** Whether what is laid on a photo that fills the page would lie on its subject. */
export function isHiddenBy(
  { width, height }: StillPage,
  media: BeatMedia,
  { focus, room, laid }: Required<Beside>,
): boolean {
  const box = { x: -OVER_PX, y: -OVER_PX, w: width + 2 * OVER_PX, h: height + 2 * OVER_PX };
  const fit = framing(media, box, room);
  const seen = fit.fit === "cover" ? subjectOnPage(media, box, focusBeside(media, focus), fit) : null;
  return seen !== null && isUnder(seen, laid);
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

const UNDER_PRINT_PX = 70;

/** From edge to edge down to the end of the page, going on behind what is laid above it; null if that would cut off the subject. */
function meltingBelow(media: BeatMedia, page: Box, room: Box): Fit | null {
  const y = room.y - UNDER_PX;
  const place = { ...page, y, h: page.h - y };
  return media.kind === "image" && framing(media, place).fit === "cover" ? melting(media, page, place) : null;
}

/** How far it reaches behind that. */
const UNDER_PX = 90;

/** A plain wall or table where there is no photo: lighter above, as under a lamp, and darker below. */
export function windowLight({ width: w, height: h }: StillPage): Clip[] {
  return [
    scrimClip("lamp", { x: 0, y: 0, w, h: h * 0.6 }, 0.16, 0, "#ffffff"),
    scrimClip("light", { x: 0, y: 0, w, h }, 0, 0.18),
  ];
}

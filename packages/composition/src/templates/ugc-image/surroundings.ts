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

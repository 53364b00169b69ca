import type { Box } from "../../scene/geometry.ts";
import { type Fit, isCloseUp, onItsOwnBlur } from "../../shots/framing.ts";
import { subjectOnPage } from "../../shots/subject-on-page.ts";
import type { BeatMedia } from "../../storyboard/storyboard.ts";
import { PAGE } from "../videos/video-scene.ts";
import { panelBehind } from "./beside-person.ts";
import type { PersonInFront } from "./person-in-front.ts";

/** A person may hide this share of a subject: a corner of it, and not the half that tells what it is. Our own choice. */
const MOST_HIDDEN = 0.12;
/** Of what the person hides in a panel: else a panel looks better. Our own choice. */
const LESS = 0.7;
/** Where a subject begins: under a hook of three lines, whose boxes end here. */
const SUBJECT_Y = 670;
/** How much of a photo fades into its blur. Our own choice. */
const SOFT_PX = 160;

/**
 * How a photo lies under the words whose subject the person would hide in a panel: no larger than the page is wide, its subject
 * directly under the words, and its ends melt into a blur of it. Null for a photo that lies well in its panel, for a face, and where the
 * person would hide hardly less.
 */
export function clearOfPerson(media: BeatMedia, { head, free }: PersonInFront): Fit | null {
  const { size, subject } = media;
  const panel = panelBehind(media);
  if (media.kind !== "image" || !size || !subject || !panel || (media.hasFace && !isCloseUp(media))) return null;
  const inPanel = subjectOnPage(media, panel.box, panel.focus, { fit: "cover" });
  const h = (size.height * PAGE.w) / size.width;
  const place = { ...PAGE, y: Math.max(0, SUBJECT_Y - subject.y * h), h };
  const beside = { x: subject.x * PAGE.w, y: place.y + subject.y * h, w: subject.w * PAGE.w, h: subject.h * h };
  const hidden = (it: Box) => hiddenShare(it, bodyOf(head, free));
  if (!inPanel || hidden(inPanel) <= MOST_HIDDEN || hidden(beside) > hidden(inPanel) * LESS) return null;
  const share = { x: 0, y: place.y / PAGE.h, w: 1, h: h / PAGE.h };
  const { surround } = onItsOwnBlur({ fit: "contain", surround: { color: "ink", place: share, edge: "card" } }, media);
  return { fit: "contain", ...(surround && { surround: { ...surround, edge: "soft", faded: SOFT_PX / h } }) };
}

/** Head with hair, and shoulders, which go down to the end of the page, in px. */
function bodyOf(head: Box, { above, besideHead, besideShoulders }: PersonInFront["free"]): readonly [Box, Box] {
  const hair = above.y + above.h;
  const chin = besideHead.y + besideHead.h;
  const left = besideShoulders.x + besideShoulders.w;
  return [
    { x: head.x, y: hair, w: head.w, h: chin - hair },
    { x: left, y: chin, w: PAGE.w - left, h: PAGE.h - chin },
  ];
}

/** The share of a box that others hide. */
const hiddenShare = (it: Box, others: readonly Box[]): number =>
  others.reduce((sum, other) => sum + overlap(it, other), 0) / (it.w * it.h);

function overlap(one: Box, other: Box): number {
  const w = Math.min(one.x + one.w, other.x + other.w) - Math.max(one.x, other.x);
  const h = Math.min(one.y + one.h, other.y + other.h) - Math.max(one.y, other.y);
  return Math.max(0, w) * Math.max(0, h);
}

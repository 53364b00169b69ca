import type { Box } from "../../scene/geometry.ts";
import { type Fit, isCloseUp, onItsOwnBlur } from "../../shots/framing.ts";
import { subjectOnPage } from "../../shots/subject-on-page.ts";
import type { BeatMedia } from "../../storyboard/storyboard.ts";
import { meltedFit } from "../videos/melted-shot.ts";
import { PAGE } from "../videos/video-scene.ts";
import { isApart, isUnderWords, onWholePage, panelBehind } from "./beside-person.ts";
import type { PersonInFront } from "./person-in-front.ts";

/** A person may hide this share of a subject: a corner of it, and not the half that tells what it is. Our own choice. */
const MOST_HIDDEN = 0.12;
/** Of what the person hides in a larger picture: else that looks better. Our own choice. */
const LESS = 0.7;
/** Where a subject begins: under a hook of three lines, whose boxes end here. */
const SUBJECT_Y = 670;
/** How much of a photo fades into its blur. Our own choice. */
const SOFT_PX = 160;

/**
 * How a photo lies behind a person so that its subject is seen: all over the page, if its subject is not behind the words there; under them
 * from edge to edge; or no larger than the page is wide, its subject directly under the words. The first of these in which the person hides
 * no more than a corner of the subject; its ends melt into a blur of it. Null: as it lies anyway.
 */
export function clearOfPerson(media: BeatMedia, { head, free }: PersonInFront): Fit | null {
  const { size, subject } = media;
  const panel = panelBehind(media);
  if (media.kind !== "image" || !size || !subject || !panel || isApart(media)) return null;
  const under = { ...panel.box, y: panel.box.y - OVER, h: panel.box.h + OVER };
  const inPanel = {
    fit: meltedFit(media, { box: PAGE, under, focus: panel.focus }),
    shown: subjectOnPage(media, panel.box, panel.focus, { fit: "cover" }),
  };
  if (media.hasFace && !isCloseUp(media)) return isUnderWords(media) ? inPanel.fit : null;
  const wide = asWide(media, subject, size);
  const ways = isUnderWords(media) ? [inPanel, wide] : [onPage(media, subject, size), inPanel, wide];
  const hidden = ways.map(({ shown }) => (shown ? hiddenShare(shown, bodyOf(head, free)) : 1));
  const best = hidden.reduce((found, it, at) => (isBetter(it, hidden[found] ?? 1) ? at : found), 0);
  return ways[best]?.fit ?? null;
}

const isBetter = (share: number, than: number): boolean => than > MOST_HIDDEN && share < than * LESS;

/** How much of a panel lies behind the words, in px: it fades there. Our own choice. */
const OVER = 40;

type Size = NonNullable<BeatMedia["size"]>;
type Way = { fit: Fit | null; shown: Box | null };

const onPage = (media: BeatMedia, subject: Box, size: Size): Way => {
  const { x, y, w, h } = onWholePage(media, size);
  const [left, top] = [x + subject.x * w, y + subject.y * h];
  const shown = { x: left * PAGE.w, y: top * PAGE.h, w: subject.w * w * PAGE.w, h: subject.h * h * PAGE.h };
  return { fit: null, shown };
};

function asWide(media: BeatMedia, subject: Box, size: Size): Way {
  const h = (size.height * PAGE.w) / size.width;
  const place = { ...PAGE, y: SUBJECT_Y - subject.y * h, h };
  const shown = { x: subject.x * PAGE.w, y: place.y + subject.y * h, w: subject.w * PAGE.w, h: subject.h * h };
  const share = { x: 0, y: place.y / PAGE.h, w: 1, h: h / PAGE.h };
  const { surround } = onItsOwnBlur({ fit: "contain", surround: { color: "ink", place: share, edge: "card" } }, media);
  return {
    fit: { fit: "contain", ...(surround && { surround: { ...surround, edge: "soft", faded: SOFT_PX / h } }) },
    shown,
  };
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

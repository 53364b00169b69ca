import type { Box } from "../../scene/geometry.ts";
import type { Clip } from "../../scene/scene.ts";
import { sharedBox } from "../../scene/shared-box.ts";
import { around } from "../../shots/around.ts";
import { isMaterial } from "../../shots/framing.ts";
import type { BeatMedia } from "../../storyboard/storyboard.ts";
import { meltedIn } from "../pictures/going-on.ts";
import { type Kept, keptOf } from "../pictures/kept-of.ts";
import { fitAt } from "../pictures/placing.ts";
import type { StillPage } from "../pictures/still.ts";
import { pictureClip } from "../pictures/still-clips.ts";

/** What lies on a photo: a note at the top of the page, a receipt or a card at its foot. `seenFrom`: what a photo shows begins below. In px. */
type Laid = { box: Box; isLow: boolean; seenFrom: number };

/** A photo, and the place of what lies on it. */
type Beside = { photo: Photo; laid: Laid };
type Photo = ReturnType<typeof pictureClip>;

/**
 * A photo from edge to edge, of which what is laid on it hides nothing that it shows (ADR 205): on all of the page, or else from the end
 * of the page that is free to under what is laid there, for the first of these places. Null if that is not possible for any of them.
 */
export function besideLaid(page: StillPage, media: BeatMedia, places: readonly Laid[]): Beside | null {
  const { size } = media;
  if (media.kind !== "image" || !size || media.isScreen || (media.ground && media.subject)) return null;
  const standing = standingIn(media);
  const whole = { x: 0, y: 0, w: page.width, h: page.height };
  const own = (page.width * size.height) / size.width;
  const filled = places.map((laid) => ({ laid, band: whole }));
  const partly = places.flatMap((laid) => bandsOf(page, laid, own).map((band) => ({ laid, band })));
  for (const { laid, band } of [...filled, ...partly]) {
    const at = placeIn(band, size, standing, laid);
    if (at) return { laid, photo: photoIn(whole, media, { at, band, kept: standing.kept, isLow: laid.isLow }) };
  }
  return null;
}

type Placed = { at: Box; band: Box; kept: Kept | null; isLow: boolean };

/** Where its band ends, one calm color, as sky or a wall, goes on to the end of the page; any other photo goes on there as a blur of itself. */
function photoIn(page: Box, media: BeatMedia, { at, band, kept, isLow }: Placed): Photo {
  const end = isLow ? ("bottom" as const) : ("top" as const);
  const edge = media.edges?.[end];
  const isOut = isLow ? at.y + at.h < page.h : at.y > 0;
  if (kept && isOut && edge && edge.calm > 0 && kept.open[end] === null)
    return pictureClip(media, {
      id: "photo",
      box: page,
      ...fitAt(at, page, { edges: [end], color: edge.color, kept }),
    });
  const [from, to] = isLow ? [0, Math.min(page.h, at.y + at.h)] : [Math.max(0, at.y), page.h];
  const seen = { ...band, y: from, h: to - from };
  const crop = partIn(media, seen, at);
  if (seen.h >= page.h - 1) return pictureClip(media, { id: "photo", box: page, fit: "cover", crop });
  return pictureClip(media, { id: "photo", box: page, ...meltedIn(page, media, { band: seen, crop }) });
}

/** A photo as a print above the lower edge of a room, which what is laid there covers: as wide as what it shows stays whole and free. */
export function printAbove(media: BeatMedia, { y, h }: Box, laid: Box): Clip {
  const { size } = media;
  const high = Math.min(h + UNDER_PRINT_PX, MOST_PRINT_PX);
  const boxOf = (ratio: number): Box => ({
    x: 540 - (high * ratio) / 2,
    y: y + h + UNDER_PRINT_PX - high,
    w: high * ratio,
    h: high,
  });
  const standing = standingIn(media);
  const seen = RATIOS.map(boxOf).flatMap((box) => {
    const at = size && placeIn(box, size, standing, { box: laid, isLow: true, seenFrom: box.y + AIR_PX });
    return at && box.w <= MOST_PRINT_PX ? [{ box, crop: partIn(media, box, at) }] : [];
  })[0];
  const own = size ? Math.min(1.4, Math.max(0.8, size.width / size.height)) : 1;
  return pictureClip(media, { id: "photo", rotate: 3.2, ...PRINT, ...(seen ?? { box: boxOf(own) }) });
}

const PRINT = {
  border: { color: "#fdfbf5", width: 20 },
  fit: "cover",
  shadow: { dx: 0, dy: 22, blur: 44, color: "ink", opacity: 0.3 },
} as const;
/** Width to height, the widest first. */
const RATIOS = [1.5, 1.35, 1.2, 1.1, 1, 0.9, 0.8];
const MOST_PRINT_PX = 900;
const UNDER_PRINT_PX = 44;

/** The parts of a page that a photo as wide as it can fill, the highest first. */
function bandsOf({ width, height }: StillPage, { box, isLow }: Laid, own: number): Box[] {
  const least = isLow ? box.y + OVERLAP_PX : height - box.y - box.h + OVERLAP_PX;
  const most = isLow ? box.y + box.h - OVERLAP_PX : height - box.y - OVERLAP_PX;
  const highs = Array.from({ length: 8 }, (_, i) => least + ((most - least) * (7 - i)) / 7).filter((it) => it <= own);
  return highs.map((h) => ({ x: 0, y: isLow ? 0 : height - h, w: width, h }));
}

/** How far what is laid on a photo reaches over its end. */
const OVERLAP_PX = 80;

type Standing = { kept: Kept | null; pieces: readonly Box[] };

/** What a photo shows, as one box or, where its parts fill the corners of that, as its parts; nothing of a texture. In fractions of the photo. */
function standingIn(media: BeatMedia): Standing {
  const kept = isMaterial(media) ? null : keptOf(media);
  if (!kept || (kept.open.left !== null && kept.open.right !== null)) return { kept: null, pieces: [] };
  const parts = (media.kind === "image" && media.parts) || [];
  const own = parts.filter((it) => areaOf(sharedBox(it, kept.box)) > areaOf(it) * MOST);
  const all = around(own);
  const isFull = all !== null && Math.abs(areaOf(all) - areaOf(kept.box)) < areaOf(kept.box) * LITTLE;
  return { kept, pieces: isFull ? own : [uncut(kept)] };
}

/** Without what its photo cuts, too: a path that runs out of the photo may go on under a card. */
function uncut({ box: { x, y, w, h }, open }: Kept): Box {
  const [left, top] = [open.left ?? 0, open.top ?? 0];
  return { x: x + left, y: y + top, w: w - left - (open.right ?? 0), h: h - top - (open.bottom ?? 0) };
}

const areaOf = ({ w, h }: Pick<Box, "w" | "h">): number => w * h;
/** As shares of an area. Our own choice. */
const [MOST, LITTLE] = [0.9, 0.1];

type Size = { width: number; height: number };

/** Where a photo fills a band with all that stands in it beside what is laid on it; as small as it can be, then as near to its middle. */
function placeIn(band: Box, size: Size, { kept, pieces }: Standing, { box, seenFrom }: Laid): Box | null {
  const cover = Math.max(band.w / size.width, band.h / size.height);
  for (const closer of CLOSER) {
    const [w, h] = [size.width * cover * closer, size.height * cover * closer];
    const all = SHARES.flatMap((across) =>
      SHARES.map((down) => ({ x: band.x + (band.w - w) * across, y: band.y + (band.h - h) * down, w, h })),
    );
    const free = all.filter(
      (at) => isIn(band, at, kept, seenFrom) && pieces.every((it) => isClear(onPage(it, at), box)),
    );
    const best = free.toSorted((one, other) => offMiddle(one, band, kept) - offMiddle(other, band, kept))[0];
    if (best) return best;
  }
  return null;
}

const CLOSER = [1, 1.06, 1.12, 1.2];
/** Of the way that a photo can be moved, from one end to the other. */
const SHARES = Array.from({ length: 25 }, (_, i) => i / 24);

const onPage = ({ x, y, w, h }: Box, at: Box): Box => ({
  ...{ x: at.x + x * at.w, y: at.y + y * at.h },
  ...{ w: w * at.w, h: h * at.h },
});

/** Whether what is kept lies in a band, but for where its photo cuts it. */
function isIn(band: Box, at: Box, kept: Kept | null, seenFrom: number): boolean {
  if (!kept) return true;
  const { x, y, w, h } = onPage(kept.box, at);
  const { open } = kept;
  const isFrom = (from: number, start: number, cut: number | null) => from >= start - (cut ?? 0) - 1;
  return (
    isFrom(x - band.x, Math.min(AIR_PX, kept.box.x * at.w), open.left && open.left * at.w) &&
    isFrom(
      band.x + band.w - x - w,
      Math.min(AIR_PX, (1 - kept.box.x - kept.box.w) * at.w),
      open.right && open.right * at.w,
    ) &&
    isFrom(y, open.top === null ? Math.max(band.y, seenFrom) : band.y, open.top && open.top * at.h) &&
    isFrom(band.y + band.h - y - h, 0, open.bottom && open.bottom * at.h)
  );
}

/** Around what a photo shows, if it has so much. */
const AIR_PX = 16;

const isClear = ({ x, y, w, h }: Box, laid: Box): boolean => {
  const near = { x: x - AIR_PX, y: y - AIR_PX, w: w + 2 * AIR_PX, h: h + 2 * AIR_PX };
  return areaOf(sharedBox(near, laid)) === 0;
};

function offMiddle(at: Box, band: Box, kept: Kept | null): number {
  const { x, y, w, h } = onPage(kept?.box ?? { x: 0, y: 0, w: 1, h: 1 }, at);
  return Math.hypot(x + w / 2 - band.x - band.w / 2, y + h / 2 - band.y - band.h / 2);
}

/** The part of a photo that a band shows, in fractions of its file. */
function partIn(media: BeatMedia, band: Box, at: Box): Box {
  const from = (media.kind === "image" && media.crop) || { x: 0, y: 0, w: 1, h: 1 };
  return {
    x: from.x + ((band.x - at.x) / at.w) * from.w,
    y: from.y + ((band.y - at.y) / at.h) * from.h,
    w: (band.w / at.w) * from.w,
    h: (band.h / at.h) * from.h,
  };
}

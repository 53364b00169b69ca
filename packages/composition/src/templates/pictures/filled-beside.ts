import type { Box } from "../../scene/geometry.ts";
import { sharedBox } from "../../scene/shared-box.ts";
import type { BeatMedia } from "../../storyboard/storyboard.ts";
import { keptOf } from "./kept-of.ts";

/**
 * The part of a photo, in fractions of its file, with which it fills a page so that as little as possible of what it shows is cut or lies under words; what is known
 * of its parts counts most (ADR 205). Null for what does not fill a page, for a face of which no parts are known, and where more than `most` of it is hidden.
 */
export function filledBeside(page: Box, media: BeatMedia, words: readonly Box[], most = MOST_HIDDEN): Box | null {
  if (media.kind !== "image" || !media.size || media.isScreen || media.isCard || (media.ground && media.subject))
    return null;
  const { size, parts = [], named = [], hasFace } = media;
  const kept = keptOf(media);
  const known = [...parts, ...named];
  if (!kept || (hasFace && known.length === 0)) return null;
  const middle = { x: page.w / 2, y: words.length > 1 ? (endOf(words[0]) + (words[1]?.y ?? page.h)) / 2 : page.h / 2 };
  const cover = Math.max(page.w / size.width, page.h / size.height);
  const weighed = [...known.map((box) => ({ box, by: 3 })), ...(hasFace ? [] : [{ box: kept.box, by: 1 }])];
  const all = CLOSER.flatMap((closer) => {
    const [w, h] = [size.width * cover * closer, size.height * cover * closer];
    return SHARES.flatMap((across) =>
      SHARES.map((down) => ({ x: (page.w - w) * across, y: (page.h - h) * down, w, h })),
    );
  });
  const weight = weighed.reduce((sum, { by }) => sum + by, 0);
  const hiddenIn = (at: Box): number =>
    weighed.reduce((sum, { box, by }) => sum + by * hiddenOf(onPage(box, at), page, words), 0) / weight;
  const costOf = (at: Box): number =>
    weight * hiddenIn(at) +
    (at.h / page.h - 1) * COST_OF_CLOSER +
    Math.hypot(onPage(kept.box, at).x + (kept.box.w * at.w) / 2 - middle.x, 0) * COST_OF_ASIDE;
  const costs = all.map((at) => ({ at, cost: costOf(at) }));
  const { at } = costs.reduce((best, it) => (it.cost < best.cost - 1e-9 ? it : best));
  if (hiddenIn(at) > most) return null;
  const from = media.crop ?? { x: 0, y: 0, w: 1, h: 1 };
  return {
    x: from.x - (at.x / at.w) * from.w,
    y: from.y - (at.y / at.h) * from.h,
    w: (page.w / at.w) * from.w,
    h: (page.h / at.h) * from.h,
  };
}

const CLOSER = [1, 1.05, 1.1, 1.15, 1.2, 1.28];
/** Of the way that a photo can be moved, from one end to the other. */
const SHARES = Array.from({ length: 17 }, (_, i) => i / 16);
/** What is shown larger or beside the middle is a little worse. Our own choice. */
const [COST_OF_CLOSER, COST_OF_ASIDE] = [0.3, 0.0003];

/** As a share of what it shows: with more, it is another picture. Our own choice. */
const MOST_HIDDEN = 0.12;

const endOf = (box: Box | undefined): number => (box ? box.y + box.h : 0);

const onPage = ({ x, y, w, h }: Box, at: Box): Box => ({
  x: at.x + x * at.w,
  y: at.y + y * at.h,
  w: w * at.w,
  h: h * at.h,
});

/** How much of a box is cut by the page or lies under words, as a share of it. */
function hiddenOf(box: Box, page: Box, words: readonly Box[]): number {
  const areaOf = ({ w, h }: Box): number => w * h;
  const under = words.reduce((sum, it) => sum + areaOf(sharedBox(box, it)), 0);
  return (areaOf(box) - areaOf(sharedBox(box, page)) + under) / Math.max(1, areaOf(box));
}

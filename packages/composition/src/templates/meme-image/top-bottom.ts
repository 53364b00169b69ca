import type { Box } from "../../scene/geometry.ts";
import type { TextClip } from "../../scene/text-clip.ts";
import { type Fit, framing, isTexture, lostOf } from "../../shots/framing.ts";
import { focusOf } from "../../shots/subject.ts";
import { subjectOnPage } from "../../shots/subject-on-page.ts";
import type { BeatMedia, Storyboard } from "../../storyboard/storyboard.ts";
import { atSense } from "../at-sense.ts";
import { castOf } from "../drawings/cast-of.ts";
import { standingIn } from "../drawings/ink-box.ts";
import { memeClips } from "../drawings/meme-clips.ts";
import type { MemeArt } from "../drawings/meme-drawing.ts";
import { memeDrawingOf, turnOf } from "../drawings/meme-drawings.ts";
import { onEitherSide, STANDS_AT } from "../drawings/on-either-side.ts";
import { emphasized } from "../emphasized.ts";
import { melting } from "../pictures/going-on.ts";
import { likelySize } from "../pictures/likely-size.ts";
import { roomBetween, wordsOn } from "../pictures/photo-page.ts";
import { onePicture, type StillPage } from "../pictures/still.ts";
import { pictureClip, rectClip, textClip } from "../pictures/still-clips.ts";
import type { TemplateBuilder } from "../template-builder.ts";
import { highOf, isPattern, onPhoto } from "./joke-on-photo.ts";
import { memeArtOrPhoto } from "./meme-art-or-photo.ts";

/**
 * *Top and bottom* (docs/content.md#meme-image): the setup above, the turn below, in letters that are readable on
 * anything.
 */
export const topBottom: TemplateBuilder = {
  build: (storyboard, target) => onePicture(storyboard, target, (page) => poster(page, storyboard)),
};

function poster(still: StillPage, storyboard: Storyboard) {
  const { beats, drawing } = storyboard;
  const { width, height } = still;
  const media = beats.find((beat) => beat.media)?.media ?? null;
  const page = { x: 0, y: 0, w: width, h: height };
  const drawn = turnOf(memeDrawingOf(drawing, "the-thing"), castOf(storyboard));
  const words = linesOf(still, storyboard);
  const room = roomOf(still, words);
  const { laid, filled } = onPhoto(still, media, { room, words });
  if (laid) return { background: "ink" as const, clips: laid };
  const panel = media && !filled ? panelBetween(still, media, room) : null;
  const photo =
    media && filled
      ? { window: page, clips: [pictureClip(media, { id: "art", box: page, ...filled, grain: 0 })] }
      : media && panel
        ? { window: page, clips: [pictureClip(media, { id: "art", ...laidIn(page, panel, media), grain: 0 })] }
        : memeArtOrPhoto("art", drawn, media, page, standingIn(drawn, room), room);
  const beside = media && isUpright(media) ? [besideIt(storyboard, media, still, room)] : [];
  return {
    background: panel ? ("ink" as const) : ("bg" as const),
    framed: [photo, ...(media && isPattern(media) ? printOf(drawn, room) : []), ...beside],
    clips: panel ? around(panel, still, words) : words,
  };
}

/** A photo from the top on that ends above the end of a tall page goes on there as a blur of itself: no black foot. */
function laidIn(page: Box, panel: Box, media: BeatMedia): { box: Box } & Fit {
  const onward = panel.y === 0 && panel.h < page.h && melting(media, page, panel);
  return onward ? { box: page, ...onward } : { box: panel, fit: "cover" };
}

/** Both lines in one size, over the page's whole width as far as the app's buttons let them. */
function linesOf(still: StillPage, { beats }: Storyboard): [setup: TextClip, turn: TextClip] {
  const { whole: safe, width } = still;
  const [setup = "", turn = ""] = beats.map(({ title }) => atSense(emphasized(title).text));
  const aside = Math.max(safe.x, width - safe.x - safe.w);
  const column = { ...safe, x: aside, w: width - 2 * aside, h: ROOM_PX };
  const all = [
    line("setup", setup, column, "top"),
    line("turn", turn, { ...column, y: safe.y + safe.h - ROOM_PX - EDGE_PX }, "bottom"),
  ] as const;
  const size = Math.max(LEAST_PX, Math.min(...all.map(likelySize)));
  // Dots over one line would set it wider than the other.
  const lineHeight = Math.max(...all.map((it) => it.lineHeight));
  return [
    { ...all[0], size, lineHeight },
    { ...all[1], size, lineHeight },
  ];
}

/** What the words leave between them, with the same air above as below. */
function roomOf(still: StillPage, [setup, turn]: readonly [TextClip, TextClip]): Box {
  const top = setup.box.y + highOf(setup) + AIR_PX;
  return roomBetween(still, top, turn.box.y + turn.box.h - highOf(turn) - AIR_PX);
}

/** The words where a photo from edge to edge has them: as near above it as below it, or on it if it is so high. */
function around(panel: Box, { whole: safe }: StillPage, [setup, turn]: readonly [TextClip, TextClip]): TextClip[] {
  const [above, below] = [panel.y - AIR_PX, panel.y + panel.h + AIR_PX];
  if (above < safe.y + highOf(setup) - LITTLE_PX) return [setup, turn];
  return [
    { ...setup, box: { ...setup.box, h: above - safe.y }, valign: "bottom" },
    { ...turn, box: { ...turn.box, y: below, h: safe.y + safe.h - below }, valign: "top" },
  ];
}

const ROOM_PX = 330;
const SIZE_PX = 112;
const LEAST_PX = 64;
/** Between words and a picture. */
const AIR_PX = 40;

/** Whether a product on a plain ground is clearly higher than wide: between the words it leaves most of their width free. */
function isUpright({ ground, subject, size, isScreen }: BeatMedia): boolean {
  return Boolean(ground && subject && size && !isScreen && subject.w * size.width < subject.h * size.height * UPRIGHT);
}

/** Width to height. Our own choice. */
const UPRIGHT = 0.7;

/** Bean is glad beside what stands upright; both on the same floor. */
function besideIt(
  storyboard: Storyboard,
  { ground = "bg" }: BeatMedia,
  { palette, width, height }: StillPage,
  room: Box,
) {
  const art = onEitherSide(castOf(storyboard), wordsOn(ground, palette));
  const foot = room.y + room.h * FOOT;
  const box = { x: 0, y: foot - (STANDS_AT * width) / art.view.w, w: width, h: width };
  const clips = memeClips(art, { id: "beside", startMs: 0, endMs: 0, box });
  return { window: { x: 0, y: 0, w: width, h: height }, clips };
}

/** Where a product stands in its room (`besideWords`). */
const FOOT = 0.9;

/** The drawing as a print with a white edge, as high as the room between the words: the drawing fills it. */
function printOf(drawn: MemeArt, room: Box) {
  const w = Math.min(room.w, room.h * PRINT);
  const print = { ...room, x: room.x + (room.w - w) / 2, w };
  const window = inset(print, EDGE_PX);
  return [
    { window: print, clips: [rectClip({ id: "print", box: print, color: "#ffffff" })] },
    memeArtOrPhoto("joke", drawn, null, window, inset(window, EDGE_PX)),
  ];
}

/** Width to height, and its edge. Our own choice. */
const PRINT = 1.2;
const EDGE_PX = 14;
const inset = ({ x, y, w, h }: Box, by: number): Box => ({ x: x + by, y: y + by, w: w - 2 * by, h: h - 2 * by });

/**
 * Where a photo lies that would be a card between the words, or have its subject under them: all of it from edge to edge, if it
 * is so high that both of them lie wholly on it and it is no face; else what fits between them, if that loses nothing of its
 * subject. Null for any other.
 */
function panelBetween({ width, height }: StillPage, media: BeatMedia, { y, h }: Box): Box | null {
  const page = { x: 0, y: 0, w: width, h: height };
  const fit = framing(media, page, { ...page, y, h });
  const { surround } = fit;
  const isCard = surround !== undefined && "color" in surround && surround.edge === "card";
  const seen =
    fit.fit === "cover" && !isTexture(media) ? subjectOnPage(media, page, focusOf(media, MIDDLE), fit) : null;
  const isHidden = seen !== null && Math.max(y - seen.y, seen.y + seen.h - y - h) > seen.h * MOST_HIDDEN;
  if (!(isCard || isHidden) || media.kind !== "image" || !media.size) return null;
  const filled = FILLED.map((share) => pageFrom(share * height, height, y + h / 2)).find(
    (it) => it.y + it.h >= y + h + MOST_OF_WORDS_PX && isWholeIn(media, { w: width, h: it.h }),
  );
  if (filled && !media.hasFace) return { ...page, ...filled };
  const own = Math.min(height, (width * media.size.height) / media.size.width);
  if (!media.hasFace && own >= h + 2 * MOST_OF_WORDS_PX) {
    const top = Math.max(0, y + h / 2 - own / 2);
    // A narrow strip above it would look like an error.
    return top < LEAST_STRIP_PX ? { ...page, h: top + own } : { ...page, y: top, h: own };
  }
  // The words move aside for what is a little higher than their room.
  const panels = [Math.max(h, Math.min(own, h + LITTLE_PX)), Math.min(own, h), h].map((high) => ({
    ...{ x: 0, w: width },
    y: y + (h - high) / 2,
    h: high,
  }));
  return panels.find((panel) => framing(media, panel).fit === "cover") ?? null;
}

/** Where a photo of this height lies around a middle; a narrow strip above it would look like an error. */
function pageFrom(high: number, height: number, middle: number): Pick<Box, "y" | "h"> {
  const above = middle - high / 2;
  return { y: above < LEAST_STRIP_PX ? 0 : Math.min(height - high, above), h: high };
}

/** Whether a photo that fills a place loses hardly anything of its subject. */
function isWholeIn(media: BeatMedia, place: { w: number; h: number }): boolean {
  const { subject, size } = media;
  return Boolean(subject && size && lostOf(subject, size, place, { focus: focusOf(media, MIDDLE) }) < HARDLY);
}

/** As a share of its width or height. Our own choice. */
const HARDLY = 0.05;
const MIDDLE = { x: 0.5, y: 0.55 };
/** Of the page, for a photo that its subject allows to be so high: words lie on it. Our own choice. */
const FILLED = [1, 0.86] as const;
/** Of the height of a subject. Our own choice. */
const MOST_HIDDEN = 0.08;
const LEAST_STRIP_PX = 150;
const LITTLE_PX = 60;
/** Two large lines, or three, take no more with their stroke, in px. */
const MOST_OF_WORDS_PX = 306;

function line(id: string, text: string, box: { x: number; y: number; w: number; h: number }, valign: "top" | "bottom") {
  const look = {
    face: "punch",
    weight: 400,
    size: SIZE_PX,
    minSize: LEAST_PX,
    lineHeight: 1.06,
    caps: true,
    maxLines: 3,
  } as const;
  return textClip({
    id,
    text,
    box,
    ...look,
    color: "#ffffff",
    stroke: { color: "#15180e", width: 9 },
    align: "center",
    valign,
  });
}

import type { Box } from "../../scene/geometry.ts";
import type { TextClip } from "../../scene/text-clip.ts";
import { framing, isTexture } from "../../shots/framing.ts";
import { focusOf } from "../../shots/subject.ts";
import { subjectOnPage } from "../../shots/subject-on-page.ts";
import type { BeatMedia, Storyboard } from "../../storyboard/storyboard.ts";
import { castOf } from "../drawings/cast-of.ts";
import type { MemeArt } from "../drawings/meme-drawing.ts";
import { memeDrawingOf } from "../drawings/meme-drawings.ts";
import { emphasized } from "../emphasized.ts";
import { likelyHeight } from "../pictures/likely-size.ts";
import { roomBetween } from "../pictures/photo-page.ts";
import { onePicture, type StillPage } from "../pictures/still.ts";
import { pictureClip, rectClip, textClip } from "../pictures/still-clips.ts";
import type { TemplateBuilder } from "../template-builder.ts";
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
  const { width, height, whole: safe } = still;
  const media = beats.find((beat) => beat.media)?.media ?? null;
  const page = { x: 0, y: 0, w: width, h: height };
  // A little smaller than the page is wide: the drawing is between the two.
  const side = Math.min(width, safe.h - 300);
  const art = { x: (width - side) / 2, y: safe.y + (safe.h - side) / 2, w: side, h: side };
  const { words, room } = placesOf(still, media, storyboard);
  const panel = media && panelBetween(still, media, room);
  const drawn = memeDrawingOf(drawing, "the-stack").draw("turn", castOf(storyboard));
  const photo =
    media && panel
      ? { window: page, clips: [pictureClip(media, { id: "art", box: panel, fit: "cover", grain: 0 })] }
      : memeArtOrPhoto("art", drawn, media, page, art, room);
  return {
    background: panel ? ("ink" as const) : ("bg" as const),
    framed: [photo, ...(media && isPattern(media) ? printOf(drawn, room) : [])],
    clips: words,
  };
}

/** The words, and the room that they leave: between them, or beside them for what stands upright, which is larger there. */
function placesOf(still: StillPage, media: BeatMedia | null, { beats }: Storyboard): { words: TextClip[]; room: Box } {
  const { whole: safe } = still;
  const [setup = "", turn = ""] = beats.map(({ title }) => emphasized(title).text);
  if (media && isStanding(media)) {
    const beside = roomBeside(still);
    const column = { x: safe.x, y: safe.y, w: beside.x - safe.x - 30, h: safe.h / 2 - 30 };
    const lower = { ...column, y: safe.y + safe.h / 2 + 30 };
    const look = { align: "left", maxLines: 4 } as const;
    const words = [line("setup", setup, column, "top"), line("turn", turn, lower, "bottom")];
    return { words: words.map((it) => ({ ...it, ...look })), room: beside };
  }
  // In the middle of the page, as far as the app's buttons let them.
  const aside = Math.max(safe.x, still.width - safe.x - safe.w);
  const column = { ...safe, x: aside, w: still.width - 2 * aside, h: ROOM_PX };
  const words = [
    line("setup", setup, column, "top"),
    line("turn", turn, { ...column, y: safe.y + safe.h - ROOM_PX - 14 }, "bottom"),
  ] as const;
  const [above, below] = words.map(likelyHeight);
  return {
    words: [...words],
    room: roomBetween(still, safe.y + (above ?? 0) + 24, safe.y + safe.h - (below ?? 0) - 38),
  };
}

/** The right part of the page, from the upper end of the words to their lower one; on a tall page hardly under the app's buttons. */
function roomBeside({ whole: safe, width, isTall }: StillPage): Box {
  const right = width - (isTall ? 100 : 50);
  return { x: right - width * BESIDE, y: safe.y - 20, w: width * BESIDE, h: safe.h + 40 };
}

/** Of the page: words of ten letters are large in what it leaves. Our own choice. */
const BESIDE = 0.42;

const ROOM_PX = 330;
const SIZE_PX = 112;

/** A picture in which nothing stands out, as a wall or a lawn: it tells no joke. One that was not looked at has no size. */
const isPattern = ({ kind, size, subject, isScreen }: BeatMedia): boolean =>
  kind === "image" && size !== undefined && subject === undefined && !isScreen;

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

/** Whether a product on a plain ground is clearly higher than wide: between the words it would be a stamp. */
function isStanding({ ground, subject, size, isScreen }: BeatMedia): boolean {
  return Boolean(ground && subject && size && !isScreen && subject.w * size.width < subject.h * size.height * UPRIGHT);
}

/** Width to height. Our own choice. */
const UPRIGHT = 0.7;

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
  const own = Math.min(height, (width * media.size.height) / media.size.width);
  if (!media.hasFace && own >= h + 2 * MOST_OF_WORDS_PX) {
    const top = Math.max(0, y + h / 2 - own / 2);
    // A narrow strip above it would look like an error.
    return top < LEAST_STRIP_PX ? { ...page, h: top + own } : { ...page, y: top, h: own };
  }
  const between = { x: 0, y, w: width, h };
  return framing(media, between).fit === "cover" ? between : null;
}

const MIDDLE = { x: 0.5, y: 0.55 };
/** Of the height of a subject. Our own choice. */
const MOST_HIDDEN = 0.08;
const LEAST_STRIP_PX = 150;
/** Two large lines, or three, take no more with their stroke, in px. */
const MOST_OF_WORDS_PX = 306;

function line(id: string, text: string, box: { x: number; y: number; w: number; h: number }, valign: "top" | "bottom") {
  const look = {
    face: "punch",
    weight: 400,
    size: SIZE_PX,
    minSize: 64,
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
    stroke: { color: "#15180e", width: 12 },
    align: "center",
    valign,
  });
}

import type { Color } from "../../scene/color.ts";
import type { Box } from "../../scene/geometry.ts";
import type { Clip } from "../../scene/scene.ts";
import { framing } from "../../shots/framing.ts";
import { pointedAt } from "../../shots/pointed-at.ts";
import { focusOf } from "../../shots/subject.ts";
import { subjectOnPage } from "../../shots/subject-on-page.ts";
import type { BeatMedia } from "../../storyboard/storyboard.ts";
import { emphasized } from "../emphasized.ts";
import { materialClips } from "../pictures/material-clips.ts";
import { fromNear } from "../pictures/material-pages.ts";
import { seenUntil } from "../pictures/photo-page.ts";
import { readableOnInk } from "../pictures/readable-on-ink.ts";
import { type Slide, slides } from "../pictures/still.ts";
import { pictureClip, textClip } from "../pictures/still-clips.ts";
import type { TemplateBuilder } from "../template-builder.ts";
import { account, pageNumber, swipeCue } from "./furniture.ts";
import { withPhotoEach } from "./photo-each.ts";
import { canBePointedAt, pointing } from "./teardown-pen.ts";

/**
 * *Teardown* (docs/content.md#carousel): a screenshot on ink and one note a slide, written and pointed at by hand. A product on
 * a plain ground stays whole: an arrow to one end of it would say that the note is about its cap.
 */
export const teardown: TemplateBuilder = {
  build: (storyboard, target) =>
    slides(
      { ...storyboard, beats: withPhotoEach(storyboard.beats) },
      target,
      (slide) => slideOf({ ...slide, safe: slide.whole }),
      {
        // A tall page has room for more of a screen.
        ratio: target === "tiktok" ? 0.86 : 1.1,
        keepsProduct: true,
      },
    ),
};

function slideOf(slide: Slide) {
  const accent = readableOnInk(slide.palette);
  const clips = slide.beat.media ? shown(slide, accent) : written(slide, accent);
  const furniture = [...pageNumber(slide, "paper"), ...accountOf(slide)];
  return { background: "ink" as const, clips: [...clips, ...furniture], isLoud: isRinged(slide) };
}

function shown(slide: Slide, accent: Color): Clip[] {
  const { beat, isFirst, safe } = slide;
  if (!beat.media) return [];
  const box = screenOf(slide, beat.media);
  const focus = focusOf(beat.media, TOP);
  const meant = pointedAt(beat.media);
  const subject = meant && subjectOnPage({ ...beat.media, subject: meant }, box, focus, framing(beat.media, box));
  const dress = { grain: 0, radius: 24, border: { color: accent, width: 4 }, ...(isFirst && { rotate: -2 }) };
  return [
    ...pictures(slide, pictureClip(beat.media, { id: "screen", box, focus, ...dress }), accent),
    note(slide, { x: safe.x, y: safe.y + TOP_PX, w: safe.w - 20, h: box.y - safe.y - TOP_PX - noteGap(slide) }, accent),
    ...(points(slide) ? pointing(slide, { box, gap: noteGap(slide) }, subject) : []),
    ...small(slide, box),
    ...cueOf(slide, accent),
  ];
}

/**
 * What is shown, and of a material a round part from near, which no note could point at; on the last page all
 * materials as samples.
 */
function pictures({ beat: { media }, material, index, isFirst, isLast }: Slide, whole: Picture, accent: Color): Clip[] {
  if (!media || !material || isFirst) return [whole];
  const { box } = whole;
  if (isLast && material.others.length > 0) {
    const { photo, behind = [] } = materialClips(media, material, { free: box, room: box, turn: index, ground: "ink" });
    return [...behind, photo];
  }
  const d = box.h * LENS;
  const lens = { x: box.x + box.w - d - 50, y: box.y + (box.h - d) / 2, w: d, h: d };
  const border = { color: accent, width: 12 };
  return [whole, pictureClip(fromNear(media, lens), { id: "near", box: lens, fit: "cover", radius: d / 2, border })];
}

type Picture = ReturnType<typeof pictureClip>;
/** A part from near, as a share of the height of the picture on which it lies. */
const LENS = 0.66;

/** The subject of a web page is near its top. */
const TOP = { x: 0.5, y: 0.25 };

/** Height of the page's number above a note. */
const TOP_PX = 66;
/** Sizes of the words; the hook is larger. */
const [HOOK_PX, NOTE_PX] = [132, 112];
/** On a tall page, which is seen from as far as any other. */
const TALLER = 1.18;
const sizeOf = ({ isFirst, isTall }: Slide): number => (isFirst ? HOOK_PX : NOTE_PX) * (isTall ? TALLER : 1);
/** Three lines take no more room than this: they are set smaller. */
const MOST_PX = 290;

/** About how much room the words above a picture take, so that it is as large as they allow; Hand is .4 em wide with its spaces. */
function noteRoom(slide: Slide): number {
  const size = sizeOf(slide);
  const lines = Math.ceil((emphasized(slide.beat.title).text.length * size * 0.42) / (slide.safe.w - 20));
  return TOP_PX + Math.min(MOST_PX, lines * size * 1.1 + 20) + noteGap(slide);
}

/**
 * Nothing points from the hook, or at a texture, which has no part that a note could mean. On the last page an arrow only leads
 * to a screen: all of a product is meant there.
 */
const points = ({ isFirst, isLast, material, beat: { media } }: Slide): boolean =>
  !isFirst && material === null && (isUnknownScreen(media) || (!isLast && canBePointedAt(media)));

/** Of a screen in which nobody has looked for parts, at least all is meant. */
const isUnknownScreen = (media: BeatMedia | null): boolean =>
  media?.kind === "image" && media.isScreen === true && media.parts === undefined;

/** Between a note and its picture, where there is room for the arrow. */
const noteGap = (slide: Slide): number => (points(slide) ? 116 : 46);

/** The picture as large as its room allows: a screen in its own shape, a photo as wide as its subject stays whole. */
function screenOf(slide: Slide, media: BeatMedia): Box {
  const { size } = media;
  const { safe, isTall, width } = slide;
  const w = isTall ? width - 100 : width * 0.86;
  const y = safe.y + noteRoom(slide);
  const h = endOf(slide) - y;
  const ratio = size ? size.width / size.height : w / h;
  const own = { w: Math.min(w, h * ratio), h: Math.min(h, w / ratio) };
  const widest = media.isScreen ? own.w : Math.min(w, (own.h * ratio) / leastSeen(media));
  const box = { w: Math.max(own.w, widest), h: own.h };
  return { x: (width - box.w) / 2, y: y + (h - box.h) * LOWER, ...box };
}

/**
 * Where pictures end: above the arrow or the account; on a tall page without an account they go on under the app's own words,
 * without an arrow.
 */
const endOf = (slide: Slide): number =>
  slide.isTall && accountOf(slide).length === 0 ? seenUntil(slide) - 60 : slide.safe.y + slide.safe.h - 100;
const cueOf = (slide: Slide, color: Color): Clip[] => (slide.isTall ? [] : swipeCue(slide, color));
const accountOf = (slide: Slide): Clip[] => account(slide, "paper", false);

/**
 * How much of the height of a photo has to be seen: its subject with some air, most of a part and of a scene, half of a texture.
 * Our own choice.
 */
function leastSeen(media: BeatMedia): number {
  if (media.kind === "image" && media.crop) return MOST;
  if (!media.subject) return 0.55;
  return Math.max(media.subject.h * 1.05, media.ground ? 0 : MOST);
}

const MOST = 0.72;

/** How far a picture that does not fill its room is moved down in it, with its note. */
const LOWER = 0.3;

function note(slide: Slide, box: Box, accent: Color) {
  const { beat, face, isFirst } = slide;
  const { text, phrase } = emphasized(beat.title);
  const emphasis = { phrase, style: "underline", color: accent } as const;
  const look = {
    face: isFirst ? face("title", "hand") : "hand",
    weight: 400,
    color: "paper",
    lineHeight: 1.04,
  } as const;
  return textClip({
    id: "note",
    text,
    box,
    ...look,
    size: sizeOf(slide),
    minSize: 64,
    emphasis,
    valign: "bottom",
  });
}

/** The body beside the note: on a strip at the lower edge of the screenshot, as far as that is above the app's words. */
function small({ beat, safe, face }: Slide, screen: Box): Clip[] {
  const textBox = { shape: "lines", color: "paper", padX: 22, padY: 12, radius: 8 } as const;
  const end = Math.min(screen.y + screen.h, safe.y + safe.h);
  const box = { x: safe.x, y: end - 250, w: safe.w - 60, h: 250 };
  const look = {
    face: face("body", "native"),
    weight: 600,
    size: 46,
    lineHeight: 1.24,
    color: "ink",
    valign: "bottom",
  } as const;
  return [textClip({ id: "body", text: emphasized(beat.body).text, box, textBox, ...look })];
}

/**
 * Without a picture the note is written on the board itself, with a ring around it if it is short.
 */
function written(slide: Slide, accent: Color): Clip[] {
  const { safe, beat, face, isLast } = slide;
  if (isRinged(slide)) return ringed(slide, accent);
  const box = { x: safe.x, y: safe.y + 90, w: safe.w, h: safe.h * 0.46 };
  const text = emphasized(beat.body).text;
  const set = { face: face("body", "native"), weight: 500, size: 58, lineHeight: 1.3, color: "paper" } as const;
  const below = { dock: { clip: "note", side: "below", gap: 56 } } as const;
  return [
    { ...note(slide, box, accent), size: 176, valign: "top" },
    textClip({ id: "body", text, box: { ...box, w: safe.w - 60, h: safe.h * 0.68 }, ...set, ...below }),
    ...(isLast ? [] : cueOf(slide, accent)),
  ];
}

const isRinged = ({ beat, isFirst, isLast }: Slide): boolean =>
  beat.media === null && emphasized(beat.body).text === "" && !isFirst && !isLast;

/** A note alone on the board, ringed like a detail in a picture. */
function ringed(slide: Slide, accent: Color): Clip[] {
  const { safe, index } = slide;
  const ring = { x: safe.x + 10, y: safe.y + safe.h * 0.14, w: safe.w - 20, h: safe.h * 0.64 };
  const box = { x: ring.x + ring.w * 0.16, y: ring.y + ring.h * 0.18, w: ring.w * 0.68, h: ring.h * 0.64 };
  const set = { size: 230, align: "center", valign: "middle" } as const;
  const line = { startMs: 0, endMs: 0, width: 10, color: accent };
  return [
    { kind: "hand-ring", id: "ring", ...line, box: ring, seed: index + 3 },
    { ...note(slide, box, accent), ...set },
    ...cueOf(slide, accent),
  ];
}

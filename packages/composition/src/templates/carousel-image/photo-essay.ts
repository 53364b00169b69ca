import { contrastOf } from "../../brand/contrast.ts";
import type { Color } from "../../scene/color.ts";
import type { Box } from "../../scene/geometry.ts";
import type { Clip } from "../../scene/scene.ts";
import type { TextClip } from "../../scene/text-clip.ts";
import type { StoryboardBeat } from "../../storyboard/storyboard.ts";
import { emphasized } from "../emphasized.ts";
import { clearOfWords } from "../pictures/clear-of-words.ts";
import { endingSoon, likelyHeight } from "../pictures/likely-size.ts";
import { photoPage, roomBetween, seenUntil, wordsOn } from "../pictures/photo-page.ts";
import { SHARE_OF_DETAIL, type Slide, slides } from "../pictures/still.ts";
import { scrimClip, textClip } from "../pictures/still-clips.ts";
import type { TemplateBuilder } from "../template-builder.ts";

/**
 * *Photo essay* (docs/content.md#carousel): the photo fills the page, a few words stand low on it where the set leaves them room there, else
 * high, in white on a soft scrim, or in ink where the photo is light. Accent appears once: on the call to action
 * of the last slide. A tall page begins with its words.
 */
export const photoEssay: TemplateBuilder = {
  build: (storyboard, target) => {
    const isLow = target === "instagram" && standsHigh(storyboard.beats);
    const words = isLow ? ("below" as const) : ("above" as const);
    const place = { middle: isLow ? 0.36 : 0.5, words, hasPanels: true, share: SHARE_OF_DETAIL } as const;
    return slides(storyboard, target, (slide) => page(slide, isLow), place);
  },
};

/** Whether as many photos of a set fill a page of 4:5 above its words as below them. */
function standsHigh(beats: readonly StoryboardBeat[]): boolean {
  const page = { x: 0, y: 0, w: 1080, h: 1350 };
  const filling = (free: { top: number; bottom: number }, isAbove: boolean) =>
    beats.filter(({ media }) => {
      const form = media && clearOfWords(media, { page, free, isAbove }).form;
      return form === "filled" || form === "onward";
    }).length;
  return filling({ top: 40, bottom: page.h - LIKELY }, true) >= filling({ top: LIKELY, bottom: page.h - 40 }, false);
}

/** What a few words take of a page, with the part that the app covers, in px. Our own choice. */
const LIKELY = 430;

function page(slide: Slide, isLow: boolean) {
  const { beat, whole, height } = slide;
  const place = isLow ? lowPlace(slide) : highPlace(slide);
  if (!beat.media) return { background: "ink" as const, clips: said(slide, "#ffffff", { ...place, box: whole }) };
  const white = said(slide, "#ffffff", place);
  const end = isLow ? likelyTop(white, place) : endingSoon(white, GAP).end;
  const room = isLow ? roomBetween(slide, 40, end - AIR) : roomBetween(slide, end + AIR, seenUntil(slide));
  const shown = photoPage(slide, beat.media, room);
  const color = colorOn(slide, shown.ground);
  const isScrim = color === "#ffffff" && !shown.ground?.startsWith("accent");
  const scrim = isLow
    ? { x: 0, y: end - SOFT, w: slide.width, h: height - end + SOFT }
    : { x: 0, y: 0, w: slide.width, h: end + SOFT };
  const dark: Clip[] = isScrim ? [isLow ? scrimClip("scrim", scrim, 0, DARK) : scrimClip("scrim", scrim, DARK, 0)] : [];
  const words = said(slide, color, place);
  const short = isLow ? words.map((it) => beginningAt(it, end)) : endingSoon(words, GAP).words;
  return { ...shown, clips: [...shown.clips, ...dark, ...short] };
}

/** How dark the scrim is at the end of the page, and how far beyond the words it ends, in px. Our own choice. */
const [DARK, SOFT] = [0.62, 150];
/** Between words and what is shown, in px, and the most that they get. Our own choice. */
const [AIR, MOST] = [40, 520];

/** Ink on what is clearly light, white on anything else. */
function colorOn({ palette }: Slide, ground: Color | null): Color {
  if (ground && !ground.startsWith("#")) return wordsOn(ground, palette);
  return ground && contrastOf(palette.ink, ground) >= CLEARLY ? "ink" : "#ffffff";
}

/** Our own choice. */
const CLEARLY = 8;

type Place = { box: Box; valign: "top" | "bottom" };

const highPlace = ({ whole }: Slide): Place => ({ box: { ...whole, y: whole.y + 30, h: MOST }, valign: "top" });
const lowPlace = ({ whole }: Slide): Place => ({
  box: { ...whole, y: whole.y + whole.h - MOST - 40, h: MOST },
  valign: "bottom",
});

/** Where low words begin. */
function likelyTop([title, more]: readonly TextClip[], { box }: Place): number {
  const high = title && more ? likelyHeight(title) + (more.text === "" ? 0 : likelyHeight(more) + GAP) : MOST;
  return box.y + box.h - high;
}

/** A text in a box that begins no higher than that. */
function beginningAt(clip: TextClip, top: number): TextClip {
  const { box } = clip;
  const y = Math.max(box.y, top);
  return { ...clip, box: { ...box, y, h: box.y + box.h - y } };
}

/** Between a title and the smaller words below it, in px, at most. */
const GAP = 26;

function said(slide: Slide, color: Color, { box, valign }: Place): TextClip[] {
  const { beat, face, isFirst, isLast } = slide;
  const onPhoto = beat.media !== null;
  const gap = isLast ? GAP : onPhoto ? 18 : 40;
  const hasMore = emphasized(beat.body).text !== "";
  // The body takes the lower half at most; the rest is for the title.
  const [title, body] =
    valign === "bottom"
      ? [
          { box, dock: { clip: "body", side: "above", gap } as const },
          { box: { ...box, y: box.y + box.h / 2, h: box.h / 2 } },
        ]
      : [
          { box: { ...box, h: box.h * (hasMore ? 0.68 : 1) } },
          { box, dock: { clip: "title", side: "below", gap } as const },
        ];
  return [
    textClip({
      id: "title",
      text: emphasized(beat.title).text,
      face: face("title", "native"),
      size: onPhoto ? (isFirst ? 104 : 84) : 132,
      minSize: 64,
      tracking: -0.01,
      ...(onPhoto && { maxLines: 5 }),
      ...(isLast ? ASK : { color }),
      ...{ valign, ...title },
    }),
    textClip({
      id: "body",
      text: emphasized(beat.body).text,
      face: face("body", "native"),
      weight: 600,
      size: onPhoto ? 50 : 60,
      lineHeight: 1.28,
      color,
      ...{ ...body, valign },
    }),
  ];
}

/** The call to action is the one thing in accent. */
const ASK = {
  color: "onAccent",
  textBox: { shape: "lines", color: "accent", padX: 26, padY: 16, radius: 16 },
} as const satisfies Pick<TextClip, "color" | "textBox">;

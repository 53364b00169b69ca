import type { Color } from "../../scene/color.ts";
import type { Box } from "../../scene/geometry.ts";
import type { Clip } from "../../scene/scene.ts";
import type { TextClip } from "../../scene/text-clip.ts";
import type { Storyboard, StoryboardBeat } from "../../storyboard/storyboard.ts";
import { emphasized } from "../emphasized.ts";
import { LIFTED } from "../pictures/lifted.ts";
import { type PhotoSlide, photoSet } from "../pictures/photo-set.ts";
import { SHARE_OF_DETAIL, type Slide, slidesAsSet } from "../pictures/still.ts";
import { artClip, rectClip, textClip } from "../pictures/still-clips.ts";
import type { TemplateBuilder } from "../template-builder.ts";
import { swipeCue } from "./furniture.ts";
import { inWords } from "./state-in-words.ts";
import { byLine, troubleCover } from "./trouble-cover.ts";

/**
 * *Before / after* (docs/content.md#carousel): photos that fill their pages; a strip runs over the edge between the first two, so that the
 * thumb follows it, then one change a slide. The first two bodies name the states; without them they are "Before" and
 * "After".
 */
export const beforeAfter: TemplateBuilder = {
  build: (storyboard, target) => {
    const [before, after] = storyboard.beats;
    const names = [stateName(before, "Before"), stateName(after, "After")] as const;
    return slidesAsSet(
      storyboard,
      target,
      (all) => {
        const slides = all.map((slide) => ({ ...slide, safe: slide.whole }));
        const states = { names, objects: storyboard.objects, isWorded: isWorded(slides) };
        const pages = photoSet(slides, "bg", (slide) => ({
          words: said(slide, states),
          gap: GAP_PX,
          also: stripsOn(slide, names),
          plate: PLATE,
        }));
        return pages.map((page) => slideOf(page, states));
      },
      { middle: 0.5, words: "above", isFull: true, isWhole: true, keepsScreens: true, share: SHARE_OF_DETAIL },
    );
  },
};

type Names = readonly [before: string, after: string];
/** `isWorded`: only pages after the first one show photos. */
type States = { names: Names; objects: Storyboard["objects"]; isWorded: boolean };

const isWorded = (slides: readonly Slide[]): boolean =>
  slides[0]?.beat.media === null && slides.some(({ beat }) => beat.media !== null);

const nameOf = ({ index, isLast }: Slide, names: Names): string | undefined =>
  index < 2 && !isLast ? names[index] : undefined;

/** A short body, or what comes before its colon, names the state; a long one stays a body. */
function stateName(beat: StoryboardBeat | undefined, usual: string): string {
  const [name = ""] = emphasized(beat?.body ?? "").text.split(/\s*:\s+/);
  return name !== "" && name.length <= MOST_LETTERS ? name : usual;
}

/** What a state's body says besides its name. */
function bodyOf({ beat }: Slide, name: string | undefined): string {
  const { text } = emphasized(beat.body);
  if (name === undefined || !text.startsWith(name)) return text;
  const rest = text.slice(name.length).replace(/^\s*:\s+/, "");
  return rest.charAt(0).toUpperCase() + rest.slice(1);
}

const MOST_LETTERS = 20;

/** Below the strip with the name of a state, where there is one: the title, and what it was like before. What is asked is in the accent. */
function said(slide: Slide, { names }: States): TextClip[] {
  const { beat, face, isFirst, isLast, whole } = slide;
  const top = topOf(slide) + (slide.index < 2 ? ROW_PX + BELOW_PX : 0);
  const box = { x: whole.x, y: top, w: whole.w, h: whole.h * MOST };
  const text = emphasized(beat.title).text;
  const shared = { box, shadow: LIFTED, lineHeight: 1.2 } as const;
  return [
    textClip({
      ...{ id: "title", text: isFirst ? byLine(text) : text, face: face("title", "native"), ...shared },
      ...{ size: isFirst ? HOOK_PX : TITLE_PX, minSize: 60, tracking: -0.01 },
      ...(isLast ? ASK : BRAND),
    }),
    textClip({
      ...{ id: "body", text: bodyOf(slide, nameOf(slide, names)), face: face("body", "native"), ...shared },
      ...{ weight: 600, size: BODY_PX, ...BRAND, dock: { clip: "title", side: "below", gap: GAP_PX } },
    }),
  ];
}

const LINES = { shape: "lines", padX: 26, padY: 14, radius: 12 } as const;
const BRAND = { color: "on", textBox: { ...LINES, color: "bg" } } as const satisfies Partial<TextClip>;
const ASK = { color: "onAccent", textBox: { ...LINES, color: "accent" } } as const satisfies Partial<TextClip>;
const [HOOK_PX, TITLE_PX, BODY_PX] = [108, 88, 54];
/** Plates in the brand's color are at home in this look, but not between pages that have none. Our own choice. */
const PLATE = 2.5;
/** Of the page, the most for words. */
const MOST = 0.36;
/** Between a title and the smaller words below it, and between the strip and a title, in px. */
const [GAP_PX, BELOW_PX] = [22, 36];

/** Of the strip with the name of a state, in px. */
const ROW_PX = 132;
const topOf = ({ isTall, whole }: Slide): number => (isTall ? whole.y + 20 : 96);
const nameWidth = ({ safe }: Pick<Slide, "safe">, name: string): number =>
  Math.min(safe.w * 0.8, 64 + name.length * 58);

function slideOf(page: PhotoSlide, states: States) {
  const { slide, background, clips, words } = page;
  const { beat, index } = slide;
  const name = nameOf(slide, states.names);
  if (index === 0 && !beat.media) return cover(slide, bodyOf(slide, name), states);
  const named = name === undefined ? [] : state(slide, states, namesState(beat, name));
  if (beat.media) return { background, clips: [...clips, ...named, ...words.map((it) => onGround(it, page))] };
  const cue = index === 0 ? [] : swipeCue(slide, "on");
  const written = inWords(slide, bodyOf(slide, name));
  return { background: "bg" as const, isLoud: true, clips: [...named, ...written, ...cue] };
}

/** On a plain ground of the brand no line needs a box, but for what is asked. */
function onGround(clip: TextClip, { isOnBand }: PhotoSlide): TextClip {
  if (!isOnBand || clip.textBox?.color === "accent") return clip;
  const { textBox: _, shadow: __, ...plain } = clip;
  return { ...plain, color: "on" };
}

/** Without a photo of the state before, the first slide tells and draws what hurts. */
function cover(slide: Slide, body: string, states: States) {
  const { beat } = slide;
  const [name] = states.names;
  // A question, or a sentence about both states, is not the state before.
  const isSaid = namesState(beat, name) || (states.isWorded && body === "");
  const from = topOf(slide) + (isSaid ? 0 : ROW_PX + 30);
  // Where no name stands in its row, the strip crosses the words.
  const besideStrip = isSaid ? STRIP_PX : 0;
  const { objects, isWorded } = states;
  const { framed, clips } = troubleCover(slide, { hurts: body, from, besideStrip, objects, isWorded });
  return {
    background: isWorded ? ("ink" as const) : ("bg" as const),
    framed,
    clips: [...state(slide, states, isSaid), ...clips],
  };
}

/** How far the strip reaches onto the first slide. */
const STRIP_PX = 150;

/** Whether the words on a page begin with the name of its state: "Before: tight skin". */
const namesState = ({ title }: StoryboardBeat, name: string | undefined): boolean =>
  name !== undefined && emphasized(title).text.toLocaleLowerCase().startsWith(`${name.toLocaleLowerCase()}:`);

/** The state's name, unless it is said already. The second one stands on a strip that begins on the first slide, with an arrow, behind its edge. */
function state(slide: Slide, { names: [before, after], isWorded: isType }: States, isSaid: boolean): Clip[] {
  const { index, safe, width, beat } = slide;
  const y = topOf(slide);
  const row = (x: number, w: number): Box => ({ x, y, w, h: ROW_PX });
  const look = { face: "block", weight: 400, size: 88, minSize: 56, maxLines: 1, valign: "middle" } as const;
  if (index > 0) return tag(after, row(-20, safe.x + 20 + nameWidth(slide, after)), { slide, ...AFTER });
  const arrow = ["M6 36H88", "M60 8L90 36L60 64"].map((d) => ({
    d,
    stroke: { color: "onAccent" as const, width: 14 },
  }));
  const onward = [
    rectClip({ id: "strip", box: row(width - STRIP_PX, 210), color: "accent" }),
    artClip("on", { x: width - 122, y: y + (ROW_PX - 72) / 2, w: 96, h: 72 }, arrow),
  ];
  if (isSaid) return onward;
  if (beat.media)
    return [...tag(before, row(-20, safe.x + 20 + nameWidth(slide, before)), { slide, ...BEFORE }), ...onward];
  const box = row(safe.x, Math.min(safe.w, width - 210 - safe.x));
  return [textClip({ id: "state", text: before, box, ...look, color: isType ? "paper" : "on" }), ...onward];
}

/** Where strips lie on the photo of a page. */
function stripsOn(slide: Slide, names: Names): Box[] {
  const name = nameOf(slide, names);
  if (name === undefined) return [];
  const tagged = slide.index > 0 || !namesState(slide.beat, name);
  const row = { y: topOf(slide), h: ROW_PX };
  return [
    ...(tagged ? [{ ...row, x: 0, w: slide.safe.x + nameWidth(slide, name) }] : []),
    ...(slide.index === 0 ? [{ ...row, x: slide.width - STRIP_PX, w: STRIP_PX }] : []),
  ];
}

type Tag = { slide: Slide; id: string; ground: Color; words: Color };
const BEFORE = { id: "before-strip", ground: "ink", words: "paper" } as const;
const AFTER = { id: "strip", ground: "accent", words: "onAccent" } as const;

/** A strip from the edge of the page with the name of a state. */
function tag(name: string, box: Box, { slide: { safe }, id, ground, words }: Tag): Clip[] {
  const look = { face: "block", weight: 400, size: 88, minSize: 56, maxLines: 1, valign: "middle" } as const;
  const inside = { ...box, x: safe.x, w: box.x + box.w - safe.x - 30 };
  return [
    rectClip({ id, box, color: ground }),
    textClip({ id: "state", text: name, box: inside, ...look, color: words }),
  ];
}

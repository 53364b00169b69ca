import type { Color } from "../../scene/color.ts";
import type { Box } from "../../scene/geometry.ts";
import type { Clip } from "../../scene/scene.ts";
import type { TextClip } from "../../scene/text-clip.ts";
import { framing } from "../../shots/framing.ts";
import type { BeatMedia, Storyboard, StoryboardBeat } from "../../storyboard/storyboard.ts";
import { emphasized } from "../emphasized.ts";
import { likelyHeight } from "../pictures/likely-size.ts";
import { materialClips } from "../pictures/material-clips.ts";
import { photoPage, roomBetween, wordsOn } from "../pictures/photo-page.ts";
import { type Slide, slides } from "../pictures/still.ts";
import { artClip, pictureClip, rectClip, scrimClip, textClip } from "../pictures/still-clips.ts";
import type { TemplateBuilder } from "../template-builder.ts";
import { account, swipeCue } from "./furniture.ts";
import { inWords } from "./state-in-words.ts";

/**
 * *Before / after* (docs/content.md#carousel): a strip runs over the edge between the first two slides, so that the
 * thumb follows it; then one change a slide. The first two bodies name the states; without them they are "Before" and
 * "After".
 */
export const beforeAfter: TemplateBuilder = {
  build: (storyboard, target) => {
    const [before, after] = storyboard.beats;
    const names = [stateName(before, "Before"), stateName(after, "After")] as const;
    const build = (slide: Slide) =>
      slideOf({ ...slide, safe: slide.whole }, { names, isLow: isLow(slide, storyboard) });
    return slides(storyboard, target, build, { ...{ ratio: 1.3, tall: 1.1 }, middle: 0.45, words: "below" });
  },
};

type Names = readonly [before: string, after: string];
/** `isLow`: the strip lies at the lower edge of the photo of the second slide, where it covers least of what that shows. */
type States = { names: Names; isLow: boolean };

/** A strip that is low crosses words alone on the first slide, and a photo from edge to edge on the second one. */
function isLow({ width, whole }: Slide, { beats: [before, after] }: Storyboard): boolean {
  return before?.media === null && Boolean(after?.media && panelOf({ width, safe: whole }, after.media));
}

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

function slideOf(slide: Slide, states: States) {
  const { names } = states;
  const { beat, index, isLast } = slide;
  const isState = index < 2 && !isLast;
  const panel = beat.media && panelOf(slide, beat.media);
  const onPhoto = beat.media !== null && panel === null;
  const background: Color = onPhoto || (index === 0 && !panel) ? "ink" : "bg";
  const color: Color = background === "ink" ? "#ffffff" : "on";
  const body = bodyOf(slide, isState ? names[index] : undefined);
  const page =
    onPhoto && beat.media
      ? photoPage(slide, beat.media, roomOf(slide, body, isState ? names[index] : undefined))
      : null;
  const said = page
    ? captioned(slide, body, { beside: page.ground && wordsOn(page.ground, slide.palette), isBoxed: true })
    : panel
      ? captioned(slide, body, { beside: "on", isBoxed: false })
      : inWords(slide, body, { color, besideStrip: states.isLow && index === 0 ? STRIP_PX : 0 });
  // The strip leads on from the first slide.
  const cue = index === 0 ? [] : swipeCue(slide, onPhoto ? "ink" : color, onPhoto ? "paper" : undefined);
  const shade = page && page.ground === null ? [scrimOf(slide)] : [];
  return {
    background: page?.background ?? background,
    clips: [
      ...(panel ? (isState ? [panel] : panelClips(slide, panel)) : []),
      ...(page ? page.clips : []),
      ...shade,
      ...(isState ? state(slide, states, namesState(beat, names[index])) : []),
      ...said,
      ...cue,
      ...account(slide, color, onPhoto),
    ],
  };
}

/**
 * A photo from edge to edge above the words, so that they never lie on what it shows. Null for one that is shown apart from
 * its surroundings: a screenshot, a whole product on a plain ground, or what a panel would cut off.
 */
function panelOf({ width, safe }: Pick<Slide, "width" | "safe">, media: BeatMedia): Clip | null {
  const box = { x: 0, y: 0, w: width, h: panelEnd({ safe }) };
  const isDetail = media.kind === "image" && media.crop !== undefined;
  const isApart = media.isScreen || (media.ground && media.subject && !isDetail);
  // What comes back whole, as a face does, is a panel again.
  const { fit } = framing({ ...media, isCard: false }, box);
  return isApart || fit !== "cover" ? null : pictureClip(media, { id: "photo", box, fit });
}

/** A material is shown in another way on each page after the states. */
function panelClips({ beat: { media }, material, index, width, safe }: Slide, panel: Clip): Clip[] {
  if (!media || !material || !("box" in panel)) return [panel];
  const room = roomBetween({ width }, safe.y, panel.box.y + panel.box.h - ABOVE_WORDS_PX);
  const {
    photo,
    behind = [],
    over = [],
  } = materialClips(media, material, { free: panel.box, room, turn: index, ground: "bg" });
  return [...behind, photo, ...over];
}

const panelEnd = ({ safe }: Pick<Slide, "safe">): number => Math.round(safe.y + safe.h * WORDS_FROM) - 15;

/**
 * A picture that does not fill the page lies between the state's name and the words; one that is much higher than wide
 * stands beside the name, where it is larger.
 */
function roomOf(slide: Slide, body: string, name: string | undefined): Box {
  const { safe, width, beat } = slide;
  const end = wordsTop(slide, body) - ABOVE_WORDS_PX;
  if (name === undefined) return roomBetween(slide, safe.y - 40, end);
  const room = roomBetween(slide, safe.y + STATE_PX, end);
  const left = safe.x + nameWidth(slide, name) + 30;
  const isNarrow = beat.media !== null && ratioOf(beat.media) < NARROW && left < width * 0.7;
  return isNarrow ? { ...roomBetween(slide, safe.y - 20, end), x: left, w: width - left - 50 } : room;
}

/** Width to height of what stands in a picture; of a screenshot, of all of it. */
function ratioOf({ subject, size, isScreen }: BeatMedia): number {
  const { w, h } = isScreen ? { w: 1, h: 1 } : (subject ?? { w: 0, h: 1 });
  return size && w > 0 ? (w * size.width) / (h * size.height) : 1;
}

/** Where the words below a picture begin: they are set from the lower end of their room. */
function wordsTop(slide: Slide, body: string): number {
  const [title, more] = captioned(slide, body, { beside: "on", isBoxed: true });
  if (!title || !more) return slide.safe.y + slide.safe.h * WORDS_FROM;
  const end = title.box.y + title.box.h;
  return end - likelyHeight(title) - (body === "" ? 0 : likelyHeight(more) + BODY_GAP_PX);
}

const BODY_GAP_PX = 28;

const NARROW = 0.7;

const nameWidth = ({ safe }: Slide, name: string): number => Math.min(safe.w * 0.8, 64 + name.length * 54);

/** Height of the state's row, and where words under a picture begin, as a share of the page. */
const STATE_PX = 180;
const WORDS_FROM = 0.6;
/** Of the strip with its name: as low as can be read in passing, since it may lie on what the photo shows. */
const ROW_PX = 120;
/** How far the strip reaches onto the first slide. */
const STRIP_PX = 150;
/** Between a picture and the boxes of the words below it. */
const ABOVE_WORDS_PX = 58;

function scrimOf({ width, height, safe }: Slide): Clip {
  const top = safe.y + safe.h * 0.56;
  return scrimClip("scrim", { x: 0, y: top, w: width, h: height - top }, 0, 0.5);
}

/** Whether the words on a page begin with the name of its state: "Before: tight skin". */
const namesState = ({ title }: StoryboardBeat, name: string | undefined): boolean =>
  name !== undefined && emphasized(title).text.toLocaleLowerCase().startsWith(`${name.toLocaleLowerCase()}:`);

/** The state's name, unless it is said already. The second one stands on a strip that begins on the first slide, with an arrow, behind its edge. */
function state(slide: Slide, { names: [before, after], isLow }: States, isSaid: boolean): Clip[] {
  const { index, safe, width, isTall } = slide;
  const top = isTall ? safe.y + 20 : 110;
  const stripY = isLow ? panelEnd(slide) - ROW_PX : top;
  const row = (x: number, w: number, y = stripY): Box => ({ x, y, w, h: ROW_PX });
  const look = { face: "block", weight: 400, size: 80, minSize: 56, maxLines: 1, valign: "middle" } as const;
  if (index === 0) {
    const edge = { color: "#ffffff", stroke: { color: "ink", width: 8 } } as const;
    const arrow = ["M6 36H88", "M60 8L90 36L60 64"].map((d) => ({
      d,
      stroke: { color: "onAccent" as const, width: 14 },
    }));
    return [
      textClip({
        id: "state",
        text: isSaid ? "" : before,
        box: row(safe.x, width - 210 - safe.x, top),
        ...look,
        ...edge,
      }),
      rectClip({ id: "strip", box: row(width - STRIP_PX, 210), color: "accent" }),
      artClip("on", { x: width - 122, y: stripY + (ROW_PX - 72) / 2, w: 96, h: 72 }, arrow),
    ];
  }
  const room = nameWidth(slide, after);
  return [
    rectClip({ id: "strip", box: row(-20, safe.x + 20 + room), color: "accent" }),
    textClip({ id: "state", text: after, box: row(safe.x, room - 30), ...look, color: "onAccent" }),
  ];
}

/** `beside`: the color of words beside a photo; null on one. `isBoxed`: on white boxes; what is asked always is on a box. */
type Caption = { beside: Color | null; isBoxed: boolean };

/** Low on the page, like a caption in the app. */
function captioned(slide: Slide, body: string, { beside, isBoxed }: Caption): TextClip[] {
  const { safe, beat, face, isFirst, isLast } = slide;
  const from = beside ? WORDS_FROM + 0.015 : 0.42;
  // No arrow stands below the words of the first slide: the strip leads on.
  const box = { x: safe.x, y: safe.y + safe.h * from, w: safe.w, h: safe.h * (1 - from) - (isFirst ? 20 : 130) };
  const small = isFirst ? 62 : 50;
  const isLine = body.length * small * 0.5 < box.w;
  const share = isLine ? small * 1.4 : box.h / 2;
  const lower = { ...box, y: box.y + box.h - share, h: share };
  const textBox = { shape: "lines", color: isLast ? "accent" : "#ffffff", padX: 24, padY: 14, radius: 14 } as const;
  const stroke = { color: "ink", width: 6 } as const;
  const color = isLast ? "onAccent" : isBoxed ? "ink" : (beside ?? "ink");
  const boxed = isBoxed || isLast ? { textBox } : {};
  const said = { id: "title", text: emphasized(beat.title).text, face: face("title", "native"), box, color, ...boxed };
  const words = beside ? { color: beside } : { color: "#ffffff", stroke };
  const more = { id: "body", text: body, face: face("body", "native"), box: lower, ...words };
  const above = { dock: { clip: "body", side: "above", gap: BODY_GAP_PX }, valign: "bottom" } as const;
  return [
    textClip({ ...said, size: isFirst ? 120 : 88, minSize: 56, lineHeight: 1.18, ...above }),
    textClip({ ...more, weight: 600, size: small, lineHeight: 1.28, valign: "bottom" }),
  ];
}

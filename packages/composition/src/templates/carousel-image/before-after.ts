import type { Box } from "../../scene/geometry.ts";
import type { Clip } from "../../scene/scene.ts";
import type { Storyboard, StoryboardBeat } from "../../storyboard/storyboard.ts";
import { emphasized } from "../emphasized.ts";
import { materialClips } from "../pictures/material-clips.ts";
import { photoPage, wordsOn } from "../pictures/photo-page.ts";
import { SHARE_OF_DETAIL, type Slide, slidesAsSet } from "../pictures/still.ts";
import { artClip, rectClip, textClip } from "../pictures/still-clips.ts";
import type { TemplateBuilder } from "../template-builder.ts";
import {
  captioned,
  edgeOf,
  isShownApart,
  nameWidth,
  panelOf,
  ROW_PX,
  roomInPanel,
  roomOf,
} from "./before-after-places.ts";
import { account, swipeCue } from "./furniture.ts";
import { inWords } from "./state-in-words.ts";
import { troubleCover } from "./trouble-cover.ts";

/**
 * *Before / after* (docs/content.md#carousel): a strip runs over the edge between the first two slides, so that the
 * thumb follows it; then one change a slide. The first two bodies name the states; without them they are "Before" and
 * "After".
 */
export const beforeAfter: TemplateBuilder = {
  build: (storyboard, target) => {
    const [before, after] = storyboard.beats;
    const names = [stateName(before, "Before"), stateName(after, "After")] as const;
    const place = target === "tiktok" ? TALL : { ratio: 1.3, middle: 0.45, words: "below" as const, ...WHOLE };
    return slidesAsSet(
      storyboard,
      target,
      (all) => {
        const slides = all.map((slide) => ({ ...slide, safe: slide.whole }));
        const states = statesOf(slides, names, storyboard.objects);
        return slides.map((slide) => slideOf(slide, states));
      },
      place,
    );
  },
};

/** The place of a photo on a tall page: below the words. */
const WHOLE = { share: SHARE_OF_DETAIL, keepsScreens: true, isWhole: true } as const;
const TALL = { ratio: 0.9, middle: 0.4, words: "above", ...WHOLE } as const;

type Names = readonly [before: string, after: string];
/** `stripY`: where the strip lies on both slides; `startsPage`: it begins them. `edge`: where pictures and words meet (`edgeOf`). `isWorded`: only pages after the first one show photos. */
type States = {
  names: Names;
  stripY: number;
  startsPage: boolean;
  edge: number;
  objects: Storyboard["objects"];
  isWorded: boolean;
};

/** The strip lies on the edge of the second slide's photo that is next to its words, if no photo is on the first slide; else it begins the page. */
function statesOf(slides: readonly Slide[], names: Names, objects: Storyboard["objects"]): States {
  const [first, second] = slides;
  const startsPage = !second?.beat.media || isShownApart(second.beat.media) || first?.beat.media !== null;
  const shown = slides.filter(({ beat }) => beat.media !== null);
  const edge = edgeOf(shown, (it) => ({
    body: bodyOf(it, nameOf(it, names)),
    underName: startsPage && nameOf(it, names) !== undefined,
    overName: isOverName(it, names, startsPage),
  }));
  const isTall = first?.isTall === true;
  const usual = isTall ? (first?.safe.y ?? 0) + 20 : 110;
  const isWorded = first?.beat.media === null && shown.length > 0;
  return {
    names,
    startsPage,
    edge,
    objects,
    isWorded,
    stripY: startsPage ? usual : edge - ROW_PX,
  };
}

const nameOf = ({ index, isLast }: Slide, names: Names): string | undefined =>
  index < 2 && !isLast ? names[index] : undefined;

/** On a tall page the name of the state after is above its picture, of which it hides nothing. */
const isOverName = (slide: Slide, names: Names, startsPage: boolean): boolean =>
  slide.isTall && !startsPage && nameOf(slide, names) !== undefined;

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
  const { names, edge, startsPage } = states;
  const { beat, index } = slide;
  const name = nameOf(slide, names);
  const body = bodyOf(slide, name);
  if (index === 0 && !beat.media) return cover(slide, body, states);
  const tag =
    name === undefined ? null : { x: 0, y: states.stripY, w: slide.safe.x + nameWidth(slide, name), h: ROW_PX };
  const panel = beat.media && panelOf(slide, beat.media, { edge, tag });
  const page = beat.media && !panel ? photoPage(slide, beat.media, roomOf(slide, edge, name)) : null;
  const color = wordsOn(page?.ground ?? "bg", slide.palette);
  const overName = isOverName(slide, names, startsPage);
  const words = { body, edge, overName, underName: startsPage && name !== undefined };
  // The strip leads on from the first slide; on a tall page an arrow would lie on the picture.
  const cue = index === 0 || (slide.isTall && beat.media) ? [] : swipeCue(slide, color);
  return {
    background: page?.background ?? ("bg" as const),
    isLoud: !beat.media,
    clips: [
      ...(panel ? (name === undefined ? panelClips(slide, panel) : [panel]) : []),
      ...(page ? page.clips : []),
      ...(name === undefined ? [] : state(slide, states, namesState(beat, name))),
      ...(beat.media ? captioned(slide, words, color) : inWords(slide, body)),
      ...cue,
      ...(slide.isTall && beat.media ? [] : account(slide, color, false)),
    ],
  };
}

/** Without a photo of the state before, the first slide tells and draws what hurts. */
function cover(slide: Slide, body: string, states: States) {
  const { beat, safe, isTall } = slide;
  const [name] = states.names;
  // A question, or a sentence about both states, is not the state before.
  const isSaid = namesState(beat, name) || (states.isWorded && body === "");
  const from = (isTall ? safe.y + 20 : 110) + (isSaid ? 0 : ROW_PX + 30);
  // On a tall page the strip crosses the words, lower down on one of 4:5 the drawing.
  const besideStrip = states.stripY > from - ROW_PX ? STRIP_PX : 0;
  const { objects, isWorded } = states;
  const { framed, clips } = troubleCover(slide, { hurts: body, from, besideStrip, objects, isWorded });
  return {
    background: isWorded ? ("ink" as const) : ("bg" as const),
    framed,
    clips: [...state(slide, states, isSaid), ...clips],
  };
}

/** A material is shown in another way on each page after the states. */
function panelClips(slide: Slide, panel: Clip): Clip[] {
  const { beat, material, index } = slide;
  const { media } = beat;
  if (!media || !material || !("box" in panel)) return [panel];
  const places = { free: panel.box, room: roomInPanel(slide, panel.box), turn: index, ground: "bg" } as const;
  const { photo, behind = [], over = [] } = materialClips(media, material, places);
  return [...behind, photo, ...over];
}

/** How far the strip reaches onto the first slide. */
const STRIP_PX = 150;

/** Whether the words on a page begin with the name of its state: "Before: tight skin". */
const namesState = ({ title }: StoryboardBeat, name: string | undefined): boolean =>
  name !== undefined && emphasized(title).text.toLocaleLowerCase().startsWith(`${name.toLocaleLowerCase()}:`);

/** The state's name, unless it is said already. The second one stands on a strip that begins on the first slide, with an arrow, behind its edge. */
function state(slide: Slide, states: States, isSaid: boolean): Clip[] {
  const {
    names: [before, after],
    stripY,
    isWorded,
  } = states;
  const { index, safe, width, isTall, beat } = slide;
  const top = isTall ? safe.y + 20 : 110;
  const row = (x: number, w: number, y = stripY): Box => ({ x, y, w, h: ROW_PX });
  const look = { face: "block", weight: 400, size: 80, minSize: 56, maxLines: 1, valign: "middle" } as const;
  if (index === 0) {
    const edge = beat.media
      ? ({ color: "#ffffff", stroke: { color: "ink", width: 8 } } as const)
      : ({ color: isWorded ? "paper" : "on" } as const);
    const arrow = ["M6 36H88", "M60 8L90 36L60 64"].map((d) => ({
      d,
      stroke: { color: "onAccent" as const, width: 14 },
    }));
    return [
      textClip({
        id: "state",
        text: isSaid ? "" : before,
        box: row(safe.x, Math.min(safe.w, width - 210 - safe.x), top),
        ...look,
        ...(isTall && !isWorded ? { color: "on" as const } : edge),
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

import type { Color } from "../../scene/color.ts";
import type { Box } from "../../scene/geometry.ts";
import type { Clip } from "../../scene/scene.ts";
import { besideWords } from "../../shots/beside-words.ts";
import { type Fit, isMaterial } from "../../shots/framing.ts";
import type { BeatMedia, Storyboard, StoryboardBeat } from "../../storyboard/storyboard.ts";
import { emphasized } from "../emphasized.ts";
import { filledBeside } from "../pictures/filled-beside.ts";
import { keptOf } from "../pictures/kept-of.ts";
import { onePicture, type StillPage } from "../pictures/still.ts";
import { artClip, pictureClip, rectClip, textClip } from "../pictures/still-clips.ts";
import { wholeIn } from "../pictures/whole-in.ts";
import type { TemplateBuilder } from "../template-builder.ts";
import { gainedIn, toldIn } from "./split-drawn.ts";
import { LABEL_ROW_PX, nameOf, onFlat, topOf } from "./split-label.ts";
import { columnIn, INSET_PX, LABEL, nameIn, namesIn } from "./split-names.ts";
import { areSideBySide, besideLabel, halvesOf, isApart, stripsOf } from "./split-places.ts";
import { largeIn, saidIn, statesIn } from "./split-said.ts";

/**
 * *Before / after split* (docs/content.md#ugc-image): two halves, two labels, one fact under both. The bodies name the
 * halves, the last title is the fact.
 */
export const beforeAfterSplit: TemplateBuilder = {
  build: (storyboard, target) => onePicture(storyboard, target, (page) => split(page, storyboard)),
};

function split(page: StillPage, { beats, objects }: Pick<Storyboard, "beats" | "objects">) {
  const [before, after] = beats;
  const [said, last] = [emphasized(before?.title ?? "").text, emphasized(after?.title ?? "").text];
  const isShown = Boolean(before?.media || after?.media);
  // A hook that names both states stands in their names, and is not said twice.
  const states =
    before?.media && after?.media && last !== ""
      ? statesIn(
          said,
          ["Before", "After"].map((name, at) => nameIn(beats[at], { name })),
        )
      : null;
  const hook = states ? last : last !== "" ? said : "";
  const fact = states ? "" : isShown ? last || said : "";
  // What is told in words is paper, torn off the material behind it.
  const isTorn = !before?.media && Boolean(after?.media && isMaterial(after.media));
  const { strips, room, end: wordsEnd } = stripsOf(page, { hook, fact });
  const shown = { before: before?.media ?? null, after: after?.media ?? null, isTorn, end: wordsEnd };
  // Side by side, both names stand in a row above, so that both halves are one box, and no name lies on what it names.
  const isSideBySide = areSideBySide(shown, room);
  const row = namesIn(page, room, states ?? [nameIn(before, { name: "Before" }), nameIn(after, { name: "After" })]);
  const below = { ...room, y: room.y + row.h, h: room.h - row.h };
  const [one, two] = halvesOf(isSideBySide ? below : room, shown, isSideBySide);
  const end = wordsEnd;
  const inset = isTorn ? TORN_PX + INSET_PX / 2 : INSET_PX;
  const isSaid = hook !== "";
  const names = { before: "Before", after: "After" };
  const first = { id: "before", name: names.before, end, hasName: !isSideBySide };
  // Beside a photo the state before is words alone: a drawing would be another medium (ADR 208).
  const isWorded = !before?.media && Boolean(after?.media) && saidIn(before, names.before) !== "";
  const isDrawn = !before?.media && !isWorded;
  const told = isDrawn ? toldIn(page, before, { box: one, end, objects, isSaid, hasName: !isSideBySide }) : null;
  const gained = isShown ? null : gainedIn(page, last || said, { box: two, end, objects, isSaid, hasName: false });
  const second = { id: "after", name: names.after, end, hasName: !isSideBySide };
  return {
    background: "ink" as const,
    framed: [told, gained].flatMap((it) => (it ? [it.drawn] : [])),
    clips: [
      ...(before?.media ? shownIn(page, before, one, first) : (told?.clips ?? [])),
      ...(isWorded ? stated(page, before, one, first, isTorn ? ON_PAPER : ON_INK) : []),
      ...(after?.media
        ? shownIn(page, after, two, { ...second, inset })
        : (gained?.clips ?? stated(page, after, two, second))),
      ...(isSideBySide ? row.clips : []),
      ...(isTorn ? tornEdge(one, "bg") : []),
      ...strips,
    ],
  };
}

/** The right edge of torn paper, which shows its white core: a tooth every 30 px, all slightly different. */
function tornEdge({ x, y, w, h }: Box, color: Color): Clip[] {
  const count = Math.ceil(h / TOOTH_PX);
  const edge = (at: number, by: number) =>
    Array.from({ length: count + 1 }, (_, i) => `L${at + ((i * by) % 17) - 8} ${Math.min(h, i * TOOTH_PX)}`).join("");
  const box = { x: x + w - 8, y, w: TORN_PX, h };
  const paper = [
    { d: `M20 0${edge(TORN_PX - 10, 11)}L20 ${h}Z`, fill: "#fbfaf4" },
    { d: `M0 0${edge(TORN_PX - 30, 7)}L0 ${h}Z`, fill: color },
  ];
  return [artClip("torn", box, paper)];
}

const TOOTH_PX = 30;
const TORN_PX = 58;

/** `inset`: from the edge of the half to its label, if not the usual. `end`: down to where a half is free of words. `hasName`: its name stands in it. */
type Side = { id: string; name: string; inset?: number; end: number; hasName: boolean };

/** A half with its photo and its name. Photos are not altered: they are evidence. */
function shownIn(page: StillPage, beat: StoryboardBeat, box: Box, { id, name, inset, end, hasName }: Side): Clip[] {
  const { media } = beat;
  if (!media) return [];
  if (!hasName && fillsHalf(media))
    return [pictureClip(media, { id: `${id}-photo`, box, ...filledHalf(media, box, end) })];
  if (!hasName) return [half(media, `${id}-photo`, { box, end, label: { end: box.w, from: 0, to: 10 } })];
  const { x, w } = columnIn(page, box, inset);
  const text = emphasized(beat.body).text || name;
  const clip = nameOf(page, id, text, { x, y: topOf(page, box), w, h: 216 });
  const from = topOf(page, box) - box.y;
  if (fillsHalf(media)) {
    // On the photo the name would lie on what it shows: both names have a row of their own, at one height.
    const row = { ...box, h: from + LABEL_ROW_PX - 28 };
    const below = { ...box, y: box.y + row.h, h: box.h - row.h };
    return [
      rectClip({ id: `${id}-row`, box: row, color: "bg" }),
      pictureClip(media, { id: `${id}-photo`, box: below, ...filledHalf(media, below, end) }),
      onFlat(clip, page.palette.on !== page.palette.ink),
    ];
  }
  const reach = x - box.x + 2 * LABEL.padX + text.length * LETTER_PX;
  const place = { box, end, label: { end: reach, from, to: from + LABEL_ROW_PX - 16 } };
  return [half(media, `${id}-photo`, place), clip];
}

/** A photo that fills its half down to the end of the page, with what it shows above `end`; else with that whole in its half. */
function filledHalf(media: BeatMedia, box: Box, end: number): Fit {
  const seen = { top: 20, bottom: end - box.y - 20 };
  if (box.y + box.h <= end) return wholeIn(media, box, seen);
  // What its photo cuts at its foot goes on under what the app covers.
  const isCut = keptOf(media)?.open.bottom != null;
  const covered = isCut ? [] : [{ x: 0, y: seen.bottom, w: box.w, h: box.h }];
  const crop = filledBeside({ ...box, x: 0, y: 0 }, media, covered, 1);
  return crop ? { fit: "cover", crop } : { fit: "cover" };
}

/** A half without a photo, in large words: what hurts in the state before, or the fact where neither half shows one. */
function stated(
  page: StillPage,
  beat: StoryboardBeat | undefined,
  box: Box,
  { id, name, end, hasName }: Side,
  [ground, color]: readonly [Color, Color] = ON_ACCENT,
): Clip[] {
  const { x, w } = columnIn(page, box);
  const text = nameIn(beat, { name });
  const y = topOf(page, box);
  const from = hasName ? y + LABEL_ROW_PX : box.y + 40;
  const said = saidIn(beat, name) || emphasized(beat?.title ?? "").text;
  const room = { x, y: from, w, h: Math.max(80, Math.min(box.y + box.h, end) - 40 - from) };
  return [
    rectClip({ id: `${id}-ground`, box, color: ground }),
    ...(hasName ? [onFlat(nameOf(page, id, text, { x, y, w, h: 216 }), ground !== "bg")] : []),
    textClip({ ...largeIn(page, said, room), id: `${id}-said`, color, valign: "middle" }),
  ];
}

const ON_ACCENT = ["accent", "onAccent"] as const;
const ON_INK = ["ink", "paper"] as const;
const ON_PAPER = ["bg", "on"] as const;

/** Whether a photo fills its half with something that has its face or its front in the upper part of it. */
const fillsHalf = (media: BeatMedia): boolean => media.subject !== undefined && !isApart(media) && !isMaterial(media);

/** A product on a plain ground is shown whole on it, a screenshot on a screen; any other photo fills its half. */
function half(media: BeatMedia, id: string, { box, label, end }: Half): Picture {
  if (isApart(media))
    return pictureClip(media, { id, box, ...besideWords(media, box, besideLabel(media, box, label, end)) });
  return pictureClip(media, { id, box, fit: "cover" });
}

type Picture = ReturnType<typeof pictureClip>;
/** `end`: where words begin on the page. */
type Half = { box: Box; label: Parameters<typeof besideLabel>[2]; end: number };

/** Width of a letter of a label, rather generous. */
const LETTER_PX = 36;

import type { Color } from "../../scene/color.ts";
import type { Box } from "../../scene/geometry.ts";
import type { Clip } from "../../scene/scene.ts";
import type { TextClip } from "../../scene/text-clip.ts";
import { besideWords } from "../../shots/beside-words.ts";
import { isMaterial } from "../../shots/framing.ts";
import type { BeatMedia, Storyboard, StoryboardBeat } from "../../storyboard/storyboard.ts";
import { emphasized } from "../emphasized.ts";
import { onePicture, type StillPage } from "../pictures/still.ts";
import { artClip, pictureClip, rectClip, textClip } from "../pictures/still-clips.ts";
import type { TemplateBuilder } from "../template-builder.ts";

/**
 * *Before / after split* (docs/content.md#ugc-image): two halves, two labels, one fact under both. The bodies name the
 * halves, the last title is the fact.
 */
export const beforeAfterSplit: TemplateBuilder = {
  build: (storyboard, target) => onePicture(storyboard, target, (page) => split(page, storyboard)),
};

const LINE_PX = 12;

function split(page: StillPage, { beats }: Pick<Storyboard, "beats">) {
  const [before, after] = beats;
  const half = (page.width - LINE_PX) / 2;
  const [first, last] = [emphasized(before?.title ?? "").text, emphasized(after?.title ?? "").text];
  const isShown = Boolean(before?.media || after?.media);
  const isToldBefore = isShown && !before?.media && hurtsIn(before) === "";
  const hasHook = isShown && last !== "" && first !== "" && !isToldBefore;
  const top = hasHook ? page.safe.y + HOOK_PX : 0;
  const end = isShown ? factTop(page) : page.height;
  // What is told in words is paper, torn off the material behind it.
  const isTorn = !before?.media && Boolean(after?.media && isMaterial(after.media));
  const isTold = !before?.media && Boolean(after?.media);
  const left = { x: 0, y: top, w: isTold ? half * TOLD : half, h: end - top };
  const from = isTorn ? left.w : left.w + LINE_PX;
  const right = { ...left, x: from, w: page.width - from };
  const inset = isTorn ? TORN_PX + INSET_PX / 2 : INSET_PX;
  return {
    background: "paper" as const,
    clips: [
      ...side(page, before, left, { id: "before", ground: "ink", words: "paper", name: "Before" }),
      ...side(page, after, right, { id: "after", ground: "accent", words: "onAccent", name: "After", inset }),
      ...(isTorn ? tornEdge(left, "ink") : []),
      ...(hasHook ? [hookLine(page, first)] : []),
      ...(isShown ? factLine(page, last || first) : []),
    ],
  };
}

/** Of a half, what is told in words: the picture is the larger part. */
const TOLD = 0.9;

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

/** `inset`: from the edge of the half to its label, if not the usual. */
type Side = { id: string; ground: Color; words: Color; name: string; inset?: number };

/** What a half's body says hurts, after its name: "hair on every chair". */
const hurtsIn = (beat: StoryboardBeat | undefined): string =>
  /:\s+(.+)$/s.exec(emphasized(beat?.body ?? "").text)?.[1] ?? "";

/**
 * A half with its name. Photos are not altered: they are evidence. Without one, the half says in large words what hurts;
 * where its body does not, its title.
 */
function side(
  page: StillPage,
  beat: StoryboardBeat | undefined,
  box: Box,
  { id, ground, words: color, name, inset = INSET_PX }: Side,
): Clip[] {
  const { safe, face } = page;
  const x = Math.max(box.x + inset, safe.x);
  const w = Math.min(box.x + box.w - INSET_PX, safe.x + safe.w) - x;
  const y = box.y > 0 ? box.y + 28 : labelY(page);
  const set = { face: face("title", "native"), minSize: 48 };
  const hurts = beat?.media ? "" : hurtsIn(beat);
  const body = emphasized(beat?.body ?? "").text || name;
  const text = hurts === "" ? body : body.slice(0, -hurts.length).replace(/:\s+$/, "");
  const label = textClip({
    id,
    text,
    box: { x, y, w, h: 216 },
    ...set,
    size: text.includes(":") ? 54 : 64,
    minSize: 44,
    color: "#ffffff",
    textBox: LABEL,
  });
  if (beat?.media) return [half(beat.media, `${id}-photo`, box), fillsHalf(beat.media) ? atTheEnd(label, box) : label];
  const from = y + LABEL_ROW_PX - 40;
  const said = {
    id: `${id}-said`,
    text:
      hurts === "" ? stateIn(emphasized(beat?.title ?? "").text, text) : hurts.charAt(0).toUpperCase() + hurts.slice(1),
    box: { x, y: from, w: w + 20, h: Math.min(box.y + box.h, safe.y + safe.h) - 60 - from },
  };
  const plain = rectClip({ id: `${id}-ground`, box, color: ground });
  const onGround = { ...label, color: "ink", textBox: { ...LABEL, color: "paper" } } as const;
  return [
    plain,
    onGround,
    textClip({ ...said, ...set, size: sizeOf(said.text, said.box.w), lineHeight: 1.1, color, valign: "middle" }),
  ];
}

/** A label at the lower end of its half, as far from that as another one is from its top. */
function atTheEnd(label: TextClip, { y, h }: Box): TextClip {
  return { ...label, valign: "bottom", box: { ...label.box, y: y + h - 28 - label.box.h } };
}

/** Whether a photo fills its half with something that has its face or its front in the upper part of it. */
const fillsHalf = (media: BeatMedia): boolean => media.subject !== undefined && !isApart(media) && !isMaterial(media);

/** "Before: bitter coffee. After: see for yourself" says of the state before that it is bitter coffee; its name is there already. */
function stateIn(title: string, name: string): string {
  const isNamed = title.toLocaleLowerCase().startsWith(`${name.toLocaleLowerCase()}:`);
  const [said = ""] = isNamed
    ? title
        .slice(name.length + 1)
        .trim()
        .split(/[.!?](?:\s|$)/)
    : [title];
  return said.charAt(0).toUpperCase() + said.slice(1);
}

/** As large as its longest word fits into a half unbroken. Native is about .54 em wide at this weight. */
function sizeOf(text: string, room: number): number {
  const letters = Math.max(...text.split(/\s+/).map(({ length }) => length));
  return Math.max(56, Math.min(100, Math.floor(room / (letters * 0.58))));
}

/** A product on a plain ground is shown whole on it, a screenshot on a screen; any other photo fills its half. */
function half(media: BeatMedia, id: string, box: Box): Clip {
  if (isApart(media)) return pictureClip(media, { id, box, ...besideWords(media, box, underLabel(box)) });
  return pictureClip(media, { id, box, fit: "cover" });
}

const isApart = ({ isScreen, ground, subject }: BeatMedia): boolean => Boolean(isScreen || (ground && subject));

/** The room in a half under its label. */
function underLabel({ y, w, h }: Box): Box {
  const row = y > 0 ? SHORT_ROW_PX : LABEL_ROW_PX;
  return { x: 20, y: row, w: w - 40, h: h - row - 20 };
}

const LABEL_ROW_PX = 190;
/** Under the strip of the hook. */
const SHORT_ROW_PX = 140;
const FACT_PX = 220;

const INSET_PX = 36;
const LABEL = { shape: "lines", color: "ink", padX: 28, padY: 18, radius: 14 } as const;

/** At y 300 of a tall page (docs/content.md#ugc-image). */
function labelY({ safe, isTall }: StillPage): number {
  return safe.y + (isTall ? 31 : 20);
}

/** The hook has a strip of its own above both halves, as high as this below the upper end of the words. */
const HOOK_PX = 230;

/** The hook, above the halves and their seam. */
function hookLine(page: StillPage, text: string) {
  const { safe, face } = page;
  const box = { x: safe.x, y: safe.y, w: safe.w, h: HOOK_PX - 24 };
  const set = { face: face("title", "native"), size: 80, minSize: 48, lineHeight: 1.1, maxLines: 3 };
  return textClip({ id: "hook", text, box, ...set, color: "ink", valign: "middle" });
}

/** Where the strip of the fact begins; it ends with the page. */
const factTop = ({ whole }: StillPage): number => whole.y + whole.h - FACT_PX - 36;

/** The fact on the accent under both halves, which stay free of words. */
function factLine(page: StillPage, fact: string): Clip[] {
  const { whole: safe, face, width, height, isTall } = page;
  const top = factTop(page);
  const box = { x: safe.x, y: top + 36, w: safe.w, h: FACT_PX };
  const size = fact.length <= 24 ? 96 : 80;
  const set = { face: face("title", "native"), size, minSize: 48, lineHeight: 1.12, maxLines: 3 };
  return [
    rectClip({ id: "fact-ground", box: { x: 0, y: top, w: width, h: height - top }, color: "accent" }),
    textClip({ id: "fact", text: fact, box, ...set, color: "onAccent", valign: isTall ? "top" : "middle" }),
  ];
}

import type { Color } from "../../scene/color.ts";
import type { Box } from "../../scene/geometry.ts";
import type { Clip } from "../../scene/scene.ts";
import type { TextClip } from "../../scene/text-clip.ts";
import { besideWords } from "../../shots/beside-words.ts";
import { isMaterial } from "../../shots/framing.ts";
import type { BeatMedia, Storyboard, StoryboardBeat } from "../../storyboard/storyboard.ts";
import { emphasized } from "../emphasized.ts";
import { onePicture, type StillPage } from "../pictures/still.ts";
import { artClip, inTheDark, pictureClip, rectClip, textClip } from "../pictures/still-clips.ts";
import type { TemplateBuilder } from "../template-builder.ts";
import { besideLabel, halvesOf, isApart, stripsOf } from "./split-places.ts";

/**
 * *Before / after split* (docs/content.md#ugc-image): two halves, two labels, one fact under both. The bodies name the
 * halves, the last title is the fact.
 */
export const beforeAfterSplit: TemplateBuilder = {
  build: (storyboard, target) => onePicture(storyboard, target, (page) => split(page, storyboard)),
};

function split(page: StillPage, { beats }: Pick<Storyboard, "beats">) {
  const [before, after] = beats;
  const [first, last] = [emphasized(before?.title ?? "").text, emphasized(after?.title ?? "").text];
  const isShown = Boolean(before?.media || after?.media);
  const isToldBefore = isShown && !before?.media && hurtsIn(before) === "";
  const hook = isShown && last !== "" && first !== "" && !isToldBefore ? first : "";
  const fact = isShown ? last || first : "";
  // What is told in words is paper, torn off the material behind it.
  const isTorn = !before?.media && Boolean(after?.media && isMaterial(after.media));
  const { strips, room } = stripsOf(page, { hook, fact });
  const [one, two] = halvesOf(room, { before: before?.media ?? null, after: after?.media ?? null, isTorn });
  const inset = isTorn ? TORN_PX + INSET_PX / 2 : INSET_PX;
  const next = isTorn ? null : (after?.media ?? null);
  return {
    background: "paper" as const,
    clips: [
      ...side(page, before, one, { id: "before", ground: "ink", words: "paper", name: "Before", next }),
      ...side(page, after, two, { id: "after", ground: "accent", words: "onAccent", name: "After", inset }),
      ...(isTorn ? tornEdge(one, "ink") : []),
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

/** `inset`: from the edge of the half to its label, if not the usual. `next`: what the other half shows; a half in words shows it in the dark. */
type Side = { id: string; ground: Color; words: Color; name: string; inset?: number; next?: BeatMedia | null };

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
  { id, ground, words: color, name, inset = INSET_PX, next = null }: Side,
): Clip[] {
  const { safe, face } = page;
  const x = Math.max(box.x + inset, safe.x);
  const w = Math.min(box.x + box.w - INSET_PX, safe.x + safe.w) - x;
  const y = box.y > 0 ? box.y + 28 : labelY(page);
  const lowest = Math.min(box.y + box.h, page.whole.y + page.whole.h);
  const set = { face: face("title", "native"), minSize: 48 };
  const hurts = beat?.media ? "" : hurtsIn(beat);
  const body = emphasized(beat?.body ?? "").text || name;
  const text = hurts === "" ? body : body.slice(0, -hurts.length).replace(/:\s+$/, "");
  const place = { box, page, label: x - box.x + 2 * LABEL.padX + text.length * LETTER_PX };
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
  if (beat?.media)
    return [half(beat.media, `${id}-photo`, place), fillsHalf(beat.media) ? atTheEnd(label, lowest) : label];
  const from = y + LABEL_ROW_PX;
  const said = {
    id: `${id}-said`,
    text:
      hurts === "" ? stateIn(emphasized(beat?.title ?? "").text, text) : hurts.charAt(0).toUpperCase() + hurts.slice(1),
    box: { x, y: from, w, h: lowest - 40 - from },
  };
  const plain = next
    ? { ...half(next, `${id}-ground`, place), ...inTheDark(next) }
    : rectClip({ id: `${id}-ground`, box, color: ground });
  const onGround = { ...label, color: "ink", textBox: { ...LABEL, color: "paper" } } as const;
  return [
    plain,
    onGround,
    textClip({ ...said, ...set, size: sizeOf(said.text, said.box.w), lineHeight: 1.1, color, valign: "middle" }),
  ];
}

/** A label at the lower end of its half, as far from that as another one is from its top. */
function atTheEnd(label: TextClip, end: number): TextClip {
  return { ...label, valign: "bottom", box: { ...label.box, y: end - 28 - label.box.h } };
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
function half(media: BeatMedia, id: string, { box, label, page }: Half): Picture {
  if (isApart(media))
    return pictureClip(media, { id, box, ...besideWords(media, box, besideLabel(media, box, label, page)) });
  return pictureClip(media, { id, box, fit: "cover" });
}

type Picture = ReturnType<typeof pictureClip>;
/** `label`: where its label ends, in px from the left edge. */
type Half = { box: Box; label: number; page: StillPage };

/** From the upper end of a label to what is said under it. */
const LABEL_ROW_PX = 140;
/** Width of a letter of a label, rather generous. */
const LETTER_PX = 36;
const INSET_PX = 36;
const LABEL = { shape: "lines", color: "ink", padX: 28, padY: 18, radius: 14 } as const;

/** At y 300 of a tall page (docs/content.md#ugc-image). */
function labelY({ safe, isTall }: StillPage): number {
  return safe.y + (isTall ? 31 : 20);
}

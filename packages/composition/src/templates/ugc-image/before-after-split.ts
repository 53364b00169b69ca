import type { Color } from "../../scene/color.ts";
import type { Box } from "../../scene/geometry.ts";
import type { Clip } from "../../scene/scene.ts";
import { besideWords } from "../../shots/beside-words.ts";
import type { BeatMedia, Storyboard, StoryboardBeat } from "../../storyboard/storyboard.ts";
import { emphasized } from "../emphasized.ts";
import { onePicture, type StillPage } from "../pictures/still.ts";
import { pictureClip, rectClip, textClip } from "../pictures/still-clips.ts";
import type { TemplateBuilder } from "../template-builder.ts";

/**
 * *Before / after split* (docs/content.md#ugc-image): two halves, two labels, one fact. The bodies name the halves, the
 * last title is the fact.
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
  const hasHook = isShown && last !== "" && first !== "";
  const top = hasHook ? page.safe.y + HOOK_PX : 0;
  const left = { x: 0, y: top, w: half, h: page.height - top };
  const right = { ...left, x: half + LINE_PX };
  return {
    background: "paper" as const,
    clips: [
      ...side(page, before, left, { id: "before", ground: "ink", words: "paper", name: "Before" }),
      ...side(page, after, right, { id: "after", ground: "accent", words: "onAccent", name: "After" }),
      ...(hasHook ? [hookLine(page, first)] : []),
      ...(isShown ? [factLine(page, last || first)] : []),
    ],
  };
}

type Side = { id: string; ground: Color; words: Color; name: string };

/** A half with its name. Photos are not altered: they are evidence. Without one, the half shows only words. */
function side(
  page: StillPage,
  beat: StoryboardBeat | undefined,
  box: Box,
  { id, ground, words: color, name }: Side,
): Clip[] {
  const { safe, face } = page;
  const x = Math.max(box.x + INSET_PX, safe.x);
  const w = Math.min(box.x + box.w - INSET_PX, safe.x + safe.w) - x;
  const y = box.y > 0 ? box.y + 28 : labelY(page);
  const set = { face: face("title", "native"), minSize: 48 };
  const text = emphasized(beat?.body ?? "").text || name;
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
  if (beat?.media) return [half(page, beat.media, `${id}-photo`, box), label];
  const said = {
    id: `${id}-said`,
    text: emphasized(beat?.title ?? "").text,
    box: { x, y: y + 240, w, h: safe.h - 420 },
  };
  const plain = rectClip({ id: `${id}-ground`, box, color: ground });
  return [plain, label, textClip({ ...said, ...set, size: 84, color, valign: "middle" })];
}

/** A product on a plain ground is shown whole on it, a screenshot on a screen; any other photo fills its half. */
function half(page: StillPage, media: BeatMedia, id: string, box: Box): Clip {
  if (media.isScreen) return pictureClip(media, { id, box, ...besideWords(media, box, screenRoom(page, box)) });
  const clip = pictureClip(media, { id, box });
  return media.ground ? clip : { ...clip, fit: "cover" };
}

/** Of a screenshot in its half: under the label, and above the fact. */
function screenRoom({ whole }: StillPage, { y, w }: Box): Box {
  return { x: 40, y: LABEL_ROW_PX, w: w - 80, h: whole.y + whole.h - FACT_PX - y - LABEL_ROW_PX };
}

const LABEL_ROW_PX = 190;
const FACT_PX = 330;

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

/**
 * Under the center of the picture. Two lines are centered on the seam; more are left-aligned
 * (docs/content.md#alignment).
 */
function factLine({ whole: safe, face }: StillPage, fact: string) {
  const h = FACT_PX;
  const box = { x: safe.x, y: safe.y + safe.h - h, w: safe.w, h };
  const textBox = { shape: "lines", color: "accent", padX: 28, padY: 16, radius: 14 } as const;
  const set = { face: face("title", "native"), size: 76, minSize: 48, lineHeight: 1.2, maxLines: 3 };
  const align = fact.length <= 40 ? "center" : "left";
  return textClip({ id: "fact", text: fact, box, ...set, color: "onAccent", align, valign: "bottom", textBox });
}

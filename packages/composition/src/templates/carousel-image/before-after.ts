import type { Color } from "../../scene/color.ts";
import type { Box } from "../../scene/geometry.ts";
import type { Clip } from "../../scene/scene.ts";
import type { TextClip } from "../../scene/text-clip.ts";
import { focusOf } from "../../shots/subject.ts";
import type { StoryboardBeat } from "../../storyboard/storyboard.ts";
import { emphasized } from "../emphasized.ts";
import { type Slide, slides } from "../pictures/still.ts";
import { pictureClip, rectClip, scrimClip, textClip } from "../pictures/still-clips.ts";
import type { TemplateBuilder } from "../template-builder.ts";
import { account, swipeCue } from "./furniture.ts";

/**
 * *Before / after* (docs/content.md#carousel): a strip runs over the edge between the first two slides, so that the
 * thumb follows it; then one change a slide. The first two bodies name the states; without them they are "Before" and
 * "After".
 */
export const beforeAfter: TemplateBuilder = {
  build: (storyboard, target) => {
    const [before, after] = storyboard.beats;
    const names = [stateName(before, "Before"), stateName(after, "After")] as const;
    return slides(storyboard, target, (slide) => slideOf(slide, names));
  },
};

type Names = readonly [before: string, after: string];

/** A short body names the state; a long one stays a body. */
function stateName(beat: StoryboardBeat | undefined, usual: string): string {
  const { text } = emphasized(beat?.body ?? "");
  return text !== "" && text.length <= MOST_LETTERS ? text : usual;
}

const MOST_LETTERS = 12;

function slideOf(slide: Slide, names: Names) {
  const { beat, index, isLast } = slide;
  const isState = index < 2 && !isLast;
  const onPhoto = beat.media !== null;
  const background: Color = onPhoto || index === 0 ? "ink" : "bg";
  const color: Color = background === "ink" ? "#ffffff" : "on";
  const body = isState && beat.body === names[index] ? "" : emphasized(beat.body).text;
  const said = onPhoto ? captioned(slide, body) : plain(slide, body, color);
  const cue = swipeCue(slide, onPhoto ? "ink" : color, onPhoto ? "paper" : undefined);
  return {
    background,
    clips: [...photo(slide), ...(isState ? state(slide, names) : []), ...said, ...cue, ...account(slide, color)],
  };
}

function photo({ beat, width, height, index, safe }: Slide): Clip[] {
  if (!beat.media) return [];
  // Never desaturated: a picture of "before" is evidence.
  const focus = focusOf(beat.media, { x: index % 2 === 0 ? 0.47 : 0.53, y: 0.55 });
  const top = safe.y + safe.h * 0.56;
  return [
    pictureClip(beat.media, { id: "photo", box: { x: 0, y: 0, w: width, h: height }, focus }),
    scrimClip("scrim", { x: 0, y: top, w: width, h: height - top }, 0, 0.5),
  ];
}

/** The state's name; the second one's strip begins on the first slide, behind its edge. */
function state({ index, safe, width, isTall }: Slide, [before, after]: Names): Clip[] {
  const y = isTall ? safe.y + 20 : 130;
  const row = (x: number, w: number): Box => ({ x, y, w, h: 170 });
  const look = { face: "block", weight: 400, size: 110, minSize: 56, maxLines: 1, valign: "middle" } as const;
  if (index === 0) {
    const edge = { color: "#ffffff", stroke: { color: "ink", width: 8 } } as const;
    return [
      textClip({ id: "state", text: before, box: row(safe.x, width - 170 - safe.x), ...look, ...edge }),
      rectClip({ id: "strip", box: row(width - 140, 200), color: "accent" }),
      textClip({ id: "next", text: after, box: row(width - 108, 800), ...look, color: "onAccent", ornament: true }),
    ];
  }
  const room = Math.min(safe.w, 70 + after.length * 70);
  return [
    rectClip({ id: "strip", box: row(-20, safe.x + 20 + room), color: "accent" }),
    textClip({ id: "state", text: after, box: row(safe.x, room - 30), ...look, color: "onAccent" }),
  ];
}

/** Low on the photo, like a caption in the app. */
function captioned({ safe, beat, face, isFirst, isLast }: Slide, body: string): TextClip[] {
  const box = { x: safe.x, y: safe.y + safe.h * 0.42, w: safe.w, h: safe.h * 0.58 - 130 };
  const lower = { ...box, y: box.y + box.h / 2, h: box.h / 2 };
  const textBox = { shape: "lines", color: isLast ? "accent" : "#ffffff", padX: 24, padY: 14, radius: 14 } as const;
  const stroke = { color: "ink", width: 6 } as const;
  const color = isLast ? "onAccent" : "ink";
  const said = { id: "title", text: emphasized(beat.title).text, face: face("title", "native"), box, color, textBox };
  const small = { id: "body", text: body, face: face("body", "native"), box: lower, color: "#ffffff", stroke };
  const above = { dock: { clip: "body", side: "above", gap: 28 }, valign: "bottom" } as const;
  return [
    textClip({ ...said, size: isFirst ? 100 : 88, minSize: 56, lineHeight: 1.18, ...above }),
    textClip({ ...small, weight: 600, size: 50, lineHeight: 1.28, valign: "bottom" }),
  ];
}

/** Without a photo, the slide shows only words. */
function plain({ safe, beat, face, isLast, index }: Slide, body: string, color: Color): TextClip[] {
  const top = safe.y + (index < 2 ? 250 : 80);
  const end = safe.y + safe.h - 130;
  const textBox = { shape: "lines", color: "accent", padX: 28, padY: 16, radius: 16 } as const;
  const ask = isLast ? ({ color: "onAccent", textBox } as const) : { color };
  const box = { x: safe.x, y: top, w: safe.w, h: (end - top) * (body === "" ? 1 : 0.6) };
  return [
    textClip({
      ...{ id: "title", text: emphasized(beat.title).text, box, face: face("title", "native"), size: 144, minSize: 64 },
      ...{ lineHeight: 1.14, tracking: -0.015, valign: body === "" ? "middle" : "bottom", ...ask },
    }),
    textClip({
      ...{ id: "body", text: body, box: { ...box, h: end - top }, face: face("body", "native"), weight: 500, size: 56 },
      ...{ lineHeight: 1.28, color, dock: { clip: "title", side: "below", gap: 40 } },
    }),
  ];
}

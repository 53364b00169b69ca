import { readsFromRight } from "../../text/bidi.ts";
import type { LaidWord } from "../../text/laid-line.ts";
import { easeOut, interpolate } from "../motion/easing.ts";
import type { Primitive } from "../primitives/primitive.ts";
import { colorOf } from "../primitives/stage.ts";
import { markerStrokes } from "../text/marker.ts";
import type { PlacedText } from "../text/place-text.ts";
import { textBoxes } from "../text/text-boxes.ts";
import type { ShownPage } from "./shown-page.ts";
import { spokenBox } from "./spoken-box.ts";
import { typed } from "./typed-words.ts";

/** What is drawn behind the words of a page: boxes, strips of paper, the marker, the block of a typewriter. */
export function captionGround(shown: ShownPage): Primitive[] {
  switch (shown.clip.style) {
    case "active-box":
      return [...boxes(shown, shown.placed), ...spokenBox(shown.clip, shown.page, shown.placed, shown.stage)];
    case "marker":
      return [...boxes(shown, shown.placed), ...sweptPhrase(shown)];
    case "boxed-lines":
      // On ink, they are in the accent themselves.
      return [...boxes(shown, shown.placed), ...(shown.clip.look?.ground === "ink" ? [] : emphasized(shown))];
    case "typewriter":
      return typewriterGround(shown);
    default:
      return boxes(shown, shown.placed);
  }
}

function boxes({ look, stage }: ShownPage, placed: PlacedText): Primitive[] {
  if (!look.textBox) return [];
  const drawn = textBoxes(placed, look.textBox, colorOf(stage.scene, look.textBox.color));
  const { boxOpacity } = look;
  return boxOpacity === undefined
    ? drawn
    : drawn.flatMap((box) => (box.box.h > 0 ? { ...box, opacity: boxOpacity } : []));
}

const SWEEP_MS = 160;

/** The marker follows the voice through its line: on to the end of each word as that begins. */
function sweptPhrase(shown: ShownPage): Primitive[] {
  const { placed, page, spoken, stage, clip } = shown;
  const here = placed.lines.find(({ line }) => line.words.some(({ index }) => index === spoken));
  if (!here) return [];
  const said = here.line.words.map((word) => ({ ...word, marked: word.index <= spoken }));
  const before = here.line.words.map((word) => ({ ...word, marked: word.index < spoken }));
  const [from, to] = [before, said].map((words) => markedWidth(words));
  const moved = easeOut((stage.t - (page.words[spoken]?.startMs ?? 0)) / SWEEP_MS);
  const revealed = to ? interpolate((from ?? 0) / to, 1, moved) : 0;
  const marked = { ...here, line: { ...here.line, words: said } };
  return markerStrokes({ ...placed, lines: [marked] }, colorOf(stage.scene, clip.accent), revealed, true);
}

function markedWidth(words: readonly LaidWord[]): number {
  const marked = words.filter((word) => word.marked);
  if (marked.length === 0) return 0;
  return Math.max(...marked.map(({ x, width }) => x + width)) - Math.min(...marked.map(({ x }) => x));
}

/** Emphasized words of boxed lines are marked: another color would hardly be readable on white. */
function emphasized({ placed, page, clip, stage }: ShownPage): Primitive[] {
  const lines = placed.lines.map((place) => {
    const words = place.line.words.map((word) => ({ ...word, marked: page.words[word.index]?.emphasis === true }));
    return { ...place, line: { ...place.line, words } };
  });
  return markerStrokes({ ...placed, lines }, colorOf(stage.scene, clip.accent), 1, true);
}

/** Width of the block behind the last word, and its distance, in em. */
const BLOCK_EM = 0.5;
const BLOCK_GAP_EM = 0.08;

function typewriterGround(shown: ShownPage): Primitive[] {
  const { placed, stage, look } = shown;
  const words = typed(shown);
  const last = words.at(-1);
  if (!last) return [];
  const { size } = placed.layout.font;
  const { cap, descent } = placed.layout.metrics;
  const [width, gap] = [BLOCK_EM * size, BLOCK_GAP_EM * size];
  const end = stage.measure(last.text, placed.layout.font);
  const fromRight = readsFromRight(last.text);
  const x = fromRight ? last.left + last.width - end - gap - width : last.left + end + gap;
  const block = { x, y: last.y - cap * size - 0.08 * size, w: width, h: (cap + descent / 2 + 0.12) * size };
  const lines = placed.lines.slice(0, last.line + 1).map(({ line, x: start, y }, i) => {
    if (i < last.line) return { line, x: start, y };
    const right = fromRight ? start + line.width : block.x + block.w;
    const left = fromRight ? block.x : start;
    return { line: { ...line, width: right - left }, x: left, y };
  });
  const color = colorOf(stage.scene, look.color);
  return [...boxes(shown, { ...placed, lines }), { kind: "box", box: block, radius: 0, color, opacity: 1 }];
}

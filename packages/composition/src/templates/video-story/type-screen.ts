import { contrastOf } from "../../brand/contrast.ts";
import type { Color, Hex, Palette } from "../../scene/color.ts";
import type { Keyframe } from "../../scene/keyframes.ts";
import type { Clip } from "../../scene/scene.ts";
import type { TextClip } from "../../scene/text-clip.ts";
import { quarterMs } from "../../sound/scores.ts";
import type { Storyboard } from "../../storyboard/storyboard.ts";
import { wordsOf } from "../../text/words.ts";
import { bright } from "../videos/bright.ts";
import { PAGE } from "../videos/video-scene.ts";
import { smallWords, textClips, wordsOfBeat } from "../videos/words/text-clips.ts";
import type { TextStyle } from "../videos/words/text-styles.ts";
import type { TimedBeat } from "../videos/words/timed-beats.ts";

/** Of music that is not ours, and of silence. */
const USUAL_QUARTER_MS = 560;

/** A quarter of the music, in ms, with which words beat. */
export const quarterOf = ({ music }: Pick<Storyboard, "music">): number => quarterMs(music) ?? USUAL_QUARTER_MS;

const LARGE: TextStyle = {
  face: "title",
  weight: 900,
  size: 300,
  minSize: 110,
  lineHeight: 1,
  maxLines: 7,
  caps: true,
  align: "left",
  valign: "middle",
  color: "paper",
  motion: "cut",
  mark: "color",
};

/** Marks over capitals, as of Ä, would touch the line above. */
const HAS_MARKS = /\p{M}/u;
const WITH_MARKS = 1.14;

/** Where the words stand, in turn; captions and small text are below. */
const PLACES = ["middle", "top", "bottom"] as const;
const GROUNDS = ["accent", "ink", "paper"] as const;
type Ground = (typeof GROUNDS)[number];

/** In turn, and in each part of a screen that is cut; the last screen has the color of the first. */
const groundAt = ({ index, isLast, part = 0 }: TimedBeat): Ground =>
  isLast && index > 1 ? "accent" : (GROUNDS[(index + part) % GROUNDS.length] ?? "ink");

/** Whether captions lie on a light ground there. */
export const isLightScreen = (beat: TimedBeat): boolean => groundAt(beat) === "paper";

/** What the words are written in on each ground. */
const WORDS = { accent: "onAccent", ink: "paper", paper: "ink" } as const satisfies Record<Ground, Color>;

/** The color of the word that matters: the brand's accent, or on it ink or paper; that of the others if it is too faint. */
function colorOfMatter(ground: Ground, palette: Palette): Color {
  const choices: readonly Color[] = ground === "accent" ? ["paper", "ink"] : ["accent", bright(palette)];
  const hexOf = (color: Color): Hex => Object.entries(palette).find(([role]) => role === color)?.[1] ?? color;
  const words = hexOf(WORDS[ground]);
  const isSeen = (hex: Hex) => hex !== words && contrastOf(hex, palette[ground]) >= LEAST_CONTRAST;
  return choices.find((it) => isSeen(hexOf(it))) ?? WORDS[ground];
}

/** Source: docs/content.md#contrast. */
const LEAST_CONTRAST = 4.5;

/** The ground of a screen: accent, ink and paper in turn. */
export function typeGround(beat: TimedBeat): Clip {
  const { index, startMs, endMs, part } = beat;
  return {
    ...{
      kind: "rect",
      id: part ? `ground-${index}-${part}` : `ground-${index}`,
      startMs,
      endMs,
      box: PAGE,
      radius: 0,
      opacity: 1,
    },
    color: groundAt(beat),
  };
}

type Screen = { quarter: number; palette: Palette; number: string; top?: number; isWide?: true };

/**
 * One thought: its words land on eighths of the music, and all of them beat with its quarters; its number stands above it. `quarter` in
 * ms, `top` in px of the page; `isWide`: its face is no narrow one.
 */
export function typeScreen(beat: TimedBeat, { quarter, palette, number, top = 272, isWide }: Screen): TextClip[] {
  const { index, startMs, endMs, text, isFirst } = beat;
  const ground = groundAt(beat);
  const hasMore = beat.small !== "" || beat.words.length > 0;
  const end = hasMore ? 952 : 1246;
  const numberPx = hasMore ? LOW_NUMBER_PX : NUMBER_PX;
  const y = number === "" ? top : top + numberPx;
  const box = { x: 67, y, w: 842, h: end - y };
  const valign = number !== "" ? "top" : hasMore ? "bottom" : (PLACES[index % PLACES.length] ?? "middle");
  const phrase = matterOf(beat);
  const count = Math.max(1, ...wordsOf(text).map((it) => it.index + 1));
  const step = Math.min(quarter / 2, (endMs - startMs) / (2 * count));
  const wordsAtMs = Array.from({ length: Math.min(200, count) }, (_, i) => startMs + i * step);
  const lineHeight = HAS_MARKS.test(text.toUpperCase().normalize("NFD")) ? WITH_MARKS : LARGE.lineHeight;
  const [size, minSize] = sizesFor(text, box.w, isWide === true);
  const style = { ...LARGE, size, minSize, lineHeight, valign, color: WORDS[ground] };
  const matter = { box, accent: colorOfMatter(ground, palette) };
  const large = textClips({ ...wordsOfBeat(beat), phrase }, style, matter).map((clip) => ({
    ...clip,
    ...(beat.part && { id: `${clip.id}-${beat.part}` }),
    // The first frame is complete.
    ...(!isFirst && { wordsAtMs }),
    keyframes: { scale: pulse(beat, quarter) },
  }));
  const what = { ...wordsOfBeat(beat), id: `number-${index}`, text: number, phrase: "", said: true };
  const counted = textClips(
    what,
    { ...style, ...NUMBER, color: matter.accent },
    { box: { ...box, y: top, h: numberPx } },
  );
  const small = smallWords(beat, large[0]).map((clip) =>
    beat.part ? { ...clip, id: `${clip.id}-${beat.part}` } : clip,
  );
  return [...counted, ...large, ...small];
}

/** The most and the least size in px: from larger ones, the longest word would be hyphenated. */
function sizesFor(text: string, width: number, isWide: boolean): readonly [most: number, least: number] {
  const longest = Math.max(0, ...text.split(/\s+/).map((it) => it.length));
  if (longest < LONG_WORD) return [LARGE.size, LARGE.minSize];
  const { em, most, least } = LONG_WORD_PX[isWide ? "wide" : "narrow"];
  const whole = Math.floor(width / (longest * em));
  return [Math.max(least, Math.min(most, whole)), least];
}

/** In letters, in px, and in px of a capital by px of its size. Source: docs/content.md#faces. */
const LONG_WORD = 9;
const LONG_WORD_PX = { narrow: { em: 0.5, most: 230, least: 90 }, wide: { em: 0.74, most: 145, least: 70 } } as const;

/** Above words alone, and above words with captions. */
const [NUMBER_PX, LOW_NUMBER_PX] = [440, 290];
const NUMBER = { size: 420, lineHeight: 1, maxLines: 1, valign: "top" } as const;

const matterOf = ({ phrase, text }: TimedBeat): string => (phrase === "" ? strongest(text) : phrase);

/** The longest word, if it has some weight: the one to mark where the writer marked none. */
function strongest(text: string): string {
  const words = text.split(/\s+/).map((it) => it.replace(/[^\p{L}\p{N}\p{M}-]/gu, ""));
  const longest = words.reduce((best, it) => (it.length > best.length ? it : best), "");
  return longest.length >= LEAST_LETTERS ? longest : "";
}

const LEAST_LETTERS = 5;

/** The most keyframes of a value are 200. */
const MOST_HITS = 96;

/** A step closer on each quarter that settles again, while the whole comes nearer; never larger than the words' box. */
function pulse({ startMs, endMs }: TimedBeat, quarter: number): Keyframe[] {
  const length = endMs - startMs;
  const hits = Math.min(MOST_HITS, Math.max(1, Math.floor(length / quarter)));
  return Array.from({ length: hits }, (_, i): Keyframe[] => {
    const near = 0.95 + (0.02 * i) / hits;
    return [
      { atMs: i * quarter, value: near + 0.03, curve: "ease-out" },
      { atMs: i * quarter + quarter * 0.6, value: near, curve: "hold" },
    ];
  }).flat();
}

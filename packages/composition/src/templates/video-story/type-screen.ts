import { adjustLightness, contrastOf } from "../../brand/contrast.ts";
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

/** In turn; the last screen has the color of the first. */
const groundAt = ({ index, isLast }: TimedBeat): Ground =>
  isLast && index > 1 ? "accent" : (GROUNDS[index % GROUNDS.length] ?? "ink");

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
  const { index, startMs, endMs } = beat;
  return {
    ...{ kind: "rect", id: `ground-${index}`, startMs, endMs, box: PAGE, radius: 0, opacity: 1 },
    color: groundAt(beat),
  };
}

/** Under the words, where the apps write their own, down to the end of the page. */
const RUNNING = { y: 1300, size: 640, pxPerMs: 0.3 };
/** Of lightness: seen, and no word to read. Our own choice. */
const A_SHADE = 0.07;
/** So often that it fills the page as long as its beat lasts. */
const REPEATED_LETTERS = 44;

/** The word that matters runs through the lower end of the page, tone on tone, to the left and to the right in turn. */
export function runningWord(beat: TimedBeat, palette: Palette): TextClip[] {
  const { index, startMs, endMs } = beat;
  const word = matterOf(beat);
  const color = palette[groundAt(beat)];
  const shade = contrastOf(color, "#ffffff") > contrastOf(color, "#000000") ? A_SHADE : -A_SHADE;
  const text = Array.from({ length: Math.ceil(REPEATED_LETTERS / (word.length + 1)) }, () => word).join(" ");
  const awayPx = -Math.min(MOST_AWAY_PX, (endMs - startMs) * RUNNING.pxPerMs);
  const [from, to] = index % 2 === 0 ? [0, awayPx] : [awayPx, 0];
  const what = { id: `running-${index}`, text, phrase: "", startMs, endMs };
  return textClips(
    what,
    { ...LARGE, size: RUNNING.size, maxLines: 1, valign: "top" },
    {
      box: { x: -60, y: RUNNING.y, w: RUNNING_W, h: RUNNING.size },
      color: adjustLightness(color, shade),
      ornament: true,
      keyframes: {
        x: [
          { atMs: 0, value: from, curve: "linear" },
          { atMs: endMs - startMs, value: to, curve: "linear" },
        ],
      },
    },
  );
}

const RUNNING_W = 20_000;
const MOST_AWAY_PX = 2400;

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
  const [size, minSize] = LONG_WORD.test(text) ? LONG_WORD_PX[isWide ? "wide" : "narrow"] : [LARGE.size, LARGE.minSize];
  const style = { ...LARGE, size, minSize, lineHeight, valign, color: WORDS[ground] };
  const matter = { box, accent: colorOfMatter(ground, palette) };
  const large = textClips({ ...wordsOfBeat(beat), phrase }, style, matter).map((clip) => ({
    ...clip,
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
  return [...counted, ...large, ...smallWords(beat, large[0])];
}

/** A word of nine letters or more is set whole from these sizes, the most and the least in px: from larger ones it would be hyphenated. */
const LONG_WORD = /[\p{L}\p{M}]{9}/u;
const LONG_WORD_PX = { narrow: [230, 110], wide: [145, 84] } as const;

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

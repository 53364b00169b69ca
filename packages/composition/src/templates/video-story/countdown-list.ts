import { brandPalette } from "../../brand/brand-palette.ts";
import type { Color } from "../../scene/color.ts";
import type { Clip } from "../../scene/scene.ts";
import type { Storyboard, StoryboardBeat } from "../../storyboard/storyboard.ts";
import { type Pace, readingMs } from "../beat-times.ts";
import type { TemplateBuilder } from "../template-builder.ts";
import { audioClips } from "../videos/audio-clips.ts";
import { beatShots } from "../videos/beat-shots.ts";
import { bright } from "../videos/bright.ts";
import { captionClips } from "../videos/caption-clips.ts";
import { ASK_BOX, smallWords, textClips, titleBox, titleWords } from "../videos/text-clips.ts";
import { TEXT_STYLES, type TextStyle } from "../videos/text-styles.ts";
import { type TimedBeat, timedBeats } from "../videos/timed-beats.ts";
import { PAGE, videoScene } from "../videos/video-scene.ts";

export const countdownList: TemplateBuilder = {
  pace: () => PACE,
  build: (storyboard) => [countdownScene(storyboard)],
};

/** How long a number is shown alone before its clip; in a short beat less. */
const CARD_MS = 700;
const CARD_SHARE = 0.3;
const PACE: Pace = { usualMs: (beat, i) => readingMs(beat) + (isListed(beat, i) ? CARD_MS : 0) };

const cardEndMs = ({ startMs, endMs }: TimedBeat) => startMs + Math.min(CARD_MS, (endMs - startMs) * CARD_SHARE);

/** A beat of the list, and its number: the last one is 1. */
type Item = TimedBeat & { number: number };

function countdownScene(storyboard: Storyboard) {
  const beats = timedBeats(storyboard, PACE);
  const durationMs = beats.at(-1)?.endMs ?? 0;
  const listed = beats.filter((beat) => isListed(beat, beat.index));
  const items = listed.map((beat, i): Item => ({ ...beat, number: listed.length - i }));
  const accent = bright(brandPalette(storyboard.brand));
  return videoScene(storyboard, {
    durationMs,
    fonts: { title: "native", body: "native" },
    tracks: [
      ["pictures", beatShots(beats, storyboard, { dress: () => ({ transition: PUNCH }) })],
      ["numbers", items.flatMap((item) => card(item, accent))],
      ["captions", captionClips(beats, storyboard, { style: "active-box" })],
      ["words", beats.flatMap((beat) => words(beat, isListed(beat, beat.index)))],
      ["ticks", ticks(items)],
      [
        "sound",
        audioClips(storyboard, {
          durationMs,
          effects: items.map(({ startMs }) => ({ effect: "slam", atMs: startMs })),
        }),
      ],
    ],
  });
}

const PUNCH = { kind: "punch", durationMs: 200 } as const;

function isListed({ role }: Pick<StoryboardBeat, "role">, index: number): boolean {
  return index > 0 && role !== "ask";
}

/** The number alone, accent on ink; for the first place, ink on accent. */
function card(item: Item, accent: Color): Clip[] {
  const { index, number, startMs } = item;
  const times = { startMs, endMs: cardEndMs(item) };
  const isBest = number === 1;
  const ground = { box: PAGE, color: isBest ? "accent" : "ink", radius: 0, opacity: 1 } as const;
  return [
    { kind: "rect", id: `card-${index}`, ...times, ...ground },
    ...textClips({ id: `number-${index}`, text: `${number}`, phrase: "", ...times }, NUMBER, {
      box: { x: 65, y: 330, w: 845, h: 640 },
      color: isBest ? "onAccent" : accent,
      ornament: true,
    }),
  ];
}

const NUMBER: TextStyle = {
  ...TEXT_STYLES.slam,
  face: "block",
  size: 520,
  minSize: 200,
  maxLines: 1,
  align: "center",
  valign: "middle",
  stroke: { color: "ink", width: 0 },
};

function words(beat: TimedBeat, isItem: boolean): Clip[] {
  if (beat.role === "ask" && !beat.isFirst) return titleWords(beat, TEXT_STYLES.ask, { box: ASK_BOX });
  if (!isItem) {
    const hook = titleWords(beat, TEXT_STYLES.boxed, titleBox(beat.text));
    return [...hook, ...smallWords(beat, hook[0])];
  }
  const after = { ...beat, startMs: cardEndMs(beat), textEndMs: beat.endMs };
  const label = titleWords(after, LABEL, titleBox(beat.text));
  return [...label, ...smallWords(after, label[0])];
}

const LABEL: TextStyle = { ...TEXT_STYLES.label, motion: "pop" };

/** One tick for each place, over the list's own time (docs/content.md#video-story: y 290). */
function ticks(items: readonly Item[]): Clip[] {
  const [first, ...others] = items;
  const last = items.at(-1);
  if (!first || !last) return [];
  const box = { x: 65, y: 283, w: 845, h: 14 };
  const times = { startMs: first.startMs, endMs: last.endMs };
  const cutsMs = others.map(({ startMs }) => startMs);
  return [{ kind: "progress", id: "ticks", ...times, box, color: "accent", ground: "paper", cutsMs }];
}

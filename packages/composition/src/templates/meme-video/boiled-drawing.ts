import type { Box } from "../../scene/geometry.ts";
import type { Clip } from "../../scene/scene.ts";
import type { Storyboard } from "../../storyboard/storyboard.ts";
import { atSense } from "../at-sense.ts";
import type { Pace } from "../beat-times.ts";
import { scaleIn, standingIn } from "../drawings/ink-box.ts";
import { memeClips } from "../drawings/meme-clips.ts";
import { likelyHeight } from "../pictures/likely-size.ts";
import { textClip } from "../pictures/still-clips.ts";
import type { TemplateBuilder } from "../template-builder.ts";
import { audioClips } from "../videos/audio-clips.ts";
import { PAGE, videoScene } from "../videos/video-scene.ts";
import { captionClips } from "../videos/words/caption-clips.ts";
import { textClips, wordsOfBeat } from "../videos/words/text-clips.ts";
import { lineBox, TEXT_STYLES, type TextStyle } from "../videos/words/text-styles.ts";
import { jokeArt, type Posed, posesIn } from "./joke-art.ts";
import { type JokeTiming, jokePace, jokeTiming, punchlineEffects } from "./joke-timing.ts";

export const boiledDrawing: TemplateBuilder = {
  pace: paceOf,
  build: (storyboard) => [boiledScene(storyboard)],
};

/** It is drawn: no recording of the user is shown. */
function paceOf(storyboard: Storyboard): Pace {
  return jokePace(storyboard, () => false);
}

function boiledScene(storyboard: Storyboard) {
  const turned = jokeTiming(storyboard, paceOf(storyboard));
  const { durationMs, turnMs } = turned;
  const lines = linesOf(turned);
  return videoScene(storyboard, {
    durationMs,
    isDrawn: true,
    fonts: { title: "native", body: "native" },
    tracks: [
      ["ground", [ground(durationMs)]],
      ["drawing", drawing(storyboard, turned, lines.bandEnd)],
      ["band", band(durationMs, lines.bandEnd)],
      ["captions", captionClips(turned.beats, storyboard, { style: "boxed-lines" })],
      ["words", words(turned, lines.size)],
      ["sound", audioClips(storyboard, { durationMs, loops: true, effects: punchlineEffects(turnMs) })],
    ],
  });
}

function ground(endMs: number): Clip {
  return { kind: "rect", id: "ground", startMs: 0, endMs, box: PAGE, color: "bg", radius: 0, opacity: 1 };
}

/** Where a drawing stands whole under the band, also when it is nearer; its floor goes on below it, under the app's own words. */
const stageUnder = (bandEnd: number): Box => ({ x: 36, y: bandEnd + 60, w: 1008, h: 1600 - bandEnd - 60 });
/** How far the lines are redrawn off their place (docs/content.md#motion). */
const BOIL = { amount: 3, seed: 7 };
/** When it goes on, as a share of the setup, and at the latest: something changes early. */
const GOES_ON = { share: 0.55, mostMs: 1400 };
const NEARER = 1.07;

/** Slowly nearer before the turn, which comes with a step closer; both ends are in the same place, so that it loops. */
function drawing(storyboard: Storyboard, { turnMs, durationMs }: JokeTiming, bandEnd: number): Clip[] {
  const stage = stageUnder(bandEnd);
  const { setup, between, turn } = jokeArt(storyboard);
  // In which each is whole; what is small beside the largest comes nearer.
  const least = Math.min(...[setup, between, turn].flatMap((it) => (it ? [scaleIn(stage, it.art)] : [])));
  const scaleOf = ({ art }: Posed) => Math.max(least, Math.min(least * SMALL_BESIDE, scaleIn(stage, art) / NEARER));
  const ownBox = (it: Posed) => standingIn(it.art, stage, scaleOf(it));
  // The last picture is followed by the first, so both have the place of the larger drawing.
  const endsBox = ownBox(scaleOf(setup) <= scaleOf(turn) ? setup : turn);
  const goesOnMs = between
    ? Math.round((Math.min(turnMs * GOES_ON.share, GOES_ON.mostMs) * 3) / 100) * (100 / 3)
    : turnMs;
  const inPoses = (it: Posed, id: string, from: number, to: number, box: Box) =>
    posesIn(from, to).flatMap(({ isMoved, startMs, endMs }, i) =>
      memeClips(isMoved ? it.moved : it.art, { id: `${id}-${i}`, startMs, endMs, box, boil: BOIL }).map((clip) => ({
        ...clip,
        keyframes: {
          scale: from < turnMs ? nearing(startMs / turnMs, endMs / turnMs, endMs - startMs) : i === 0 ? ARRIVES : STAYS,
        },
      })),
    );
  return [
    ...inPoses(setup, "setup", 0, goesOnMs, endsBox),
    ...(between ? inPoses(between, "between", goesOnMs, turnMs, ownBox(between)) : []),
    ...inPoses(turn, "turn", turnMs, durationMs, endsBox),
  ];
}

/** The turn comes with a step closer. */
const ARRIVES = [
  { atMs: 0, value: 1.12, curve: "settle" as const },
  { atMs: 160, value: 1, curve: "linear" as const },
];
const STAYS = [{ atMs: 0, value: 1, curve: "linear" as const }];

/** Our own choice. */
const SMALL_BESIDE = 1.4;

/** From one share of the way nearer to another one. */
const nearing = (from: number, to: number, lengthMs: number) =>
  [
    { atMs: 0, at: from },
    { atMs: lengthMs, at: to },
  ].map(({ atMs, at }) => ({ atMs, value: 1 + (NEARER - 1) * at, curve: "linear" as const }));

function band(endMs: number, h: number): Clip[] {
  const times = { startMs: 0, endMs, radius: 0, opacity: 1 };
  return [
    { kind: "rect", id: "band", ...times, box: { ...PAGE, h }, color: "#ffffff" },
    { kind: "rect", id: "band-edge", ...times, box: { ...PAGE, y: h - 10, h: 10 }, color: "ink" },
  ];
}

const LEAST_PX = 60;
const SETUP: TextStyle = {
  ...TEXT_STYLES.slip,
  weight: 700,
  minSize: LEAST_PX,
  lineHeight: 1.12,
  maxLines: 4,
  textBox: lineBox("#ffffff", 0),
};
const TURN: TextStyle = {
  ...SETUP,
  color: "onAccent",
  textBox: lineBox("accent", 10),
  motion: "slam",
  mark: "underline",
};
const ROOM: Box = { x: 65, y: 290, w: 845, h: 420 };
const SIZES = [112, 104, 96, 90, 84, 78, 72, 66] as const;
/** More lines than these only where nothing else helps. Our own choice. */
const FEW_LINES = 3;
const LARGE_PX = 78;
/** Below the words, in px. */
const UNDER = 44;

/** The size of all lines, in which the longest still has few of them, and where the band ends under them. */
function linesOf({ beats }: JokeTiming): { size: number; bandEnd: number } {
  const set = {
    face: "native",
    lineHeight: SETUP.lineHeight,
    box: { ...ROOM, h: PAGE.h },
    textBox: lineBox("accent"),
  } as const;
  const all = beats.map(({ text }) => atSense(text));
  const high = (text: string, size: number) =>
    likelyHeight(textClip({ id: "line", text, ...set, size, minSize: size }));
  const most = (size: number, lines: number) => lines * SETUP.lineHeight * size + 2 * set.textBox.padY + 1;
  // What breaks where its sense does needs no other line, as long as it is large.
  const isFine = (size: number) => all.every((it) => high(it, size) <= most(size, it.includes("\n") ? 2 : FEW_LINES));
  const isShort = (size: number) => all.every((it) => high(it, size) <= most(size, FEW_LINES));
  const highAt = (size: number) => Math.max(...all.map((it) => high(it, size)));
  const size =
    SIZES.find((it) => it >= LARGE_PX && isFine(it)) ??
    SIZES.find(isShort) ??
    SIZES.find((it) => highAt(it) <= ROOM.h) ??
    LEAST_PX;
  return { size, bandEnd: Math.round(ROOM.y + Math.min(highAt(size), ROOM.h) + UNDER) };
}

function words({ beats }: JokeTiming, size: number): Clip[] {
  return beats.flatMap((beat) => {
    const isTurn = beat.isLast && !beat.isFirst;
    const written = wordsOfBeat({ ...beat, text: atSense(beat.text), textEndMs: beat.endMs });
    return textClips(written, { ...(isTurn ? TURN : SETUP), size }, { box: ROOM });
  });
}

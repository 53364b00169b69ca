import type { Clip } from "../../scene/scene.ts";
import type { Storyboard } from "../../storyboard/storyboard.ts";
import type { Pace } from "../beat-times.ts";
import { standingIn } from "../drawings/ink-box.ts";
import { memeClips } from "../drawings/meme-clips.ts";
import type { MemeArt } from "../drawings/meme-drawing.ts";
import type { TemplateBuilder } from "../template-builder.ts";
import { audioClips } from "../videos/audio-clips.ts";
import { PAGE, videoScene } from "../videos/video-scene.ts";
import { captionClips } from "../videos/words/caption-clips.ts";
import { textClips, wordsOfBeat } from "../videos/words/text-clips.ts";
import { lineBox, TEXT_STYLES, type TextStyle } from "../videos/words/text-styles.ts";
import { jokeArt } from "./joke-art.ts";
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
  return videoScene(storyboard, {
    durationMs,
    isDrawn: true,
    fonts: { title: "native", body: "native" },
    tracks: [
      ["ground", [ground(durationMs)]],
      ["drawing", drawing(storyboard, turned)],
      ["band", band(durationMs)],
      ["captions", captionClips(turned.beats, storyboard, { style: "boxed-lines" })],
      ["words", words(turned)],
      ["sound", audioClips(storyboard, { durationMs, loops: true, effects: punchlineEffects(turnMs) })],
    ],
  });
}

function ground(endMs: number): Clip {
  return { kind: "rect", id: "ground", startMs: 0, endMs, box: PAGE, color: "bg", radius: 0, opacity: 1 };
}

/** Where a drawing stands whole, also when it is nearer; its floor goes on below it, under the app's own words. */
const STAGE = { x: 80, y: 830, w: 920, h: 650 };
/** How far the lines are redrawn off their place (docs/content.md#motion). */
const BOIL = { amount: 3, seed: 7 };
/** When it goes on, as a share of the setup: it is read by then. */
const GOES_ON_AT = 0.55;
const NEARER = 1.07;

/** Slowly nearer before the turn, which comes with a step closer; both ends are in the same place, so that it loops. */
function drawing(storyboard: Storyboard, { turnMs, durationMs }: JokeTiming): Clip[] {
  const { setup, between, turn } = jokeArt(storyboard);
  // One place for all of it, in which each is whole.
  const boxes = [setup, between, turn].flatMap((art) => (art ? [standingIn(art, STAGE)] : []));
  const box = boxes.toSorted((a, b) => a.w - b.w)[0] ?? STAGE;
  const goesOnMs = between ? Math.round((turnMs * GOES_ON_AT * 3) / 100) * (100 / 3) : turnMs;
  const shown = (art: MemeArt, id: string, startMs: number, endMs: number) =>
    memeClips(art, { id, startMs, endMs, box, boil: BOIL }).map((clip) => ({
      ...clip,
      keyframes: { scale: nearing(startMs / turnMs, endMs / turnMs, endMs - startMs) },
    }));
  const scale = [
    { atMs: 0, value: 1.12, curve: "settle" as const },
    { atMs: 160, value: 1, curve: "linear" as const },
  ];
  return [
    ...shown(setup, "setup", 0, goesOnMs),
    ...(between ? shown(between, "between", goesOnMs, turnMs) : []),
    ...memeClips(turn, { id: "turn", startMs: turnMs, endMs: durationMs, box, boil: BOIL }).map((clip) => ({
      ...clip,
      keyframes: { scale },
    })),
  ];
}

/** From one share of the way nearer to another one. */
const nearing = (from: number, to: number, lengthMs: number) =>
  [
    { atMs: 0, at: from },
    { atMs: lengthMs, at: to },
  ].map(({ atMs, at }) => ({ atMs, value: 1 + (NEARER - 1) * at, curve: "linear" as const }));

const BAND_H = 735;

function band(endMs: number): Clip[] {
  const times = { startMs: 0, endMs, radius: 0, opacity: 1 };
  return [
    { kind: "rect", id: "band", ...times, box: { ...PAGE, h: BAND_H }, color: "#ffffff" },
    { kind: "rect", id: "band-edge", ...times, box: { ...PAGE, y: BAND_H - 10, h: 10 }, color: "ink" },
  ];
}

const SETUP: TextStyle = {
  ...TEXT_STYLES.slip,
  weight: 700,
  size: 108,
  minSize: 60,
  lineHeight: 1.1,
  maxLines: 4,
  valign: "middle",
  textBox: lineBox("#ffffff", 0),
};
const TURN: TextStyle = {
  ...SETUP,
  color: "onAccent",
  textBox: lineBox("accent", 10),
  motion: "slam",
  mark: "underline",
};
const ROOM = { x: 65, y: 272, w: 845, h: 435 };

function words({ beats }: JokeTiming): Clip[] {
  return beats.flatMap((beat) => {
    const isTurn = beat.isLast && !beat.isFirst;
    return textClips(wordsOfBeat({ ...beat, textEndMs: beat.endMs }), isTurn ? TURN : SETUP, { box: ROOM });
  });
}

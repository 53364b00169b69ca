import type { Clip } from "../../scene/scene.ts";
import type { Storyboard } from "../../storyboard/storyboard.ts";
import type { Pace } from "../beat-times.ts";
import { memeClips } from "../drawings/meme-clips.ts";
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

const STAGE = { x: 0, y: 745, w: 1080, h: 1080 };
/** How far the lines are redrawn off their place (docs/content.md#motion). */
const BOIL = { amount: 3, seed: 7 };

/** Slowly nearer before the turn, which comes with a step closer; both ends are in the same place, so that it loops. */
function drawing(storyboard: Storyboard, { turnMs, durationMs }: JokeTiming): Clip[] {
  const art = jokeArt(storyboard);
  const setup = memeClips(art.setup, { id: "setup", startMs: 0, endMs: turnMs, box: STAGE, boil: BOIL });
  const turn = memeClips(art.turn, { id: "turn", startMs: turnMs, endMs: durationMs, box: STAGE, boil: BOIL });
  const scale = [
    { atMs: 0, value: 1.12, curve: "settle" as const },
    { atMs: 160, value: 1, curve: "linear" as const },
  ];
  const nearer = [
    { atMs: 0, value: 1, curve: "linear" as const },
    { atMs: turnMs, value: 1.07, curve: "linear" as const },
  ];
  return [
    ...setup.map((clip) => ({ ...clip, keyframes: { scale: nearer } })),
    ...turn.map((clip) => ({ ...clip, keyframes: { scale } })),
  ];
}

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

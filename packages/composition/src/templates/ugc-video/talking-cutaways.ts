import type { Clip } from "../../scene/scene.ts";
import { shot } from "../../shots/shot.ts";
import type { BeatMedia, Storyboard } from "../../storyboard/storyboard.ts";
import type { Pace } from "../beat-times.ts";
import type { TemplateBuilder } from "../template-builder.ts";
import { audioClips } from "../videos/audio-clips.ts";
import { beatShots } from "../videos/beat-shots.ts";
import { captionClips } from "../videos/caption-clips.ts";
import { ASK_BOX, smallWords, titleBox, titleWords } from "../videos/text-clips.ts";
import { TEXT_STYLES } from "../videos/text-styles.ts";
import { type TimedBeat, timedBeats } from "../videos/timed-beats.ts";
import { PAGE, videoScene } from "../videos/video-scene.ts";
import { oneTake, ownTake } from "./one-take.ts";

export const talkingCutaways: TemplateBuilder = {
  pace: paceOf,
  build: (storyboard) => [talkingScene(storyboard)],
};

/** The title is for new viewers; after that only captions are shown (docs/content.md#ugc-video). */
const TITLE_MS = 2500;

/** The speech continues under the cutaways. */
function paceOf(storyboard: Storyboard): Pace {
  return { take: oneTake(storyboard, storyboard.beats.slice(1)) };
}

function talkingScene(storyboard: Storyboard) {
  const beats = timedBeats(storyboard, paceOf(storyboard)).map(shortTitle);
  const durationMs = beats.at(-1)?.endMs ?? 0;
  const take = ownTake(beats) ?? storyboard.speaker ?? null;
  const away = take ? beats.filter(({ media, isFirst }) => !isFirst && media && media.src !== take.src) : [];
  const isPlainCut = !take || (away.length === 0 && take.src !== storyboard.speaker?.src);
  return videoScene(storyboard, {
    durationMs,
    fonts: { title: "native", body: "native" },
    tracks: [
      ["take", isPlainCut ? beatShots(beats, storyboard) : [talking(take, beats, storyboard)]],
      ["cutaways", isPlainCut ? [] : beatShots(away.map(shortened), storyboard).map(mute)],
      ["captions", captionClips(beats, storyboard, { style: "active-box" })],
      ["words", beats.flatMap(words)],
      ["sound", audioClips(storyboard, { durationMs })],
    ],
  });
}

function shortTitle(beat: TimedBeat): TimedBeat {
  const isShort = beat.words.length > 0 && beat.role !== "ask";
  return isShort ? { ...beat, textEndMs: Math.min(beat.textEndMs, beat.startMs + TITLE_MS) } : beat;
}

/**
 * The take plays under everything, so that lips and voice stay in sync; its own sound is audible unless there is a
 * voice.
 */
function talking(take: BeatMedia, beats: readonly TimedBeat[], { voice }: Storyboard): Clip {
  const endMs = beats.at(-1)?.endMs ?? 0;
  const place = { id: "take", startMs: 0, endMs, box: PAGE, index: 0, isSpokenOver: voice !== null };
  return { ...shot(take, place), punches: beats.flatMap(stepCloser) };
}

/** *Punch-in* (docs/content.md#ugc-video) on the first word that matters, back at the cut. */
function stepCloser({ words, startMs, endMs }: TimedBeat) {
  const stressed = words.find(({ emphasis }) => emphasis)?.startMs;
  const atMs = stressed ?? startMs + (endMs - startMs) / 2;
  return endMs - atMs < LEAST_MS || atMs - startMs < LEAST_MS ? [] : [{ startMs: atMs, endMs, scale: 1.14 }];
}

const LEAST_MS = 400;
/** A cutaway stays 1.5 to 2.5 s (docs/content.md#ugc-video), then the speaker is back. */
const AWAY_MS = 2500;

function shortened(beat: TimedBeat): TimedBeat {
  return beat.isLast ? beat : { ...beat, endMs: Math.min(beat.endMs, beat.startMs + AWAY_MS) };
}

const mute = (clip: Clip): Clip => (clip.kind === "video" ? { ...clip, sound: null } : clip);

function words(beat: TimedBeat): Clip[] {
  if (beat.role === "ask" && !beat.isFirst) return titleWords(beat, TEXT_STYLES.ask, { box: ASK_BOX });
  const title = titleWords(beat, beat.isFirst ? TEXT_STYLES.boxed : TEXT_STYLES.label, titleBox(beat.text));
  return [...title, ...smallWords(beat, title[0])];
}

import { endsClause, endsSentence } from "../../frame/captions/page-breaks.ts";
import type { Clip } from "../../scene/scene.ts";
import { shot } from "../../shots/shot.ts";
import type { BeatMedia, RecordedBeat, Storyboard } from "../../storyboard/storyboard.ts";
import { type Pace, readingMs } from "../beat-times.ts";
import { isOfMaterial } from "../pictures/material-pages.ts";
import type { TemplateBuilder } from "../template-builder.ts";
import { audioClips } from "../videos/audio-clips.ts";
import { beatShots } from "../videos/beat-shots.ts";
import { faceIn, faceOnPage, type View, viewWithFaceAt } from "../videos/face-on-page.ts";
import { boxedOn, isLightUnder } from "../videos/light-under.ts";
import { PAGE, videoScene } from "../videos/video-scene.ts";
import { cutOnThoughts } from "../videos/words/cut-on-thoughts.ts";
import { ASK_BOX, smallWords, titleBox, titleWords } from "../videos/words/text-clips.ts";
import { TEXT_STYLES, type TextStyle } from "../videos/words/text-styles.ts";
import { type TimedBeat, timedBeats } from "../videos/words/timed-beats.ts";
import { wordsBesideFace } from "../videos/words/words-beside-face.ts";
import { type Away, awayFromFace, captionsWithFace, wordsWithFace } from "../videos/words/words-with-face.ts";
import { oneTake, ownTake } from "./one-take.ts";
import { overItself } from "./over-itself.ts";

export const talkingCutaways: TemplateBuilder = {
  pace: paceOf,
  build: (storyboard) => [talkingScene(storyboard)],
};

/** The speech continues under the cutaways. */
function paceOf(storyboard: Storyboard): Pace {
  return { take: oneTake(storyboard, storyboard.beats.slice(1)) };
}

function talkingScene(storyboard: Storyboard) {
  const beats = timedBeats(storyboard, paceOf(storyboard)).map(untilTheCut);
  const durationMs = beats.at(-1)?.endMs ?? 0;
  const take = ownTake(beats) ?? storyboard.speaker ?? null;
  const away = take ? cutawaysOf(beats, take) : [];
  const beside = take ? wordsBesideFace(faceOnPage(take, viewOf(take, CLOSER_UNDER_TITLE))) : null;
  const cuts = awayFromFace(away.map(shortened));
  const wide = (clip: Clip) => overItself(clip, take?.size);
  const wordsOf = (beat: TimedBeat) => {
    if (!beside) return words(beat);
    return isOver(beat, cuts) ? titleOver(beat) : wordsWithFace(beat, styleOf(beat), beside);
  };
  const isPlainCut = !take || (away.length === 0 && take.src !== storyboard.speaker?.src);
  return videoScene(storyboard, {
    durationMs,
    fonts: { title: "native", body: "native" },
    tracks: [
      ["take", (isPlainCut ? beatShots(beats, storyboard) : [talking(take, beats, storyboard)]).map(wide)],
      ["cutaways", isPlainCut ? [] : beatShots(cutOnThoughts(cuts.cuts), storyboard, { room: cuts.room }).map(mute)],
      [
        "captions",
        captionsWithFace(beats, storyboard, { style: "active-box", besideOf: () => beside, away: cuts, onMaterial }),
      ],
      ["words", beats.flatMap((beat) => wordsOf(beat))],
      ["sound", audioClips(storyboard, { durationMs })],
    ],
  });
}

/** Whether a title stands only over a picture with a place of its own: it need not keep off the face then. */
const isOver = ({ index, textStartMs, textEndMs, small }: TimedBeat, { cuts, room }: Away): boolean =>
  room !== undefined &&
  small === "" &&
  cuts.some((it) => it.index === index && it.startMs <= textStartMs && textEndMs <= it.endMs);

function titleOver(beat: TimedBeat): Clip[] {
  const isLight = beat.media !== null && isLightUnder(beat.media, undefined);
  const place = titleBox(beat.text, TOP, ABOVE_CAPTIONS);
  return titleWords(beat, boxedOn<TextStyle>(isLight, styleOf(beat)), { ...place, valign: "bottom" });
}

/** Where titles over pictures begin and end. */
const TOP = 285;
const ABOVE_CAPTIONS = 580;

const onMaterial = ({ media }: TimedBeat): boolean => media !== null && isOfMaterial(media);

/**
 * What is shown instead of the speaker: what hurts while it is told, the product from the sentence about it on, and all of the ask, which
 * says nothing over a face (ADR 232).
 */
function cutawaysOf(beats: readonly TimedBeat[], take: BeatMedia): TimedBeat[] {
  const others = beats.filter(({ media, isFirst }) => !isFirst && media && media.src !== take.src);
  return others.map((beat) => (beat.role === "turn" && !beat.isLast ? fromSecondSentence(beat) : beat));
}

/** What to do is said to the camera; what comes after it is about the product. */
function fromSecondSentence(beat: TimedBeat): TimedBeat {
  const at = beat.said.findIndex((_, i) => i > 0 && endsSentence(beat.said[i - 1]?.text ?? ""));
  const startMs = beat.said[at]?.startMs ?? beat.startMs;
  const isSeen = startMs - beat.startMs >= LEAST_AWAY_MS && beat.endMs - startMs >= LEAST_AWAY_MS;
  return isSeen ? { ...beat, startMs } : beat;
}

/**
 * A step closer keeps the chin where it is: captions are under it. A presenter goes down with it, so that the hook above
 * the head is large.
 */
function viewOf(take: RecordedBeat, scale = 1): View {
  if (take.face) return { ...viewWithFaceAt(take, CLOSER_UNDER_TITLE, LOW), scale };
  const { x, y, w, h } = faceIn(take);
  return { scale, focus: { x: x + w / 2, y: y + h } };
}

/** Where the middle of a presenter's face is: three lines above, one line of captions below. */
const LOW = { x: PAGE.w / 2, y: 850 };

/** A title stands in one shot: over the cutaway with which its beat begins. */
function untilTheCut(beat: TimedBeat): TimedBeat {
  const { endMs } = shortened(beat);
  const isCut = !beat.isFirst && beat.media?.kind === "image" && endMs < beat.endMs && beat.textStartMs < endMs;
  return isCut ? { ...beat, textEndMs: Math.min(beat.textEndMs, endMs) } : beat;
}

/**
 * The take plays under everything, so that lips and voice stay in sync; its own sound is audible unless there is a
 * voice.
 */
function talking(take: RecordedBeat, beats: readonly TimedBeat[], { voice }: Storyboard): Clip {
  const endMs = beats.at(-1)?.endMs ?? 0;
  const place = { id: "take", startMs: 0, endMs, box: PAGE, index: 0, isSpokenOver: voice !== null };
  return { ...shot(take, place), focus: viewOf(take).focus, punches: beats.flatMap(stepCloser) };
}

/**
 * *Punch-in* (docs/content.md#ugc-video) on the first word that matters, back at the cut. Less close while a title stands
 * above the head.
 */
function stepCloser({ text, textEndMs, words, startMs, endMs }: TimedBeat) {
  const atMs = words.find(({ emphasis }) => emphasis)?.startMs ?? startMs + (endMs - startMs) / 2;
  if (endMs - atMs < LEAST_MS || atMs - startMs < LEAST_MS) return [];
  const isTitled = text !== "" && atMs < textEndMs;
  const titleEndMs = isTitled ? Math.min(endMs, textEndMs) : atMs;
  const under = { startMs: atMs, endMs: titleEndMs, scale: CLOSER_UNDER_TITLE };
  const after = { startMs: titleEndMs, endMs, scale: CLOSER };
  return [under, after].filter((it) => it.endMs > it.startMs);
}

const CLOSER = 1.12;
const CLOSER_UNDER_TITLE = 1.08;
const LEAST_MS = 400;
/** A cutaway stays 1.5 to 2.5 s (docs/content.md#ugc-video), then the speaker is back. */
const AWAY_MS = 2500;
/** A sentence may end a little earlier or later. Our own choice. */
const LEAST_AWAY_MS = 1200;
const MOST_AWAY_MS = 3300;
/** What hurts is shown as long as two sentences take to tell it. Our own choice. */
const MOST_OF_PAIN_MS = 6000;

/** It ends where a sentence does, so that captions beside the speaker begin with one. */
function shortened(beat: TimedBeat): TimedBeat {
  const { startMs, endMs, said, isLast, role, text, textStartMs } = beat;
  // A title that is the whole speech stays to its end, and it stands in one shot.
  if (isLast || (text !== "" && beat.words.length === 0)) return beat;
  // Said to the face, what hurts would have no picture, and the product none as its fact is told.
  if (role === "turn" || (role === "pain" && endMs - startMs <= MOST_OF_PAIN_MS)) return beat;
  const leastMs = text === "" || textStartMs > startMs ? LEAST_AWAY_MS : readingMs({ title: text, body: "", line: "" });
  const isIn = (ms: number) => ms >= startMs + leastMs && ms <= Math.min(endMs, startMs + MOST_AWAY_MS);
  const after = (ends: (word: string) => boolean) =>
    said.find(({ startMs: ms }, at) => isIn(ms) && ends(said[at - 1]?.text ?? "."))?.startMs;
  const cutMs = after(endsSentence) ?? after(endsClause) ?? Math.min(endMs, startMs + AWAY_MS);
  // Back for a moment in which nothing is said, the speaker would flash.
  return endMs - cutMs < LEAST_AWAY_MS ? beat : { ...beat, endMs: cutMs };
}

const mute = (clip: Clip): Clip => (clip.kind === "video" ? { ...clip, sound: null } : clip);

function words(beat: TimedBeat): Clip[] {
  if (beat.role === "ask" && !beat.isFirst) return titleWords(beat, TEXT_STYLES.ask, { box: ASK_BOX });
  const title = titleWords(beat, styleOf(beat), titleBox(beat.text));
  return [...title, ...smallWords(beat, title[0])];
}

function styleOf({ isFirst, role }: TimedBeat): TextStyle {
  if (isFirst) return TEXT_STYLES.boxed;
  return role === "ask" ? SHORT_ASK : TEXT_STYLES.label;
}

const SHORT_ASK: TextStyle = { ...TEXT_STYLES.ask, size: 88 };

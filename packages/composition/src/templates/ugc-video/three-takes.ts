import { brandPalette } from "../../brand/brand-palette.ts";
import { sentences } from "../../frame/captions/page-breaks.ts";
import type { Palette } from "../../scene/color.ts";
import { SAFE_BOXES } from "../../scene/safe-boxes.ts";
import type { Clip } from "../../scene/scene.ts";
import type { Storyboard, StoryboardBeat } from "../../storyboard/storyboard.ts";
import { type Pace, readingMs } from "../beat-times.ts";
import { emphasized } from "../emphasized.ts";
import type { TemplateBuilder } from "../template-builder.ts";
import { audioClips, EFFECTS_APART_MS, type SoundEffect } from "../videos/audio-clips.ts";
import { beatShots } from "../videos/beat-shots.ts";
import { faceOnPage } from "../videos/face-on-page.ts";
import { askOn, isLightUnder } from "../videos/light-under.ts";
import { playedOn } from "../videos/seen-media.ts";
import { videoScene } from "../videos/video-scene.ts";
import { cutOnThoughts } from "../videos/words/cut-on-thoughts.ts";
import { asTitle, inOnePlace, withoutNamed } from "../videos/words/in-one-place.ts";
import { ASK_BOX, smallWords, textClips, titleBox, titleWords } from "../videos/words/text-clips.ts";
import { lineBox, TEXT_STYLES, type TextStyle } from "../videos/words/text-styles.ts";
import { type TimedBeat, timedBeats } from "../videos/words/timed-beats.ts";
import { type BesideFace, wordsBesideFace } from "../videos/words/words-beside-face.ts";
import { awayFromFace, captionsWithFace, wordsWithFace } from "../videos/words/words-with-face.ts";
import { besideTake, isCut, type SpokenTake, STEP, spokenTake, takeClip } from "./spoken-take.ts";

export const threeTakes: TemplateBuilder = {
  pace: () => PACE,
  build: (storyboard) => [threeTakesScene(storyboard)],
};

/** The length of a take without speech, and the silence before the product (docs/content.md#ugc-video). */
const TAKE_MS = 2000;
const SILENCE_MS = 400;
const PACE: Pace = { usualMs: (beat) => Math.max(TAKE_MS, readingMs(beat)) };

function threeTakesScene(storyboard: Storyboard) {
  const takes = takesOf(storyboard.beats);
  const beats = playedOn(timedBeats(storyboard, PACE)).map((beat) => untilRead(beat, storyboard));
  const durationMs = beats.at(-1)?.endMs ?? 0;
  const spoken = beats.slice(0, takes).flatMap((beat) => spokenTake(beat, storyboard) ?? []);
  const others = spoken.length > 0 ? beats.flatMap((beat) => besideTake(beat, spoken)) : beats;
  const spokenOf = ({ index }: TimedBeat) => spoken.find(({ beat }) => beat.index === index) ?? null;
  const besideOf = (beat: TimedBeat) => {
    const take = spokenOf(beat);
    return take && wordsBesideFace(faceOnPage(take.recording, { ...take.view, scale: take.view.scale * STEP }));
  };
  const away = spoken.length > 0 ? awayFromFace(others) : null;
  const hasRoom = away?.room !== undefined;
  const nameOf = (beat: TimedBeat) => named(beat, spokenOf(beat), storyboard);
  // What stands over the product at the end leaves the room beside the face to what is said before.
  const captioned = beats.map((beat) => ({ ...beat, ...nameOf(beat)?.captioned }));
  const dress = () => ({ transition: { kind: "punch" as const, durationMs: 160 } });
  return videoScene(storyboard, {
    durationMs,
    fonts: { title: "native", body: "native" },
    tracks: [
      ["takes", spoken.map((take) => takeClip(take, storyboard))],
      ["pictures", beatShots(cutAtTheEnd(others), storyboard, { room: away?.room, dress })],
      ["captions", captionsWithFace(captioned, storyboard, { style: "boxed-lines", besideOf, ...(away && { away }) })],
      [
        "words",
        beats.flatMap((beat) => [
          ...(nameOf(beat) ? [] : words(untilCut(beat, spokenOf(beat)), besideOf(beat), hasRoom)),
          ...(nameOf(beat)?.names ?? []).flatMap((it) => nameWords(it, hasRoom, brandPalette(storyboard.brand))),
        ]),
      ],
      [
        "counter",
        counted(beats.slice(0, takes)).flatMap((beat, at, all) =>
          counter(beat, `${at + 1}/${all.length}`, spokenOf(beat)),
        ),
      ],
      ["sound", audioClips(storyboard, { durationMs, effects: heard(beats, { takes, others }) })],
    ],
  });
}

/** The last title, which has the price, stands until it is read, from the sentence that it belongs to. */
function untilRead(beat: TimedBeat, { beats }: Storyboard): TimedBeat {
  const title = beat.isLast && beat.media?.kind === "image" ? emphasized(beats[beat.index]?.title ?? "").text : "";
  const [last] = sentences(beat.said, Number.POSITIVE_INFINITY).at(-1) ?? [];
  if (title === "" || !last) return beat;
  const endMs = Math.max(beat.endMs, onFrame(last.startMs + readingMs({ title, body: "", line: "" })));
  return { ...beat, endMs, textEndMs: Math.max(beat.textEndMs, endMs) };
}

/** The next edge of a frame at 30 a second. */
const onFrame = (ms: number) => (Math.ceil((ms * 30) / 1000) * 1000) / 30;

/** The product stands there for as long as the rest is said. */
const cutAtTheEnd = (beats: readonly TimedBeat[]): TimedBeat[] =>
  beats.flatMap((beat) => (beat.isLast ? cutOnThoughts([beat]) : [beat]));

/** Words beside a face leave with it. */
const untilCut = (beat: TimedBeat, take: SpokenTake | null): TimedBeat =>
  isCut(beat, take) ? { ...beat, textEndMs: Math.min(beat.textEndMs, take.endMs) } : beat;

/**
 * The title over the picture that a take gives way to, to its end: the product would stand there without a name. It is what is said
 * there, if that is as short as a title (`inOnePlace`); else the name as it is written. With the beat as captions need it.
 */
function named(beat: TimedBeat, take: SpokenTake | null, { beats }: Storyboard) {
  const title = emphasized(beats[beat.index]?.title ?? "");
  if (beat.isFirst || !isCut(beat, take) || title.text === "") return null;
  const { endMs } = beat;
  const said = beat.said.filter(({ startMs }) => startMs >= take.endMs);
  const before = beat.said.filter(({ startMs }) => startMs < take.endMs);
  const [fact = [], ...rest] = sentences(said, Number.POSITIVE_INFINITY);
  const factText = asTitle(fact.map(({ text }) => text).join(" "));
  const [next] = rest.flat();
  // What it does is read before what it costs.
  if (next && beat.isLast && factText.length <= MOST_LETTERS && next.startMs - take.endMs >= LEAST_MS) {
    const shown = { ...beat, phrase: "", startMs: take.endMs, textStartMs: take.endMs, textEndMs: next.startMs };
    return {
      names: [
        { ...shown, text: factText, isSaid: true, isCure: true as const },
        { ...shown, ...title, textStartMs: next.startMs, textEndMs: endMs, isSaid: false },
      ],
      captioned: { text: "", words: before },
    };
  }
  const place = inOnePlace(said, { ...title, startMs: take.endMs, endMs, isKept: false });
  const isShort = place.text !== "";
  const name: TimedBeat = {
    ...{
      ...beat,
      ...(isShort ? place : title),
      startMs: take.endMs,
      textStartMs: take.endMs,
      textEndMs: endMs,
      isSaid: isShort,
    },
  };
  return {
    names: [name],
    captioned: { text: "", words: [...before, ...(isShort ? place.words : withoutNamed(said, title.text))] },
  };
}

function nameWords(name: TimedBeat, hasRoom: boolean, palette: Palette): Clip[] {
  const isLight = name.media !== null && isLightUnder(name.media, undefined);
  const place = titleBox(name.text, NAME_Y, hasRoom ? NAME_END : undefined);
  // Next to the captions, where these have a place of their own.
  const valign = hasRoom ? "bottom" : "top";
  return titleWords(name, askOn(isLight, TEXT_STYLES.ask, palette), { ...place, valign }).map((clip) => ({
    ...clip,
    id: `${clip.id}-name`,
  }));
}

/** So many letters make a title of three lines, and so long it stands at least. Source: docs/content.md#reading-time. */
const MOST_LETTERS = 56;
const LEAST_MS = 1500;

/** Above the captions over a picture with a place of its own. */
const NAME_Y = 330;
const NAME_END = 580;
/** Where titles begin above captions and a picture with a place of its own. */
const ABOVE = 285;

/** The opening words, and three addressees. */
const MOST_TAKES = 4;

/** How many beats are takes: the first ones, or as many as there are before the call to action. */
function takesOf(beats: readonly Pick<StoryboardBeat, "role">[]): number {
  const asks = beats.findIndex(({ role }, i) => i > 0 && role === "ask");
  return Math.min(MOST_TAKES, asks === -1 ? beats.length : asks);
}

/** The takes that are counted: of three and more, the opening words are none. */
const counted = (takes: readonly TimedBeat[]): readonly TimedBeat[] => (takes.length >= 3 ? takes.slice(1) : takes);

/**
 * A click for each take, and a short silence before the product: what comes after the takes or in the last of them,
 * else that take itself.
 */
function heard(beats: readonly TimedBeat[], { takes, others }: { takes: number; others: readonly TimedBeat[] }) {
  const last = beats[takes] ?? others.find(({ index }) => index === takes - 1) ?? beats[takes - 1];
  const end = last?.startMs ?? 0;
  const clicks = beats.slice(1, takes).map(({ startMs }): SoundEffect => ({ effect: "tick", atMs: startMs }));
  if (end === 0) return [];
  const lands: SoundEffect = { effect: "slam", atMs: end };
  const gap: SoundEffect = { effect: "gap", atMs: end - SILENCE_MS, lengthMs: SILENCE_MS };
  // A click too near to it would take its place.
  return [gap, lands, ...clicks.filter(({ atMs }) => end - atMs >= EFFECTS_APART_MS)];
}

const COUNTER: TextStyle = {
  ...TEXT_STYLES.label,
  face: "block",
  size: 72,
  maxLines: 1,
  color: "onAccent",
  textBox: lineBox("accent", 12),
};

/** At the top; beside a face, on the side with more room, because the title is above it. */
function counter({ index, startMs, endMs }: TimedBeat, text: string, take: SpokenTake | null): Clip[] {
  const face = take && faceOnPage(take.recording, take.view);
  // It leaves with the take, however short that is: over the picture, it would lie on what is written there.
  const until = { startMs, endMs: take ? Math.min(endMs, take.endMs) : endMs };
  const words = { id: `counter-${index}`, text, phrase: "", ...until };
  const isAtRight = face !== null && face.x - SAFE.x < SAFE.x + SAFE.w - face.x - face.w;
  const box = { ...SAFE, y: face ? face.y + 40 : 280, h: 120 };
  return textClips(words, { ...COUNTER, align: isAtRight ? "right" : "left" }, { box, ornament: true });
}

const SAFE = SAFE_BOXES.both;

function words(beat: TimedBeat, beside: BesideFace | null, hasRoom: boolean): Clip[] {
  if (beside) return wordsWithFace(beat, TEXT_STYLES.boxed, beside);
  if (beat.role === "ask" && !beat.isFirst)
    return titleWords(beat, TEXT_STYLES.ask, hasRoom ? titleBox(beat.text, ABOVE, NAME_END) : { box: ASK_BOX });
  const title = titleWords(
    beat,
    TEXT_STYLES.boxed,
    hasRoom ? titleBox(beat.text, ABOVE, NAME_END) : titleBox(beat.text, 430),
  );
  return [...title, ...smallWords(beat, title[0])];
}

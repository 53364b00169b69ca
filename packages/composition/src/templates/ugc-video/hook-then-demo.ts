import type { Clip } from "../../scene/scene.ts";
import { drift } from "../../shots/drift.ts";
import type { RecordedBeat, Storyboard } from "../../storyboard/storyboard.ts";
import type { TemplateBuilder } from "../template-builder.ts";
import { audioClips } from "../videos/audio-clips.ts";
import { beatShots } from "../videos/beat-shots.ts";
import { faceOnPage, type View } from "../videos/face-on-page.ts";
import { inOtherViews } from "../videos/in-other-views.ts";
import { boxedOn, lightBeats } from "../videos/light-under.ts";
import { videoScene } from "../videos/video-scene.ts";
import { cutOnThoughts, pagesAtCuts } from "../videos/words/cut-on-thoughts.ts";
import { smallWords, titleWords } from "../videos/words/text-clips.ts";
import { lineBox, TEXT_STYLES, type TextStyle } from "../videos/words/text-styles.ts";
import { type TimedBeat, timedBeats } from "../videos/words/timed-beats.ts";
import { type BesideFace, wordsBesideFace } from "../videos/words/words-beside-face.ts";
import { type WordsPlaces, wordsPlaces } from "../videos/words/words-places.ts";
import { captionsWithFace, wordsWithFace } from "../videos/words/words-with-face.ts";
import { speakerAt } from "./one-take.ts";

export const hookThenDemo: TemplateBuilder = {
  build: (storyboard) => [hookThenDemoScene(storyboard)],
};

function hookThenDemoScene(storyboard: Storyboard) {
  const beats = timedBeats(storyboard).map((beat) => withSpeaker(beat, storyboard));
  const parts = withProduct(cutOnThoughts(beats), storyboard);
  const shots = inOtherViews(parts);
  const durationMs = beats.at(-1)?.endMs ?? 0;
  const places = wordsPlaces(beats);
  const besideOf = (beat: TimedBeat) =>
    beat.media?.kind === "video" && beat.media.src === storyboard.speaker?.src
      ? wordsBesideFace(faceOf(beat.media))
      : null;
  const isLight = lightBeats(beats, places.room);
  const demoMs = beats[1]?.startMs ?? durationMs;
  return videoScene(storyboard, {
    durationMs,
    fonts: { title: "native", body: "native" },
    tracks: [
      [
        "pictures",
        beatShots(shots, storyboard, places).map((clip, i) => {
          const isSpeaker = "src" in clip && clip.src === storyboard.speaker?.src;
          return isSpeaker ? underTheHook(clip) : i > 0 ? demo(clip, i) : clip;
        }),
      ],
      [
        "captions",
        captionsWithFace(pagesAtCuts(beats, parts), storyboard, {
          style: "boxed-lines",
          besideOf,
          box: places.captions,
          isLight: (beat) => isLight(beat) && besideOf(beat) === null,
          onMaterial: places.onMaterial,
        }),
      ],
      ["words", beats.flatMap((beat) => words(beat, places, { beside: besideOf(beat), isLight: isLight(beat) }))],
      ["sound", audioClips(storyboard, { durationMs, effects: [{ effect: "whoosh", atMs: demoMs }] })],
    ],
  });
}

/** A presenter says the hook, and whatever else has nothing to show; the user's own clip comes first. */
function withSpeaker(beat: TimedBeat, storyboard: Storyboard): TimedBeat {
  const isFree = beat.media === null || (beat.isFirst && beat.media.kind === "image");
  return isFree ? { ...beat, media: speakerAt(storyboard, beat.startMs) ?? beat.media } : beat;
}

/** Where a demonstration shows only who the product is for, every other sentence shows the photo whose place the presenter took. */
function withProduct(shots: readonly TimedBeat[], { beats: [first], speaker }: Storyboard): TimedBeat[] {
  const product = speaker && first?.media?.kind === "image" && !first.media.hasFace ? first.media : null;
  const isFace = ({ media }: TimedBeat) => media?.kind === "image" && media.hasFace === true;
  return shots.map((shot) =>
    product && shot.role === "turn" && isFace(shot) && (shot.part ?? 0) % 2 === 0 ? { ...shot, media: product } : shot,
  );
}

/** A screen recording moves slightly, too: 1.00 → 1.08 (docs/content.md#ugc-video). */
function demo(clip: Clip, index: number): Clip {
  if (clip.kind !== "video" || clip.kenBurns) return clip;
  const focus = drift(index).to.focus;
  return { ...clip, kenBurns: { from: { scale: 1, focus }, to: { scale: 1.08, focus } } };
}

/** A presenter is shown lower than they were filmed, and comes closer: the hook above them is what is read first. */
const LOW: View = { scale: 1.15, focus: { x: 0.5, y: 0 } };
const LOW_AND_NEAR: View = { ...LOW, scale: 1.22 };
const underTheHook = (clip: Clip): Clip =>
  clip.kind === "video" ? { ...clip, kenBurns: { from: LOW, to: LOW_AND_NEAR }, punches: inTheMiddle(clip) } : clip;
/** A hook changes within 1.8 s. Our own choice. */
const inTheMiddle = ({ startMs, endMs }: Clip) =>
  endMs - startMs > 1800 ? [{ startMs: (startMs + endMs) / 2, endMs, scale: 1.05 }] : [];
const faceOf = (speaker: RecordedBeat) => faceOnPage(speaker, LOW);

type Under = { beside: BesideFace | null; isLight: boolean };

function words(beat: TimedBeat, places: WordsPlaces, { beside, isLight }: Under): Clip[] {
  const { isFirst, role } = beat;
  const isAsk = role === "ask" && !isFirst;
  const style = boxedOn(isLight && !beside, isAsk ? ASK : isFirst ? TEXT_STYLES.boxed : NOTE);
  if (beside) return wordsWithFace(beat, style, beside);
  if (isAsk) return titleWords(beat, style, places.ask(beat));
  const title = titleWords(beat, style, places.title(beat));
  return [...title, ...smallWords(beat, title[0], TEXT_STYLES.small, places.smallBottom(beat))];
}

const NOTE: TextStyle = { ...TEXT_STYLES.label, size: 92, motion: "pop" };
/** As plain as a text typed in the app. */
const ASK: TextStyle = {
  ...TEXT_STYLES.boxed,
  valign: "middle",
  textBox: lineBox("#ffffff"),
  maxLines: 4,
  motion: "pop",
};

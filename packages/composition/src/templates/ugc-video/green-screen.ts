import { brandPalette } from "../../brand/brand-palette.ts";
import type { Palette } from "../../scene/color.ts";
import type { Clip } from "../../scene/scene.ts";
import type { BeatMedia, RecordedBeat, Storyboard } from "../../storyboard/storyboard.ts";
import type { Pace } from "../beat-times.ts";
import { isOfMaterial } from "../pictures/material-pages.ts";
import type { TemplateBuilder } from "../template-builder.ts";
import { audioClips } from "../videos/audio-clips.ts";
import { bright } from "../videos/bright.ts";
import { askOn, boxedOn } from "../videos/light-under.ts";
import { videoScene } from "../videos/video-scene.ts";
import { areAlone } from "../videos/words/are-alone.ts";
import { CAPTION_BOX, captionClips } from "../videos/words/caption-clips.ts";
import { cutOnThoughts } from "../videos/words/cut-on-thoughts.ts";
import { titleBox, titleWords } from "../videos/words/text-clips.ts";
import { TEXT_STYLES, type TextStyle } from "../videos/words/text-styles.ts";
import { type TimedBeat, timedBeats } from "../videos/words/timed-beats.ts";
import type { BesideFace } from "../videos/words/words-beside-face.ts";
import { captionsWithFace, wordsWithFace } from "../videos/words/words-with-face.ts";
import { behindPerson, isLightBehind } from "./behind-person.ts";
import { oneTake } from "./one-take.ts";
import { type PersonInFront, personInFront } from "./person-in-front.ts";

export const greenScreen: TemplateBuilder = {
  pace: paceOf,
  build: (storyboard) => [greenScreenScene(storyboard)],
};

/** The speaker is audible all the time. */
function paceOf(storyboard: Storyboard): Pace {
  return { take: speakerOf(storyboard) };
}

/** A presenter is there also before the pictures are; a clip alone is shown as it is. */
const speakerOf = (storyboard: Storyboard): RecordedBeat | null => oneTake(storyboard) ?? storyboard.speaker ?? null;

function greenScreenScene(storyboard: Storyboard) {
  const speaker = speakerOf(storyboard);
  const all = timedBeats(storyboard, { take: speaker });
  const durationMs = all.at(-1)?.endMs ?? 0;
  const beats = speaker ? withoutSpeaker(all, speaker) : all;
  const person = speaker && personInFront(speaker, durationMs, storyboard.voice !== null);
  const palette = brandPalette(storyboard.brand);
  const behind = behindPerson(cutOnThoughts(beats), storyboard, { person, accent: bright(palette) });
  return videoScene(storyboard, {
    durationMs,
    fonts: { title: "native", body: "native" },
    tracks: [
      ["behind", person ? behind.pictures.map(mute) : behind.pictures],
      ["circles", behind.marks],
      ["speaker", person ? [person.clip] : []],
      ["captions", captions(beats, storyboard, person)],
      ["words", beats.flatMap((beat) => words(beat, person, palette))],
      [
        "sound",
        audioClips(storyboard, {
          durationMs,
          effects: behind.marks.flatMap(({ kind, startMs: atMs }) =>
            kind === "hand-ring" ? [{ effect: "pop" as const, atMs }] : [],
          ),
        }),
      ],
    ],
  });
}

/** The speaker is heard, not what is shown behind. */
const mute = (clip: Clip): Clip => (clip.kind === "video" ? { ...clip, sound: null } : clip);

/** The speaker is in front; the other pictures alternate behind. */
function withoutSpeaker(beats: readonly TimedBeat[], speaker: BeatMedia): TimedBeat[] {
  const others = beats.flatMap(({ media }) => (media && media.src !== speaker.src ? [media] : []));
  return beats.map((beat, i) => {
    const own = beat.media && beat.media.src !== speaker.src ? beat.media : null;
    return { ...beat, media: own ?? others[i % Math.max(1, others.length)] ?? null };
  });
}

/** All words are at the top, above what is shown: a title, and one line of captions under a short one. */
const TOP = { x: 65, y: 275, w: 845 };
const SHORT_TITLE_PX = 118;
/** A longer title has two lines, each as large as a short one. */
const LINE_LETTERS = 20;
const LONG_TITLE_PX = 232;
const CAPTION_PX = 150;
const HOOK_PX = 390;

/** A short title leaves room for captions; a hook does not: what it says is written anyway. */
function placesOf(beat: TimedBeat): BesideFace {
  const { text, isFirst, role } = beat;
  if (isFirst || role === "ask") return { title: { ...TOP, h: HOOK_PX }, captions: null, isAbove: false };
  const h = text.length > LINE_LETTERS ? LONG_TITLE_PX : SHORT_TITLE_PX;
  const title = { ...TOP, h };
  const captions = areAlone(beat) ? { ...TOP, h: HOOK_PX } : { ...TOP, y: TOP.y + h, h: CAPTION_PX };
  return { title: areAlone(beat) ? { ...TOP, h: HOOK_PX } : title, captions, isAbove: true };
}

function captions(beats: readonly TimedBeat[], storyboard: Storyboard, person: PersonInFront | null) {
  if (!person) return captionClips(beats, storyboard, { style: "active-box", box: CAPTION_BOX });
  const isLight = ({ media }: TimedBeat) => media !== null && isLightBehind(media);
  const onMaterial = ({ media }: TimedBeat) => media !== null && isOfMaterial(media);
  return captionsWithFace(beats, storyboard, {
    style: "active-box",
    besideOf: placesOf,
    isLight,
    onMaterial,
    areLarge: true,
  });
}

function words(beat: TimedBeat, person: PersonInFront | null, palette: Palette): Clip[] {
  const isLight = beat.media !== null && isLightBehind(beat.media);
  const plain = beat.isFirst ? HOOK : beat.role === "ask" ? ASK : TEXT_STYLES.label;
  const style = askOn(isLight, boxedOn(isLight, plain), palette);
  return person && !beat.isPlain
    ? wordsWithFace(beat, style, placesOf(beat))
    : titleWords(beat, style, titleBox(beat.text, 285, 770));
}

const HOOK: TextStyle = { ...TEXT_STYLES.boxed, size: 116 };
const ASK: TextStyle = { ...TEXT_STYLES.ask, size: 108, valign: "top", maxLines: 2 };

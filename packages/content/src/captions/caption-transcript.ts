import { type CaptionWord, captionPages, type Scene, storyboardWords } from "@vignette/composition";
import { type CaptionEdit, editedWords, editsByPlace, soundOf } from "@vignette/domain/studio";
import { creationVideoScene, isVideo, storyboardOf } from "../creation-scenes.ts";
import type { SceneInput, ScriptAndStyle } from "../scene-input.ts";
import { beatIndexOf } from "../with-caption-edits.ts";

/** A spoken word as the transcript shows it. Times are in ms on the clock of the video. */
export type TranscriptWord = {
  /** Its place among the words of the beat: edits are stored with it. */
  index: number;
  /** What is said, and what the captions show; "" if the user hid it. */
  said: string;
  text: string;
  emphasis: boolean;
  startMs: number;
  endMs: number;
  /** When the captions show it: later than it is said where the page before it is held. */
  shownMs: number;
  /** How much of these times the user moved, in ms. */
  startShiftMs: number;
  endShiftMs: number;
  /** Captions show it: it is neither hidden nor on screen as a title at that time. */
  isShown: boolean;
  /** A caption page begins with it. */
  beginsPage: boolean;
};

/** What is said in a beat. `spoken`: its words as they are said, which edits refer to. */
export type TranscriptBeat = { beatId: string; spoken: readonly CaptionWord[]; words: TranscriptWord[] };

/** Everything that is said in a video, beat by beat, with the user's edits; none for pictures. */
export function captionTranscript(draft: ScriptAndStyle, sceneInput: SceneInput): TranscriptBeat[] {
  const scene = isVideo(sceneInput) ? creationVideoScene(draft, sceneInput) : null;
  if (!scene) return [];
  const unedited = onDemand(() => creationVideoScene(withoutEdits(draft), sceneInput) ?? scene);
  const heard = storyboardWords(storyboardOf(draft, sceneInput, "tiktok"));
  return draft.script.beats.map(({ id, captionEdits = [] }, index) => {
    const shown = shownIn(scene, index);
    const said = heard[index] ?? [];
    // Without a voice, captions show the line of the beat.
    const spoken = said.length > 0 ? said : shownIn(unedited(), index).map(({ word }) => word);
    return { beatId: id, spoken, words: wordsOf(spoken, captionEdits, shown) };
  });
}

type Shown = { word: CaptionWord; beginsPage: boolean; pageMs: number };

function shownIn(scene: Scene, index: number): Shown[] {
  const clips = scene.tracks
    .flatMap((track) => track.clips)
    .filter((clip) => clip.kind === "captions")
    .filter((clip) => beatIndexOf(clip) === index);
  return clips
    .flatMap((clip) => captionPages(clip))
    .sort((a, b) => a.startMs - b.startMs)
    .flatMap((page) => page.words.map((word, at) => ({ word, beginsPage: at === 0, pageMs: page.startMs })));
}

const withoutEdits = ({ script, style }: ScriptAndStyle): ScriptAndStyle => ({
  script: { ...script, beats: script.beats.map(({ captionEdits: _, ...beat }) => beat) },
  style,
});

function onDemand<Value>(make: () => Value): () => Value {
  let made: { value: Value } | null = null;
  return () => {
    made ??= { value: make() };
    return made.value;
  };
}

function wordsOf(spoken: readonly CaptionWord[], edits: readonly CaptionEdit[], shown: readonly Shown[]) {
  let next = 0;
  const byPlace = editsByPlace(spoken, edits);
  return editedWords(spoken, edits).map((edited, index): TranscriptWord => {
    const said = spoken[index] ?? { text: "", startMs: 0, endMs: 0 };
    const found = edited ? shown.slice(next, next + LOOK_AHEAD).findIndex((it) => isSame(it.word, edited)) : -1;
    const seen = found === -1 ? undefined : shown[next + found];
    if (seen) next += found + 1;
    const { startMs, endMs } = edited ?? said;
    const { startShiftMs = 0, endShiftMs = 0 } = byPlace.get(index) ?? {};
    return {
      ...{ startShiftMs, endShiftMs },
      ...{ index, said: said.text, text: edited?.text ?? "", startMs, endMs },
      shownMs: Math.max(startMs, seen?.pageMs ?? startMs),
      emphasis: (seen?.word ?? edited)?.emphasis === true,
      isShown: seen !== undefined,
      beginsPage: seen?.beginsPage === true,
    };
  });
}

/** Captions may hold words that the list of spoken ones spells in another way. Our own choice. */
const LOOK_AHEAD = 3;

/** A page replaces spaces inside a word, and times that overlap: by this many ms at most. Our own choice. */
const MOVED = 250;

/** A word may be said twice in a beat and be shown only once. */
const isSame = (shown: CaptionWord, said: CaptionWord) =>
  soundOf(shown.text) === soundOf(said.text) &&
  shown.startMs < said.endMs + MOVED &&
  shown.endMs > said.startMs - MOVED;

import type { CaptionWord } from "../../../scene/captions-clip.ts";
import type { BeatMedia, Storyboard, StoryboardBeat } from "../../../storyboard/storyboard.ts";
import { type BeatTimes, beatTimes, type Pace, readingMs } from "../../beat-times.ts";
import { emphasized } from "../../emphasized.ts";
import { inOnePlace, isHeard } from "./in-one-place.ts";
import { saidUntilMs, saidWords } from "./said-words.ts";
import { readAloud, spokenWords, withStress } from "./spoken-words.ts";

/** A beat of a video with its times: its large and small text, and the words for captions. */
export type TimedBeat = BeatTimes & {
  index: number;
  role: StoryboardBeat["role"];
  media: StoryboardBeat["media"];
  /** What is shown instead from when on, as the voice names it. */
  steps?: { startMs: number; media: BeatMedia }[];
  /** Without asterisks; "" for none. The first beat and the call to action always show their words if they have any. */
  text: string;
  /** The emphasized part of `text`, or "". */
  phrase: string;
  /** Whether the voice says that text. */
  isSaid: boolean;
  /** When that text stands: as long as its beat, or as a sentence of it is said (`inOnePlace`). */
  textStartMs: number;
  textEndMs: number;
  /** The small text. */
  small: string;
  /** Spoken words that captions must show; without a voice a beat without text shows its line. */
  words: CaptionWord[];
  /** All spoken words, also those that the title shows. */
  said: readonly CaptionWord[];
  /** There is nothing to show, in the whole film or in this beat (`saysWithoutPicture`): the picture is only words. */
  isPlain: boolean;
  isFirst: boolean;
  isLast: boolean;
  /** Which further part of a beat whose picture is cut (`cutOnThoughts`), from 1 on. */
  part?: number;
  /** It is what mends the mistake before it (`partedAtCure`), which has the same place. */
  isCure?: true;
  /** When the word begins at which such a part was cut, where its cut is on the music instead. */
  wordMs?: number;
};

/** Minimum time of the call to action (our own choice; docs/content.md#ugc-video says 1.5 to 2.5 s). */
const LAST_MS = 2000;

/** The beats of a storyboard as one video, the first from 0, without gaps, the last long enough to be read. */
export function timedBeats(storyboard: Storyboard, pace: Pace = {}): TimedBeat[] {
  const times = heldTimes(storyboard, pace);
  const spoken = heardWords(storyboard, pace, times);
  const isPlain = storyboard.beats.every(({ media }) => media === null);
  return storyboard.beats.map((beat, index) => {
    const { startMs, endMs } = times[index] ?? { startMs: 0, endMs: LAST_MS };
    const written = writtenOf(beat, index === 0 || beat.role === "ask" || (isPlain && !storyboard.voice));
    const heard = withStress(spoken[index] ?? [], beat);
    const isKept = index === 0 || beat.role === "ask";
    const place =
      storyboard.voice || heard.length > 0
        ? inOnePlace(heard, { ...written, startMs, endMs, isKept })
        : {
            ...{ ...written, textStartMs: startMs, textEndMs: endMs },
            words: readAloud(written.text === "" ? beat.line : "", { startMs, endMs }),
          };
    const { role, media } = beat;
    const order = { index, isFirst: index === 0, isLast: index === storyboard.beats.length - 1 };
    const small = emphasized(beat.body).text;
    return {
      startMs,
      endMs,
      role,
      media,
      ...place,
      small,
      isSaid: isHeard(heard, place.text),
      said: heard,
      isPlain: isPlain || (pace.saysWithoutPicture === true && isUnseen(beat, index)),
      ...order,
      ...stepsOf(beat, heard),
    };
  });
}

/** Whether a beat between the hook and the ask has a title, and nothing to show. */
const isUnseen = ({ media, role, title }: StoryboardBeat, index: number): boolean =>
  media === null && index > 0 && role !== "ask" && title.trim() !== "";

/** The steps of a beat by the words that are heard of it, which may be fewer than its line has. */
function stepsOf({ line, steps }: StoryboardBeat, heard: readonly CaptionWord[]): Pick<TimedBeat, "steps"> {
  if (!steps || heard.length === 0) return {};
  const count = line.trim().split(/\s+/).length;
  const timed = steps.flatMap(({ word, media }) => {
    const said = heard[Math.min(heard.length - 1, Math.round((word / count) * heard.length))];
    return said ? [{ startMs: said.startMs, media }] : [];
  });
  return { steps: timed };
}

/** Everything that is said in each beat, by the voice or in the user's own clips, on the clock of the video. */
export function heardWords(
  storyboard: Storyboard,
  pace: Pace = {},
  times: readonly BeatTimes[] = heldTimes(storyboard, pace),
): readonly (readonly CaptionWord[])[] {
  if (storyboard.voice) return spokenWords(storyboard, times);
  const said = saidWords(storyboard.beats, times, pace.take ?? null);
  const { heard, silentFromMs = Infinity } = pace;
  return said.map((words, index) =>
    heard?.(index) === false ? [] : words.filter(({ startMs }) => startMs < silentFromMs),
  );
}

/**
 * When beats are on screen in a video; the last one stays long enough to be read, and until the last word of a take.
 */
export function heldTimes(storyboard: Storyboard, pace: Pace = {}): BeatTimes[] {
  const isFree = !storyboard.voice && pace.take && storyboard.beats.at(-1)?.holdMs === null;
  const saidMs = isFree && pace.take ? onFrame(saidUntilMs(pace.take)) : 0;
  return beatTimes(storyboard, pace).map((it, i, { length }) =>
    i === length - 1 ? { ...it, endMs: Math.max(it.endMs, it.startMs + lastMs(storyboard), saidMs) } : it,
  );
}

/** The last title is not said, as a rule: it stays as long as it is read. */
function lastMs({ beats }: Storyboard): number {
  const title = emphasized(beats.at(-1)?.title ?? "").text;
  return Math.max(LAST_MS, onFrame(readingMs({ title, body: "", line: "" })));
}

/** The next edge of a frame at 30 a second. */
const onFrame = (ms: number) => (Math.ceil((ms * 30) / 1000) * 1000) / 30;

/** `isAlways`: a beat without a title writes its line. */
function writtenOf({ title, body, line }: StoryboardBeat, isAlways: boolean): { text: string; phrase: string } {
  if (title.trim() !== "") return emphasized(title);
  return isAlways && (line.trim() !== "" || body.trim() === "") ? emphasized(line) : { text: "", phrase: "" };
}

import { quarterMs } from "../sound/scores.ts";
import type { BeatMedia, RecordedBeat, Storyboard, StoryboardBeat } from "../storyboard/storyboard.ts";
import { countLineParts } from "../text/words.ts";

/**
 * `usualMs`: how long a beat stays without speech and without a length set by the user; absent: the reading time.
 * `take`: a recording that plays under all beats. `heard`: whether the recording of a beat is heard in this look where no
 * voice speaks; absent: each one is. `saysWithoutPicture`: a point without a picture of its own is words alone, not another one's picture.
 * `silentFromMs`: from when on the clock of the video none is heard. `cutsOnBeat`: under a voice,
 * cuts fall on an eighth of a bed of ours, in the pause before a sentence.
 */
export type Pace = {
  frameRate?: number;
  leastMs?: number;
  usualMs?: (beat: StoryboardBeat, index: number) => number;
  take?: RecordedBeat | null;
  heard?: (index: number) => boolean;
  silentFromMs?: number;
  cutsOnBeat?: true;
  saysWithoutPicture?: true;
};

export type BeatTimes = { startMs: number; endMs: number };

/**
 * When each beat of a video is on screen, without gaps from 0 on, on whole frames of `frameRate`. Under a voice the
 * beats follow it, and only the last may be longer; without one, a length set by the user wins over the reading time,
 * and a recording is shown for as long as it has speech. A length that nothing else determines ends on the next beat of a
 * bed of ours, so that cuts fall on it.
 */
export function beatTimes(
  { beats, voice, music = null }: Pick<Storyboard, "beats" | "voice"> & Partial<Pick<Storyboard, "music">>,
  { frameRate = 30, leastMs = 500, usualMs = readingMs, take = null, heard = always, cutsOnBeat }: Pace = {},
): BeatTimes[] {
  const onFrame = (ms: number) => (Math.round((ms / 1000) * frameRate) * 1000) / frameRate;
  const quarter = voice || take ? null : quarterMs(music);
  const onBeat = cutsOnBeat && voice ? inThePause(voice, quarterMs(music)) : (_startMs: number, ms: number) => ms;
  let now = 0;
  return beats.map((beat, i) => {
    const startMs = now;
    const isLast = i === beats.length - 1;
    const nextMs = isLast ? undefined : voice?.beatStartsMs[i + 1];
    const spoken = voice && (nextMs === undefined ? voice.durationMs : onBeat(startMs, nextMs)) - startMs;
    const saidMs = voice || take || !heard(i) ? 0 : ownSpeechMs(beat.media, beats[i - 1]?.media ?? null);
    const wanted = beat.holdMs ?? Math.max(saidMs, usualMs(beat, i));
    const length = spoken === null ? wanted : isLast ? Math.max(spoken, beat.holdMs ?? 0) : spoken;
    const endMs = startMs + Math.max(leastMs, length);
    const isFree = quarter !== null && beat.holdMs === null && saidMs === 0;
    now = onFrame(isFree ? Math.ceil((endMs - AHEAD_MS) / quarter) * quarter : endMs);
    return { startMs, endMs: now };
  });
}

/**
 * The last eighth of a bed before a moment at which the voice goes on, if nothing is said from there on and what began at
 * `startMs` can be read until then; else that moment.
 */
function inThePause(
  { words }: NonNullable<Storyboard["voice"]>,
  quarter: number | null,
): (startMs: number, ms: number) => number {
  return (startMs, ms) => {
    if (quarter === null) return ms;
    const atMs = (Math.floor(((ms + AHEAD_MS) / quarter) * 2) * quarter) / 2;
    const saidMs = words.reduce((end, it) => (it.startMs < ms ? Math.max(end, it.endMs) : end), 0);
    return atMs < saidMs || atMs - startMs < LEAST_READ_MS ? ms : atMs;
  };
}

const always = () => true;

/** A beat that is missed by less than this, about a frame, is still taken. */
const AHEAD_MS = 35;

/** The shortest time in which words are read, even a single one. Source: docs/content.md#reading-time. */
const LEAST_READ_MS = 1500;

/** A pause after the last word. Our own choice. */
const BREATH_MS = 250;

/** Time until the speech in a beat's recording ends; 0 for a recording that only continues from the beat before. */
export function ownSpeechMs(media: BeatMedia | null, before: BeatMedia | null): number {
  if (media?.kind !== "video" || !media.hasSound || !media.said?.length) return 0;
  if (before?.kind === "video" && before.src === media.src && before.trimMs === media.trimMs) return 0;
  const lastMs = Math.max(...media.said.map(({ endMs }) => endMs)) - media.trimMs;
  return lastMs <= 0 ? 0 : Math.min(media.durationMs, lastMs + BREATH_MS);
}

/** Source: docs/content.md#reading-time: 0.5 s and 0.3 s a word, at least 1.5 s. */
export function readingMs({ title, body, line }: Pick<StoryboardBeat, "title" | "body" | "line">): number {
  const written = `${title} ${body}`.trim();
  return Math.max(LEAST_READ_MS, 500 + 300 * countLineParts(written === "" ? line : written));
}

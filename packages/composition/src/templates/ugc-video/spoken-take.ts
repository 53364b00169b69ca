import { endsSentence } from "../../frame/captions/page-breaks.ts";
import type { Clip } from "../../scene/scene.ts";
import { shot } from "../../shots/shot.ts";
import type { RecordedBeat, Storyboard } from "../../storyboard/storyboard.ts";
import { faceOnPage, type View, viewWithFaceAt } from "../videos/face-on-page.ts";
import { PAGE } from "../videos/video-scene.ts";
import type { TimedBeat } from "../videos/words/timed-beats.ts";
import { speakerAt } from "./one-take.ts";

/** A spoken take, framed unlike the others. `endMs`: from then on the beat shows its own picture. */
export type SpokenTake = { beat: TimedBeat; recording: RecordedBeat; view: View; endMs: number };

/**
 * Who says a take: the user's own clip, else the presenter. A picture never stands where the speaker should be: it
 * comes in the second half of the take.
 */
export function spokenTake(beat: TimedBeat, storyboard: Storyboard): SpokenTake | null {
  const { media, index, startMs, endMs } = beat;
  const recording = media?.kind === "video" ? media : speakerAt(storyboard, startMs);
  // The film opens on the thing that it is about, and not on a wall.
  if (!recording || (index === 0 && media?.kind === "image")) return null;
  const cutMs = media?.kind === "image" ? cutTo(beat) : endMs;
  return { beat, recording, view: viewOfTake(recording, index), endMs: cutMs };
}

/**
 * From when on a take shows its picture: after the words that lead in to it ("In a hurry: …", "You doubt it? …") or a sentence that ends in its second
 * half, else on a word near its middle.
 */
function cutTo({ said: words, startMs, endMs }: TimedBeat): number {
  const middle = Math.max(startMs, Math.min(startMs + (endMs - startMs) * 0.45, endMs - LEAST_SHOT_MS));
  const fits = (ms: number) => ms >= middle && endMs - ms >= LEAST_SHOT_MS;
  const led = words.findIndex((word) => /[:?]$/u.test(word.text) && endMs - word.endMs >= LEAST_SHOT_MS);
  const ended = words.findIndex((word) => endsSentence(word.text) && fits(word.endMs));
  const at = led === -1 ? ended : led;
  const cut = words[at + 1]?.startMs ?? words[at]?.endMs;
  return (at === -1 ? undefined : cut) ?? words.find((word) => fits(word.startMs))?.startMs ?? middle;
}

/** The name over it is read in that time. Source: docs/content.md#reading-time. */
const LEAST_SHOT_MS = 1600;

/** The part of a beat that does not show the speaker; none if it shows only the speaker. */
export function besideTake(beat: TimedBeat, spoken: readonly SpokenTake[]): TimedBeat[] {
  const take = spoken.find((it) => it.beat === beat);
  if (!take) return [beat];
  return take.endMs < beat.endMs ? [{ ...beat, startMs: take.endMs }] : [];
}

/**
 * Medium, close, and to the side: how much closer, and where the middle of the face is on the page. A face fills at
 * most this much of it, so that there is room for words.
 */
const FRAMINGS = [
  { closer: 1, at: { x: 540, y: 820 } },
  { closer: 1.4, at: { x: 540, y: 650 } },
  { closer: 1.16, at: { x: 400, y: 760 } },
] as const;
const MOST_FACE = 680;

function viewOfTake(recording: RecordedBeat, index: number): View {
  const { closer, at } = FRAMINGS[index % FRAMINGS.length] ?? FRAMINGS[0];
  const plain = faceOnPage(recording, { scale: 1, focus: { x: 0.5, y: 0.5 } });
  return viewWithFaceAt(recording, Math.max(1, Math.min(closer, MOST_FACE / plain.h)), at);
}

/** How close a long take steps, and what is long: something changes every 1.5 to 3 s (docs/content.md#pace). */
export const STEP = 1.06;
const STILL_MS = 1900;

export function takeClip({ beat, recording, view, endMs }: SpokenTake, { voice }: Storyboard): Clip {
  const { index, startMs } = beat;
  const place = { id: `take-${index}`, startMs, endMs, box: PAGE, index, isSpokenOver: voice !== null };
  const { punches: _, ...clip } = shot(recording, place);
  // A long take steps closer once.
  const middle = (startMs + endMs) / 2;
  const punches = endMs - startMs > STILL_MS ? [{ startMs: middle, endMs, scale: STEP }] : [];
  return { ...clip, focus: view.focus, kenBurns: { from: view, to: view }, punches };
}

/** Whether a take gives way to its picture. */
export const isCut = (beat: TimedBeat, take: SpokenTake | null): take is SpokenTake =>
  take !== null && take.endMs < beat.endMs;

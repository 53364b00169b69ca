import { brandPalette } from "../../brand/brand-palette.ts";
import type { Box } from "../../scene/geometry.ts";
import type { Clip } from "../../scene/scene.ts";
import type { TextClip } from "../../scene/text-clip.ts";
import { focusWithSubjectAt } from "../../shots/focus-with-subject-at.ts";
import type { Storyboard } from "../../storyboard/storyboard.ts";
import type { TemplateBuilder } from "../template-builder.ts";
import { audioClips } from "../videos/audio-clips.ts";
import { beatShots } from "../videos/beat-shots.ts";
import { inOtherViews } from "../videos/in-other-views.ts";
import { askOn, boxedOn, lightBeats, slamOn } from "../videos/light-under.ts";
import { plainGround } from "../videos/plain-ground.ts";
import { playedOn } from "../videos/seen-media.ts";
import { PAGE, videoScene } from "../videos/video-scene.ts";
import { areAlone } from "../videos/words/are-alone.ts";
import { captionClips } from "../videos/words/caption-clips.ts";
import { cutOnThoughts, pagesAtCuts } from "../videos/words/cut-on-thoughts.ts";
import { smallWords, titleWords } from "../videos/words/text-clips.ts";
import { TEXT_STYLES, type TextStyle } from "../videos/words/text-styles.ts";
import { type TimedBeat, timedBeats } from "../videos/words/timed-beats.ts";
import { type WordsPlaces, wordsPlaces } from "../videos/words/words-places.ts";

import { GROWS_MS, grown, LOWER, waitingProof } from "./waiting-proof.ts";

export const splitProof: TemplateBuilder = {
  build: (storyboard) => [splitProofScene(storyboard)],
};

const UPPER = { ...PAGE, h: 960 };
/** Above a title, which stands over the captions. */
const UPPER_ROOM: Box = { x: 95, y: 110, w: 890, h: 600 };
/** Where the subject of a photo ends in the upper half, above the title also once it has come nearer, and how much of a tall one must be seen. */
const IN_UPPER = { end: 570, leastTop: 50 };

function splitProofScene(storyboard: Storyboard) {
  const beats = playedOn(timedBeats(storyboard));
  const durationMs = beats.at(-1)?.endMs ?? 0;
  const proof = proofIndex(beats);
  const growsAtMs = proof === 0 ? durationMs * ALONE_GROWS : (beats[proof]?.startMs ?? 0);
  const places = wordsPlaces(beats);
  const parts = fromProof(beats.slice(proof), growsAtMs);
  const [whole, ...after] = inOtherViews(parts);
  const palette = brandPalette(storyboard.brand);
  const withTrouble = beats.map((beat, i) => (i < proof || i === 0 ? overTrouble(beat, beats.slice(1, proof)) : beat));
  const isLight = lightBeats(withTrouble, places.room);
  const slamOf = (beat: TimedBeat) => slamOn(isLight(beat), palette);
  const above = held(cutOnThoughts(withTrouble.filter(({ startMs }) => startMs < growsAtMs)), growsAtMs + GROWS_MS);
  return videoScene(storyboard, {
    durationMs,
    fonts: { title: "native", body: "native" },
    tracks: [
      {
        id: "above",
        clips: above
          .flatMap((beat, i) => upper(beat, storyboard, above.slice(0, i)))
          .map((clip) => (proof === 0 ? silent(clip) : clip)),
        window: UPPER,
      },
      [
        "below",
        [
          ...waitingProof(beats, {
            ...{ proof, growsAtMs, endMs: whole?.endMs ?? 0 },
            ...{ room: places.room, isSpokenOver: storyboard.voice !== null },
          }),
          // The proof, too, so that what follows is framed in another way.
          ...beatShots(whole ? [whole, ...after] : [], storyboard, places).filter(
            ({ startMs }) => startMs !== growsAtMs,
          ),
        ],
      ],
      ["seam", [seam(growsAtMs)]],
      [
        "captions",
        captionClips(pagesAtCuts(beats, parts), storyboard, {
          style: "boxed-lines",
          box: captionsAt(growsAtMs, places),
          areLarge: true,
          isLight,
          onMaterial: places.onMaterial,
        }),
      ],
      [
        "words",
        withTrouble.flatMap((beat, i) =>
          words(beat, {
            isAbove: i < proof,
            isProof: i === proof,
            places,
            slam: slamOf(beat),
            boxed: (it) => boxedOn(isLight(beat), it),
            ask: askOn(isLight(beat), TEXT_STYLES.ask, palette),
          }),
        ),
      ],
      ["sound", audioClips(storyboard, { durationMs, effects: [{ effect: "whoosh", atMs: growsAtMs }] })],
    ],
  });
}

/**
 * What fills the page: the proof once it has grown, first its whole, and what follows. A proof that stays long, or comes
 * back, goes on in another view.
 */
function fromProof([proof, ...after]: readonly TimedBeat[], growsAtMs: number): TimedBeat[] {
  if (!proof) return [];
  return cutOnThoughts([{ ...proof, startMs: growsAtMs, role: "turn" }, ...after]);
}

/** A single beat is in both halves, and heard once: below. */
const silent = (clip: Clip): Clip => (clip.kind === "video" ? { ...clip, sound: null } : clip);

/** The last picture stays until the proof covers it. */
function held(beats: readonly TimedBeat[], endMs: number): TimedBeat[] {
  return beats.map((beat, i) => (i === beats.length - 1 ? { ...beat, endMs } : beat));
}

/** The time after which a storyboard of one beat shows its proof. */
const ALONE_GROWS = 0.6;

/** The beat whose picture waits below: the proof, otherwise the last one before the call to action. */
function proofIndex(beats: readonly TimedBeat[]): number {
  const proof = beats.findIndex(({ role, isFirst }) => role === "proof" && !isFirst);
  const last = beats.findLastIndex(({ role, isFirst }) => !isFirst && role !== "ask");
  return proof > 0 ? proof : last > 0 ? last : Math.min(1, beats.length - 1);
}

/**
 * The photo of the opening words waits below: above it, they lie on the first picture of what one does without the product, so that both
 * halves are seen at once (ADR 203).
 */
function overTrouble(beat: TimedBeat, next: readonly TimedBeat[]): TimedBeat {
  if (!beat.isFirst || beat.media?.kind !== "image") return beat;
  const trouble = next.find(({ media }) => media?.kind === "image" && !media.isScreen && media.src !== beat.media?.src);
  return { ...beat, media: trouble?.media ?? null };
}

/** What people usually do, or only what is said about it: above and below are never the same picture. What goes on comes nearer. */
function upper(beat: TimedBeat, storyboard: Storyboard, before: readonly TimedBeat[]): Clip[] {
  const palette = brandPalette(storyboard.brand);
  if (isSaid(beat)) return plainGround(beat, palette);
  const { startMs, endMs } = beat;
  const other = before.findLastIndex(({ media }) => media?.src !== beat.media?.src);
  const times = Math.min(MOST_NEARER, before.length - 1 - other);
  const focus = ({ media }: TimedBeat) => (media ? focusWithSubjectAt(media, UPPER, IN_UPPER) : undefined);
  const dress = () => (times > 0 ? { punches: [{ startMs, endMs, scale: 1 + times * NEARER }] } : {});
  return beatShots([beat], storyboard, { box: UPPER, room: UPPER_ROOM, focus, dress });
}

/** Steps that read as cuts, and keep what they show above the captions. Our own choice. */
const NEARER = 0.14;
const MOST_NEARER = 2;

/** A beat with nothing of its own to show. A screenshot is too large for half a page. */
const isSaid = ({ media }: TimedBeat): boolean => media === null || (media.kind === "image" && media.isScreen === true);

function seam(growsAtMs: number): Clip {
  const box = { x: 0, y: LOWER.y - 5, w: PAGE.w, h: 10 };
  const keyframes = { y: grown(growsAtMs, -LOWER.y - 10) };
  const times = { startMs: 0, endMs: growsAtMs + GROWS_MS };
  return { kind: "rect", id: "seam", ...times, box, color: "ink", radius: 0, opacity: 1, keyframes };
}

/** Captions are in the upper half as long as there is one, under what it shows; under a title, there is one line of them. */
function captionsAt(growsAtMs: number, { captions }: WordsPlaces) {
  const above = (beat: TimedBeat) => (areAlone(beat) ? { y: 640, h: 260 } : { y: 780, h: 130 });
  return (beat: TimedBeat) => (beat.startMs < growsAtMs ? { x: 65, w: 845, ...above(beat) } : captions(beat));
}

type Written = {
  isAbove: boolean;
  isProof: boolean;
  places: WordsPlaces;
  slam: ReturnType<typeof slamOn>;
  boxed: (style: TextStyle) => TextStyle;
  ask: TextStyle;
};

function words(beat: TimedBeat, { isAbove, isProof, places, slam, boxed, ask }: Written): Clip[] {
  const { role, isFirst } = beat;
  if (role === "ask" && !isFirst) return titleWords(beat, ask, places.ask(beat));
  if (isAbove && isSaid(beat))
    return titleWords({ ...beat, isPlain: true }, TEXT_STYLES.boxed, { box: SAID }, SAID_END);
  const title = isAbove ? overUpper(beat) : places.title(beat);
  const over = isAbove && !areAlone(beat) ? KICKER : TEXT_STYLES.label;
  const style = isProof && !isFirst ? slam.style : boxed(isFirst ? TEXT_STYLES.boxed : over);
  const large = titleWords(beat, style, { ...title, accent: slam.accent });
  return [...large, ...smallWords(beat, large[0], TEXT_STYLES.small, isAbove ? SAID_END : places.smallBottom(beat))];
}

/** Words that are all that the upper half shows; above the captions. */
const SAID: Box = { x: 65, y: 285, w: 845, h: 560 };
const SAID_END = 860;
/** A title over captions is their heading, unlike them. */
const KICKER: TextStyle = { ...TEXT_STYLES.ask, size: 60, minSize: 52, maxLines: 1, motion: "cut" };
/** The opening words lie on the seam: three lines of them. */
const OPENING = { box: { x: 65, y: 575, w: 845, h: 345 }, maxLines: 4, valign: "bottom" } as const;
/** Above the captions, under what the picture is about. */
const overUpper = (beat: TimedBeat): Pick<TextClip, "box" | "maxLines" | "valign"> =>
  beat.isFirst ? OPENING : underUpper(beat);
const underUpper = (beat: TimedBeat) => ({
  box: { x: 65, y: 640, w: 845, h: beat.small !== "" ? 130 : areAlone(beat) ? 240 : 120 },
  maxLines: beat.small === "" && areAlone(beat) ? 2 : 1,
  valign: "bottom" as const,
});

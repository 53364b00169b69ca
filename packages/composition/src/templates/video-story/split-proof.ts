import { brandPalette } from "../../brand/brand-palette.ts";
import type { Palette } from "../../scene/color.ts";
import type { Box } from "../../scene/geometry.ts";
import type { Clip } from "../../scene/scene.ts";
import { focusHoldingTop } from "../../shots/focus-holding-top.ts";
import { focusWithSubjectAt } from "../../shots/focus-with-subject-at.ts";
import { framing, framingWithOthers } from "../../shots/framing.ts";
import { shot } from "../../shots/shot.ts";
import type { BeatMedia, Storyboard } from "../../storyboard/storyboard.ts";
import { stripFit } from "../pictures/strip-fit.ts";
import type { TemplateBuilder } from "../template-builder.ts";
import { audioClips } from "../videos/audio-clips.ts";
import { beatShots } from "../videos/beat-shots.ts";
import { inOtherViews } from "../videos/in-other-views.ts";
import { lightBeats, slamOn } from "../videos/light-under.ts";
import { isLightCard, panelClips } from "../videos/panels.ts";
import { groundOf, plainGround } from "../videos/plain-ground.ts";
import { playedOn, seenMedia } from "../videos/seen-media.ts";
import { PAGE, videoScene } from "../videos/video-scene.ts";
import { captionClips } from "../videos/words/caption-clips.ts";
import { cutOnThoughts } from "../videos/words/cut-on-thoughts.ts";
import { smallWords, textClips, titleWords } from "../videos/words/text-clips.ts";
import { TEXT_STYLES } from "../videos/words/text-styles.ts";
import { type TimedBeat, timedBeats } from "../videos/words/timed-beats.ts";
import { type WordsPlaces, wordsPlaces } from "../videos/words/words-places.ts";

export const splitProof: TemplateBuilder = {
  build: (storyboard) => [splitProofScene(storyboard)],
};

const UPPER = { ...PAGE, h: 960 };
const LOWER = { ...PAGE, y: 960, h: 960 };
/** Above a title, which stands over the captions on the seam. */
const UPPER_ROOM: Box = { x: 95, y: 110, w: 890, h: 600 };
/** Where the subject of a photo ends in the upper half, and how much of a tall one must be seen. */
const IN_UPPER = { end: 640, leastTop: 60 };
const GROWS_MS = 240;

function splitProofScene(storyboard: Storyboard) {
  const beats = playedOn(timedBeats(storyboard));
  const durationMs = beats.at(-1)?.endMs ?? 0;
  const proof = proofIndex(beats);
  const growsAtMs = proof === 0 ? durationMs * ALONE_GROWS : (beats[proof]?.startMs ?? 0);
  const places = wordsPlaces(beats);
  const [whole, ...after] = fromProof(beats.slice(proof), growsAtMs);
  const isLight = lightBeats(beats, places.room);
  const palette = brandPalette(storyboard.brand);
  const slamOf = (beat: TimedBeat) => slamOn(isLight(beat), palette);
  const above = held(
    beats.filter(({ startMs }) => startMs < growsAtMs),
    growsAtMs + GROWS_MS,
  );
  return videoScene(storyboard, {
    durationMs,
    fonts: { title: "native", body: "native" },
    tracks: [
      {
        id: "above",
        clips: above.flatMap((beat) => upper(beat, storyboard)).map((clip) => (proof === 0 ? silent(clip) : clip)),
        window: UPPER,
      },
      [
        "below",
        [
          ...waiting(beats, {
            ...{ proof, growsAtMs, endMs: whole?.endMs ?? 0 },
            ...{ room: places.room, isSpokenOver: storyboard.voice !== null, palette },
          }),
          // The proof, too, so that what follows is framed in another way.
          ...beatShots(whole ? [whole, ...after] : [], storyboard, places).filter(
            ({ startMs }) => startMs !== growsAtMs,
          ),
        ],
      ],
      ["seam", [seam(growsAtMs)]],
      ["captions", captionClips(beats, storyboard, { style: "boxed-lines", box: captionsAt(growsAtMs, places) })],
      [
        "words",
        beats.flatMap((beat, i) =>
          words(beat, { isAbove: i < proof, isProof: i === proof, places, slam: slamOf(beat) }),
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
  return inOtherViews(cutOnThoughts([{ ...proof, startMs: growsAtMs, role: "turn" }, ...after]));
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

/** What people usually do, or only what is said about it: above and below are never the same picture. */
function upper(beat: TimedBeat, storyboard: Storyboard): Clip[] {
  const palette = brandPalette(storyboard.brand);
  if (isSaid(beat)) return plainGround(beat, palette);
  const focus = ({ media }: TimedBeat) => (media ? focusWithSubjectAt(media, UPPER, IN_UPPER) : undefined);
  return beatShots([beat], storyboard, { box: UPPER, room: UPPER_ROOM, focus });
}

/**
 * The hook, unless it has footage, and a beat with nothing of its own to show. A screenshot is too large for half a page.
 */
const isSaid = ({ media, isFirst }: TimedBeat): boolean =>
  media === null || (media.kind === "image" && (isFirst || media.isScreen === true));

/** A wide screenshot lies in its half above what the apps write. */
const LOWER_ROOM: Box = { x: 95, y: 70, w: 890, h: 620 };

/** A product fills its half, a phone goes on below it; as small as to stand above the apps' words, both were stamps. */
function fitInHalf(media: BeatMedia) {
  const isWideScreen = media.isScreen === true && media.size !== undefined && media.size.width > media.size.height;
  return isWideScreen ? framing(media, LOWER, LOWER_ROOM) : stripFit(media, LOWER);
}

const risen = [
  { atMs: 0, value: LOWER.y, curve: "settle" as const },
  { atMs: GROWS_MS, value: 0, curve: "linear" as const },
];

type Waiting = { proof: number; growsAtMs: number; endMs: number; room: Box | undefined; isSpokenOver: boolean } & {
  palette: Palette;
};

/**
 * The proof, first in the lower half, then on the whole page. A recording that is heard begins again when it grows: what
 * is said in it was not heard before. That of a single beat plays on.
 */
function waiting(beats: readonly TimedBeat[], given: Waiting): Clip[] {
  const { proof, growsAtMs, endMs, room, isSpokenOver, palette } = given;
  const seen = seenMedia(beats)[proof];
  const media = seen?.media;
  const isHeard = !isSpokenOver && seen?.isBorrowed === false && seen.media.kind === "video" && seen.media.hasSound;
  const keyframes = { y: grown(growsAtMs, -LOWER.y), h: grown(growsAtMs, PAGE.h - LOWER.h) };
  const place = { id: "proof", startMs: 0, endMs, box: LOWER };
  if (media) {
    const whole = media.size && framingWithOthers(media, PAGE, room);
    if (whole?.surround && media.kind === "image") {
      const fit = fitInHalf(media);
      const focus = fit?.fit === "cover" ? focusHoldingTop(media, LOWER) : undefined;
      const inHalf = shot(media, { ...place, fit, focus, room: LOWER_ROOM, index: 0, isSpokenOver: true });
      const grownPlace = { ...place, startMs: growsAtMs, index: 1, isSpokenOver: true };
      const onPage = isLightCard(media, whole)
        ? panelClips(media, grownPlace, { room, palette })
        : [shot(media, { ...grownPlace, box: PAGE, room })];
      return [
        { ...inHalf, id: "proof-waiting", endMs: Math.min(endMs, growsAtMs + GROWS_MS), punches: [] },
        ...onPage.map((clip) => ({ ...clip, keyframes: { y: risen } })),
      ];
    }
    const filled = shot(media, { ...place, fit: whole, index: 0, isSpokenOver: true });
    const punches = filled.punches?.map((it) => ({ ...it, scale: Math.min(it.scale, 1.06) }));
    const unheard = { ...filled, ...(punches && { punches }), keyframes };
    if (!isHeard || filled.kind !== "video") return [unheard];
    if (proof === 0) return [{ ...filled, ...(punches && { punches }), keyframes, sound: { gainDb: 0 } }];
    const grownAtOnce = { y: grown(0, -LOWER.y), h: grown(0, PAGE.h - LOWER.h) };
    const heard = { ...filled, startMs: growsAtMs, sound: { gainDb: 0 }, punches: [], keyframes: grownAtOnce };
    return [{ ...unheard, id: "proof-waiting", endMs: growsAtMs, keyframes: {} }, heard];
  }
  return [
    { kind: "rect", ...place, color: groundOf(proof), radius: 0, opacity: 1, keyframes },
    ...question(proof, growsAtMs),
  ];
}

/** Without a picture, the lower half shows a question mark. */
function question(proof: number, growsAtMs: number): Clip[] {
  const style = {
    ...TEXT_STYLES.slam,
    face: "block",
    size: 520,
    minSize: 520,
    stroke: { color: "ink", width: 0 },
  } as const;
  const words = { id: "question", text: "?", phrase: "", startMs: 0, endMs: growsAtMs };
  const box = { x: 0, y: 1060, w: 1080, h: 760 };
  return textClips(words, style, {
    box,
    align: "center",
    valign: "middle",
    color: groundOf(proof) === "ink" ? "accent" : "onAccent",
    ornament: true,
  });
}

function seam(growsAtMs: number): Clip {
  const box = { x: 0, y: LOWER.y - 5, w: PAGE.w, h: 10 };
  const keyframes = { y: grown(growsAtMs, -LOWER.y - 10) };
  const times = { startMs: 0, endMs: growsAtMs + GROWS_MS };
  return { kind: "rect", id: "seam", ...times, box, color: "ink", radius: 0, opacity: 1, keyframes };
}

function grown(growsAtMs: number, value: number) {
  return [
    { atMs: growsAtMs, value: 0, curve: "settle" as const },
    { atMs: growsAtMs + GROWS_MS, value, curve: "linear" as const },
  ];
}

/** Captions are on the seam as long as there is one (docs/content.md#video-story: y 900-1020). */
function captionsAt(growsAtMs: number, { captions }: WordsPlaces) {
  return ({ startMs }: TimedBeat) => (startMs < growsAtMs ? { x: 65, y: 890, w: 845, h: 140 } : captions);
}

type Written = { isAbove: boolean; isProof: boolean; places: WordsPlaces; slam: ReturnType<typeof slamOn> };

function words(beat: TimedBeat, { isAbove, isProof, places, slam }: Written): Clip[] {
  const { role, isFirst } = beat;
  if (role === "ask" && !isFirst) return titleWords(beat, TEXT_STYLES.ask, places.ask(beat));
  if (isAbove && isSaid(beat))
    return titleWords({ ...beat, isPlain: true }, TEXT_STYLES.boxed, { box: SAID }, SAID_END);
  const title = isAbove ? overUpper(beat) : places.title(beat);
  const style = isProof && !isFirst ? slam.style : isFirst ? TEXT_STYLES.boxed : TEXT_STYLES.label;
  const large = titleWords(beat, style, { ...title, accent: slam.accent });
  return [...large, ...smallWords(beat, large[0], TEXT_STYLES.small, isAbove ? SAID_END : places.smallBottom(beat))];
}

/** Words that are all that the upper half shows; above the captions on the seam. */
const SAID: Box = { x: 65, y: 285, w: 845, h: 560 };
const SAID_END = 860;
/** Above the captions on the seam, under what the picture is about. */
const overUpper = ({ small }: TimedBeat) => ({
  box: { x: 65, y: 640, w: 845, h: small === "" ? 220 : 130 },
  maxLines: small === "" ? 2 : 1,
  valign: "bottom" as const,
});

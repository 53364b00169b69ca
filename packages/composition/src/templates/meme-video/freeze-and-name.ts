import type { Box } from "../../scene/geometry.ts";
import type { Clip } from "../../scene/scene.ts";
import { type Fit, framing, framingWithOthers, isBeside, isTexture, onItsOwnBlur } from "../../shots/framing.ts";
import { shot } from "../../shots/shot.ts";
import { focusOf } from "../../shots/subject.ts";
import { subjectOnPage } from "../../shots/subject-on-page.ts";
import type { BeatMedia, Storyboard } from "../../storyboard/storyboard.ts";
import { ownSpeechMs, type Pace } from "../beat-times.ts";
import { memeClips } from "../drawings/meme-clips.ts";
import { goingOn, melting } from "../pictures/going-on.ts";
import type { TemplateBuilder } from "../template-builder.ts";
import { audioClips } from "../videos/audio-clips.ts";
import { groundAbove } from "../videos/melted-shot.ts";
import { PAGE, videoScene } from "../videos/video-scene.ts";
import { captionClips } from "../videos/words/caption-clips.ts";
import { textClips, wordsOfBeat } from "../videos/words/text-clips.ts";
import { TEXT_STYLES, type TextStyle } from "../videos/words/text-styles.ts";
import { heldTimes, type TimedBeat } from "../videos/words/timed-beats.ts";
import { nearer, nearestOf, nearing, punchingIn } from "./coming-nearer.ts";
import { BEHIND, exhibit } from "./exhibit.ts";
import { jokeArt } from "./joke-art.ts";
import { afterSpeech, type JokeTiming, jokePace, jokeTiming, turnAt } from "./joke-timing.ts";
import { BACK_MS, LAST_FRAME_MS, movedBack } from "./loop-back.ts";
import { isNameBelow, ring } from "./name-ring.ts";
import { ringedIn } from "./ringed-in.ts";

export const freezeAndName: TemplateBuilder = {
  pace: paceOf,
  build: (storyboard) => [freezeScene(storyboard)],
};

/** The first recording runs until the turn, also through beats that go on showing it; no other one is heard. */
function paceOf(storyboard: Storyboard): Pace {
  const { beats } = storyboard;
  const first = beats.findIndex(({ media }) => media !== null);
  const other = beats.findIndex(({ media }, index) => index > first && !isSame(media, beats[first]?.media ?? null));
  const turn = Math.max(first + 1, Math.min(other === -1 ? beats.length : other, beats.length - 1));
  const saidMs = saidAlone(storyboard);
  const usual = jokePace(storyboard, (index) => index >= first && index < turn);
  const pace = saidMs > 0 ? afterSpeech(usual, saidMs) : usual;
  return { ...pace, silentFromMs: turnAt(heldTimes(storyboard, pace), saidMs) };
}

/** How long the recording of an only beat speaks: what is said is heard before it freezes. */
const saidAlone = ({ beats, voice }: Storyboard): number =>
  beats.length === 1 && !voice ? ownSpeechMs(beats[0]?.media ?? null, null) : 0;

const isSame = (one: BeatMedia | null, other: BeatMedia | null): boolean =>
  one?.kind === "video" && other?.kind === "video" && one.src === other.src && one.trimMs === other.trimMs;

function freezeScene(storyboard: Storyboard) {
  const turned = jokeTiming(storyboard, paceOf(storyboard), saidAlone(storyboard));
  const { durationMs, turnMs, beats } = turned;
  const media = beats.flatMap((beat) => beat.media ?? [])[0] ?? null;
  const room = roomFor(beats);
  const subject = subjectOf(media, room);
  const isExhibit = isPointless(media, subject);
  const isWhole = media !== null && isApart(media, room);
  const isSpokenOver = storyboard.voice !== null;
  const shown = media ? frozen(media, turned, { room, isExhibit, isSpokenOver }) : drawn(storyboard, turned);
  return videoScene(storyboard, {
    durationMs,
    isDrawn: media === null,
    fonts: { title: "native", body: "native" },
    tracks: [
      ["pictures", shown],
      ["pen", isExhibit ? [] : ring(turned, subject)],
      ["captions", captionClips(beats, storyboard, { style: "boxed-lines", ...(isWhole && { box: CAPTIONS }) })],
      ["words", words(turned, subject)],
      [
        "sound",
        audioClips(storyboard, { durationMs, loops: true, effects: [{ effect: "record-stop", atMs: turnMs }] }),
      ],
    ],
  });
}

const GRAY = 0.2;
/** How close a recording is shown when it freezes; one that is shown whole stays whole. */
const CLOSE = { cover: 1.12, contain: 1.05 };
const MIDDLE = { x: 0.5, y: 0.46 };
/** Where a picture may lie that is shown apart from its surroundings: under the words, and lower under captions. */
const ROOM: Box = { x: 165, y: 760, w: 750, h: 800 };
const ROOM_UNDER_CAPTIONS: Box = { x: 165, y: 860, w: 750, h: 740 };
const CAPTIONS: Box = { x: 65, y: 640, w: 845, h: 150 };

const roomFor = (beats: readonly TimedBeat[]): Box =>
  beats.some(({ words }) => words.length > 0) ? ROOM_UNDER_CAPTIONS : ROOM;

/** Whether a picture is shown apart from the words: as it would be in any video, or because its subject is behind them. */
const isApart = (media: BeatMedia, room: Box): boolean =>
  isBeside(media, PAGE, room) ||
  (media.kind === "image" && !isTexture(media) && framingWithOthers(media, PAGE, room).fit === "contain");

/** What would be a card lies from edge to edge and goes on behind the words as a blur of itself. */
function fitOf(media: BeatMedia, room: Box): Fit {
  if (!isApart(media, room)) return framing(media, PAGE, room);
  const framed = framingWithOthers(media, PAGE, room);
  const y = room.y - ROOM_AIR;
  // A face fills all of it: one in a band looks like a video of another shape.
  const face = media.kind === "image" && media.hasFace && melting(media, PAGE, { ...PAGE, y, h: PAGE.h - y });
  if (media.kind === "image" && media.hasFace) return face ? inItsLight(face, media) : framed;
  const high = Math.min(PAGE.h - y, highFor(media));
  const free = { y: PAGE.h - high, h: high, isAbove: false };
  const onward = goingOn(media, framed, { page: PAGE, free });
  return onward ? inItsLight(onward, media) : onItsOwnBlur(framed, media);
}

/** What goes on above itself, in its own colors (ADR 219). */
function inItsLight(fit: Fit, media: BeatMedia): Fit {
  const { surround } = fit;
  return surround && "color" in surround && surround.edge === "soft"
    ? { ...fit, surround: { place: surround.place, faded: surround.faded, ...groundAbove(media) } }
    : fit;
}

/** Between the words and a photo that goes on behind them. */
const ROOM_AIR = 60;

/** How high a wide photo may be for its subject to leave room for a ring, also when it is nearer. */
function highFor({ size, subject }: BeatMedia): number {
  if (!size || !subject) return PAGE.h;
  return Math.max(LEAST_HIGH, (SUBJECT_PX * size.height) / (subject.w * size.width));
}

/** Our own choice. */
const SUBJECT_PX = 690;
const LEAST_HIGH = 900;

type Shown = { room: Box; isExhibit: boolean; isSpokenOver: boolean };

/**
 * The picture runs, freezes without color, and comes back to how it began. A photo comes nearer in a cut, and with a jerk until it stops: the freeze is
 * felt. Of one with nothing to ring, a print lies over the frozen page.
 */
function frozen(
  media: BeatMedia,
  { turnMs, durationMs }: JokeTiming,
  { room, isExhibit, isSpokenOver }: Shown,
): Clip[] {
  const place = { box: PAGE, room: isApart(media, room) ? room : undefined, index: 0, isSpokenOver };
  const fit = fitOf(media, room);
  const part = (id: string, startMs: number, endMs: number) => ({
    ...shot(media, { ...place, id, startMs, endMs, ...(media.kind === "image" && { fit }) }),
    punches: [],
  });
  const backMs = durationMs - BACK_MS;
  const [running, still, back] = [
    part("running", 0, turnMs),
    part("still", turnMs, backMs),
    part("back", backMs, durationMs),
  ];
  if (media.kind === "image") {
    const print = isExhibit ? [exhibit(media, { startMs: turnMs, endMs: backMs })] : [];
    const view = { scale: 1, focus: running.focus };
    const calm = { kenBurns: { from: view, to: view } };
    const near = nearestOf(placeOnPage(media, room));
    return [
      { ...running, ...calm, keyframes: punchingIn(near, turnMs) },
      {
        ...still,
        ...calm,
        keyframes: nearing(near, [near.scale, near.scale], backMs - turnMs),
        saturation: GRAY,
        ...(isExhibit && BEHIND),
      },
      ...print,
      { ...back, ...calm, keyframes: nearing(near, [near.scale, 1], BACK_MS - LAST_FRAME_MS) },
    ];
  }
  const view = { scale: CLOSE[still.fit], focus: focusOf(media, MIDDLE) };
  const dress = { saturation: GRAY, kenBurns: { from: view, to: view } };
  const first = running.kenBurns?.from ?? { scale: 1, focus: running.focus };
  const scale = Math.max(1, view.scale / first.scale);
  const comesBack = { kenBurns: { from: first, to: first }, keyframes: movedBack(BACK_MS, { scale }) };
  const held = { sound: null, freezeAtMs: turnMs } as const;
  if (running.kind !== "video" || still.kind !== "video" || back.kind !== "video") return [];
  const trimMs = media.trimMs + (turnMs % Math.max(1, media.durationMs));
  return [running, { ...still, ...dress, ...held, trimMs }, { ...back, ...comesBack, ...held, freezeAtMs: backMs }];
}

/** Without a clip of the user, one of our drawings freezes. */
function drawn(storyboard: Storyboard, { turnMs, durationMs }: JokeTiming): Clip[] {
  const art = jokeArt(storyboard);
  const box = { x: 0, y: 560, w: 1080, h: 1080 };
  const boil = { amount: 3, seed: 7 };
  const still = { x: -65, y: 495, w: 1210, h: 1210 };
  return [
    { kind: "rect", id: "ground", startMs: 0, endMs: durationMs, box: PAGE, color: "bg", radius: 0, opacity: 1 },
    ...memeClips(art.setup.art, { id: "running", startMs: 0, endMs: turnMs, box, boil }),
    ...memeClips(art.turn.art, { id: "still", startMs: turnMs, endMs: durationMs, box: still }),
  ];
}

const WHOLE: Box = { x: 0, y: 0, w: 1, h: 1 };

/** Where the subject is while the picture runs; null if unknown. Of a screenshot no part is meant, but all of it. */
function placeOnPage(shown: BeatMedia, room: Box, framed: BeatMedia = shown): Box | null {
  const media = shown.isScreen ? { ...shown, subject: WHOLE } : shown;
  return subjectOnPage(media, PAGE, focusOf(framed, MIDDLE), { scale: 1, ...fitOf(framed, room) });
}

/** Where it is when it has frozen. */
function subjectOf(media: BeatMedia | null, room: Box): Box | null {
  if (!media) return null;
  if (media.kind === "image") {
    const seen = placeOnPage(media, room);
    const meant = seen && ringedIn(media);
    const ringed = meant && placeOnPage({ ...media, isScreen: false, subject: meant }, room, media);
    return seen && nearer(ringed ?? seen, nearestOf(seen));
  }
  const fit = fitOf(media, room);
  return subjectOnPage(media, PAGE, focusOf(media, MIDDLE), { scale: CLOSE[fit.fit], ...fit });
}

/** Whether a photo has nothing to ring, as a wall; the place of a person in a clip is guessed. */
const isPointless = (media: BeatMedia | null, subject: Box | null): boolean =>
  media?.kind === "image" && media.size !== undefined && subject === null;

const NAME: TextStyle = {
  ...TEXT_STYLES.ask,
  face: "block",
  weight: 400,
  size: 130,
  minSize: 72,
  lineHeight: 1.2,
  maxLines: 3,
  valign: "bottom",
};

/** Beside the subject, never over it. */
function words({ beats, turnMs, durationMs }: JokeTiming, subject: Box | null): Clip[] {
  return beats.flatMap((beat) => {
    const isName = beat.isLast && !beat.isFirst;
    const times = { endMs: beat.isFirst && beat.isLast ? durationMs : beat.endMs, ...(isName && { startMs: turnMs }) };
    const style = isName ? NAME : TEXT_STYLES.boxed;
    const place = isNameBelow(subject) ? { box: BELOW } : { box: ABOVE, valign: "top" as const };
    return textClips({ ...wordsOfBeat(beat), ...times }, style, { maxLines: 4, ...place });
  });
}

const ABOVE: Box = { x: 65, y: 285, w: 845, h: 350 };
const BELOW: Box = { x: 65, y: 950, w: 845, h: 290 };

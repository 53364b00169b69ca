import type { Box } from "../../scene/geometry.ts";
import type { Clip } from "../../scene/scene.ts";
import { focusHoldingTop } from "../../shots/focus-holding-top.ts";
import { framing, framingWithOthers } from "../../shots/framing.ts";
import { shot } from "../../shots/shot.ts";
import type { BeatMedia } from "../../storyboard/storyboard.ts";
import { stripFit } from "../pictures/strip-fit.ts";
import { meltedShot } from "../videos/melted-shot.ts";
import { groundOf } from "../videos/plain-ground.ts";
import { seenMedia } from "../videos/seen-media.ts";
import { inRoom } from "../videos/under-words.ts";
import { PAGE } from "../videos/video-scene.ts";
import { cutOnThoughts } from "../videos/words/cut-on-thoughts.ts";
import { textClips } from "../videos/words/text-clips.ts";
import { TEXT_STYLES } from "../videos/words/text-styles.ts";
import type { TimedBeat } from "../videos/words/timed-beats.ts";

/** The half in which a proof waits, and how long it takes to fill the page. */
export const LOWER = { ...PAGE, y: 960, h: 960 };
export const GROWS_MS = 240;

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

/** What waits steps closer with every second cut above it, and halfway through the opening words: it would stand still for long. */
function steps(beats: readonly TimedBeat[], growsAtMs: number) {
  const [first, ...others] = cutOnThoughts(beats.filter(({ startMs }) => startMs < growsAtMs));
  if (!first) return [];
  const halfMs = (first.startMs + first.endMs) / 2;
  const atMs = [halfMs, ...others.map(({ startMs }) => startMs), growsAtMs];
  return atMs.flatMap((startMs, i) =>
    i % 2 === 0 && atMs[i + 1] ? [{ startMs, endMs: atMs[i + 1] ?? growsAtMs, scale: NEARER }] : [],
  );
}

const NEARER = 1.06;

type Waiting = {
  proof: number;
  growsAtMs: number;
  endMs: number;
  room: Box | undefined;
  isSpokenOver: boolean;
};

/**
 * The proof, first in the lower half, then on the whole page. The photo of the opening words, which is no screenshot, waits
 * in its place until the proof rises over it. A recording that is heard begins again when it grows: what
 * is said in it was not heard before. That of a single beat plays on.
 */
export function waitingProof(beats: readonly TimedBeat[], given: Waiting): Clip[] {
  const { proof, growsAtMs, endMs, room, isSpokenOver } = given;
  const seen = seenMedia(beats)[proof];
  const media = seen?.media;
  const isHeard = !isSpokenOver && seen?.isBorrowed === false && seen.media.kind === "video" && seen.media.hasSound;
  const keyframes = { y: grown(growsAtMs, -LOWER.y), h: grown(growsAtMs, PAGE.h - LOWER.h) };
  const place = { id: "proof", startMs: 0, endMs, box: LOWER };
  if (media) {
    const whole = media.size && framingWithOthers(media, PAGE, room);
    const lowered = room ? inRoom(media, room) : null;
    const opening = proof > 0 ? beats[0]?.media : null;
    const isOther = opening?.kind === "image" && !opening.isScreen && opening.src !== media.src;
    if ((whole?.surround || lowered || isOther) && media.kind === "image") {
      const waits = isOther ? opening : media;
      const fit = fitInHalf(waits);
      const focus = fit?.fit === "cover" ? focusHoldingTop(waits, LOWER) : undefined;
      const inHalf = shot(waits, { ...place, fit, focus, room: LOWER_ROOM, index: 0, isSpokenOver: true });
      // A screen ends between two rows of it at the edge of the page, which would cut one in two if it came nearer.
      const endsInRows = waits.gaps !== undefined && waits.gaps.length > 0;
      const stays = { scale: 1, focus: { x: 0.5, y: 0.5 } };
      const grownPlace = { ...place, startMs: growsAtMs, index: 1, isSpokenOver: true };
      const isCard = whole?.surround !== undefined && "edge" in whole.surround && whole.surround.edge === "card";
      const onPage =
        (isCard && !media.isScreen && (media.isLight || !lowered) && meltedShot(media, grownPlace, room)) ||
        shot(media, { ...grownPlace, box: PAGE, room, ...lowered, ...(lowered && { fit: { fit: "cover" } }) });
      return [
        {
          ...inHalf,
          id: "proof-waiting",
          endMs: Math.min(endMs, growsAtMs + GROWS_MS),
          punches: endsInRows ? [] : steps(beats, growsAtMs),
          ...(endsInRows && { kenBurns: { from: stays, to: stays } }),
        },
        { ...onPage, keyframes: { y: risen } },
      ];
    }
    const filled = shot(media, { ...place, fit: whole, index: 0, isSpokenOver: true });
    const punches = filled.punches?.map((it) => ({ ...it, scale: Math.min(it.scale, 1.06) }));
    const waiting = proof > 0 ? steps(beats, growsAtMs) : [];
    const unheard = {
      ...filled,
      punches: [...waiting, ...(punches ?? []).filter((it) => it.startMs >= growsAtMs)],
      keyframes,
    };
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

/** How much a side of a box changes, from when the proof grows on. */
export function grown(growsAtMs: number, value: number) {
  return [
    { atMs: growsAtMs, value: 0, curve: "settle" as const },
    { atMs: growsAtMs + GROWS_MS, value, curve: "linear" as const },
  ];
}

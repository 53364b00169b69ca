import type { Box, Focus } from "../../scene/geometry.ts";
import type { Clip } from "../../scene/scene.ts";
import { focusWithSubjectAt } from "../../shots/focus-with-subject-at.ts";
import { type Fit, isTexture } from "../../shots/framing.ts";
import { type ShotPlace, shot } from "../../shots/shot.ts";
import { subjectOnPage } from "../../shots/subject-on-page.ts";
import type { BeatMedia, Storyboard } from "../../storyboard/storyboard.ts";
import { emphasized } from "../emphasized.ts";
import { phoneGoingOn } from "../pictures/strip-fit.ts";
import { meltedFit, underWords } from "../videos/melted-shot.ts";
import { type Seen, seenMedia } from "../videos/seen-media.ts";
import { PAGE } from "../videos/video-scene.ts";
import { textClips, type WrittenWords, wordsOfBeat } from "../videos/words/text-clips.ts";
import { lineBox, TEXT_STYLES, type TextStyle } from "../videos/words/text-styles.ts";
import type { TimedBeat } from "../videos/words/timed-beats.ts";
import type { Halves } from "./race.ts";

const HALF = { ...PAGE, h: PAGE.h / 2 };
const UPPER: Box = HALF;
const LOWER: Box = { ...HALF, y: HALF.h };
/** Beside the words of each half: above those of the upper one, under those of the lower one. */
const UPPER_ROOM: Box = { x: 95, y: 110, w: 890, h: 400 };
const LOWER_ROOM: Box = { x: 95, y: 300, w: 890, h: 600 };
/** Where the clock, or a sign, and the name of a half are: from the top. */
const CLOCK_H = 120;
const UPPER_WORDS_Y = 535;
const LOWER_WORDS_Y = 985;
/** Where the subject of a photo ends in the upper half, and where its middle is in the lower one. */
const IN_UPPER = { end: 520, leastTop: 50 };
const IN_LOWER = { middle: 560, mostEnd: 840 };
/** Captions are above the seam, between the words of the halves. */
export const SEAM_CAPTIONS: Box = { x: 65, y: 795, w: 845, h: 130 };

export const clockBox = (isFast: boolean): Box => ({
  x: 65,
  y: isFast ? LOWER_WORDS_Y : UPPER_WORDS_Y,
  w: 845,
  h: CLOCK_H,
});

/** The upper half loses its color when the lower one begins; until then the lower one waits without its own. */
export function halfPictures(
  { slow, fast }: Halves,
  beats: readonly TimedBeat[],
  { voice }: Pick<Storyboard, "voice">,
): Clip[] {
  const seen = seenMedia(beats);
  const isSpokenOver = voice !== null;
  const half = (id: string, beat: TimedBeat, times: { startMs: number; endMs: number }, box: Box): Clip[] => {
    const of = seen[beat.index];
    const room = box === UPPER ? UPPER_ROOM : LOWER_ROOM;
    return of ? picture(of, { id, ...times, box, room, index: beat.index, isSpokenOver }) : [];
  };
  const [first, both] = [
    { startMs: slow.startMs, endMs: fast.startMs },
    { startMs: fast.startMs, endMs: fast.endMs },
  ];
  // What is done with the product is seen as the voice says it.
  const turns = (fast.steps ?? []).filter(({ startMs }) => startMs > both.startMs && startMs < both.endMs);
  return [
    rect("halves", { ...slow, endMs: fast.endMs }, PAGE, "ink"),
    ...half("slow", slow, first, UPPER),
    ...half("slow-gray", slow, both, UPPER).map((clip) => ("src" in clip ? { ...mute(clip), saturation: GRAY } : clip)),
    ...half("fast-waiting", fast, first, LOWER).map(waits),
    ...half("fast", fast, { ...both, endMs: turns[0]?.startMs ?? both.endMs }, LOWER),
    ...turns.flatMap(({ startMs, media }, at) =>
      picture(
        { media, isBorrowed: false },
        {
          ...{ id: `fast-${at + 1}`, startMs, endMs: turns[at + 1]?.startMs ?? both.endMs },
          ...{ box: LOWER, room: LOWER_ROOM, index: fast.index + at + 1, isSpokenOver },
        },
      ),
    ),
    { kind: "scrim", id: "seam-scrim", ...first, endMs: both.endMs, box: SEAM_SCRIM, color: "ink", from: 0, to: 0.85 },
    rect("seam", { ...slow, endMs: fast.endMs }, { x: 0, y: HALF.h - 5, w: PAGE.w, h: 10 }, "paper"),
  ];
}

/** One half is heard at a time: the one that is shown bright. */
const mute = (clip: Clip): Clip => (clip.kind === "video" ? { ...clip, sound: null } : clip);

const waits = (clip: Clip): Clip => {
  if (!("src" in clip)) return clip;
  const { surround } = clip;
  // A dark brand's ground without its color is black.
  const isPhone = surround && "edge" in surround && surround.edge === "phone";
  const ground = isPhone && { surround: { ...surround, color: "paper" as const } };
  return { ...mute(clip), ...WAITING, ...ground };
};

const GRAY = 0.15;
/** It is seen what comes, and that it has not begun: darker, half of the page was black. */
const WAITING = { saturation: 0, overlay: { color: "ink", opacity: 0.36 } } as const;
/** Behind the captions on the seam. */
const SEAM_SCRIM: Box = { x: 0, y: 720, w: PAGE.w, h: 240 };

function picture({ media, isBorrowed }: Seen, place: Parameters<typeof shot>[1]): Clip[] {
  const closer = isBorrowed ? 1.3 : 1;
  const focus = focusWithSubjectAt(media, place.box, place.box === UPPER ? IN_UPPER : IN_LOWER, closer);
  const fit = fitInHalf(media, place, focus);
  const isMelted = fit?.surround !== undefined && !media.isScreen;
  return [{ ...shot(media, { ...place, ...(isMelted ? { focus: MIDDLE } : { focus, closer }), fit }), punches: [] }];
}

const MIDDLE: Focus = { x: 0.5, y: 0.5 };

/**
 * A photo fills its half; in the lower one, one whose subject would lie behind the name lies under it from edge to edge, and a phone
 * goes on below the page (ADR 203): as small as to be seen whole, its rows cannot be read.
 */
function fitInHalf(
  media: BeatMedia,
  { box, room }: Pick<ShotPlace, "box" | "room">,
  focus: Focus | undefined,
): Fit | undefined {
  const { size } = media;
  if (media.isScreen && size && size.width < size.height) {
    const phone = box === UPPER ? UPPER_PHONE : LOWER_PHONE;
    return phoneGoingOn(media, box, { ...phone, h: (phone.w * size.height) / size.width });
  }
  if (media.isScreen === true || media.ground !== undefined) return undefined;
  const cover = { fit: "cover" as const };
  if (box === UPPER || !room || !focus || isTexture(media)) return cover;
  const seen = subjectOnPage(media, { ...box, y: 0 }, focus, cover);
  return (
    (seen && seen.y < room.y - LITTLE_BEHIND && meltedFit(media, { box, under: underWords(box, room.y) })) || cover
  );
}

/** Where the screen of a phone begins in its half, and how wide it is. */
const UPPER_PHONE = { x: 240, y: 60, w: 600 };
const LOWER_PHONE = { x: 230, y: 290, w: 620 };

/** In px. Our own choice. */
const LITTLE_BEHIND = 60;

const rect = (id: string, { startMs, endMs }: { startMs: number; endMs: number }, box: Box, color: "ink" | "paper") =>
  ({ kind: "rect", id, startMs, endMs, box, color, radius: 0, opacity: 1 }) as const;

/** The names of both halves, under their clocks: both times are read at the seam. The lower one is there when it begins. */
export function halfNames({ slow, fast }: Halves, beats: Storyboard["beats"]): Clip[] {
  const name = (beat: TimedBeat, isFast: boolean) => {
    const y = clockBox(isFast).y + CLOCK_H + 10;
    // A name is no sentence: it stands where captions say it, too, from the cut on.
    const written = emphasized(beats[beat.index]?.title ?? "");
    const words: WrittenWords = {
      ...wordsOfBeat({ ...beat, ...written, textStartMs: beat.startMs }),
      endMs: fast.endMs,
    };
    const style = isFast ? { ...NAME, color: "onAccent" as const, textBox: lineBox("accent") } : NAME;
    return textClips(words, style, { box: { x: 65, y, w: 845, h: 130 } });
  };
  return [...name(slow, false), ...name(fast, true)];
}

const NAME: TextStyle = {
  ...TEXT_STYLES.label,
  size: 80,
  minSize: 46,
  maxLines: 2,
  lineHeight: 1.2,
  mark: "underline",
};

/** The side of a badge, and how its signs are drawn: in px, within the badge. */
const BADGE = 104;
const SIGNS = {
  cross: [
    [0.3, 0.3, 0.7, 0.7],
    [0.7, 0.3, 0.3, 0.7],
  ],
  check: [
    [0.25, 0.53, 0.43, 0.7],
    [0.43, 0.7, 0.76, 0.32],
  ],
} as const;
const STROKE_MS = 160;

/**
 * Two signs instead of clocks, where no times are known: a cross on what loses its color, and a check where the other one has finished. Bars that
 * fill would measure what nobody has measured.
 */
export function halfSigns({ fast, stopMs }: Halves): Clip[] {
  const badge = (sign: keyof typeof SIGNS, startMs: number): Clip[] => {
    const isFast = sign === "check";
    const { x, y } = clockBox(isFast);
    const times = { startMs, endMs: fast.endMs };
    const box = { x, y: y + CLOCK_H - BADGE - 4, w: BADGE, h: BADGE };
    const strokes = SIGNS[sign].map(([fromX, fromY, toX, toY], at): Clip => {
      const end = (right: number, down: number) => ({ x: box.x + right * BADGE, y: box.y + down * BADGE });
      return {
        ...{ kind: "hand-line", id: `${sign}-${at}`, startMs: startMs + at * STROKE_MS, endMs: fast.endMs },
        ...{ from: end(fromX, fromY), to: end(toX, toY), bend: 0, seed: at + 3, head: false },
        ...{ width: 15, color: isFast ? "onAccent" : "paper", drawOnMs: STROKE_MS },
      };
    });
    const color = isFast ? "accent" : "ink";
    return [{ kind: "rect", id: sign, ...times, box, color, radius: BADGE / 2, opacity: 1 }, ...strokes];
  };
  return [...badge("cross", fast.startMs), ...badge("check", stopMs)];
}

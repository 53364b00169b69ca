import { endsSentence } from "../../../frame/captions/page-breaks.ts";
import type { CaptionsClip } from "../../../scene/captions-clip.ts";
import type { Box } from "../../../scene/geometry.ts";
import type { Clip } from "../../../scene/scene.ts";
import type { Storyboard } from "../../../storyboard/storyboard.ts";
import { readingMs } from "../../beat-times.ts";
import { CAPTION_BOX, captionClips } from "./caption-clips.ts";
import { textClips, wordsOfBeat } from "./text-clips.ts";
import { TEXT_STYLES, type TextStyle } from "./text-styles.ts";
import type { TimedBeat } from "./timed-beats.ts";
import { type BesideFace, captionsBesideFace } from "./words-beside-face.ts";
import { wordsPlaces } from "./words-places.ts";

/** Room for the small text under a title. */
const SMALL_PX = 76;

/** The large and the small text of a beat in which a person looks into the camera. */
export function wordsWithFace(given: TimedBeat, style: TextStyle, beside: BesideFace): Clip[] {
  const beat = besides(given, beside);
  const { title: zone } = beside;
  const { small, index, startMs, textEndMs } = beat;
  const hasBoth = small !== "" && beat.text.trim() !== "";
  const box = hasBoth ? { ...zone, h: Math.max(0, zone.h - SMALL_PX) } : zone;
  const titles = textClips(wordsOfBeat(beat), { ...style, ...FITTED }, { box });
  const what = { id: `small-${index}`, text: small, phrase: "", startMs, endMs: textEndMs };
  const docked = hasBoth && titles[0] ? { dock: { clip: titles[0].id, side: "below" as const, gap: 16 } } : {};
  return [...titles, ...textClips(what, { ...TEXT_STYLES.small, maxLines: 1 }, { box: zone, ...docked })];
}

/** Smaller than elsewhere rather than on the face. */
const FITTED = { valign: "top", minSize: 44, maxLines: 4 } as const;

/** When beats show a picture instead of the face, and where it and the captions are then. */
export type Away = { cuts: readonly TimedBeat[]; room?: Box; captions: Box };

/**
 * Pictures with a place of their own (`wordsPlaces`) lie under the title, which stands where it is above a face, and under
 * the captions.
 */
const ROOM: Box = { x: 65, y: 730, w: 950, h: 1070 };
const CAPTIONS: Box = { x: 65, y: 595, w: 845, h: 130 };

/** Where words and pictures are while beats show pictures instead of the face. */
export function awayFromFace(cuts: readonly TimedBeat[]): Away {
  return wordsPlaces(cuts).room ? { cuts, room: ROOM, captions: CAPTIONS } : { cuts, captions: CAPTION_BOX };
}
type Look = {
  style: CaptionsClip["style"];
  /** Null for a beat without a face. */
  besideOf: (beat: TimedBeat) => BesideFace | null;
  /** Where captions are in beats without a face, if not low. */
  box?: (beat: TimedBeat) => Box;
  away?: Away;
  /** As in `captionClips`; over a picture, not over a face. */
  isLight?: (beat: TimedBeat) => boolean;
  onMaterial?: (beat: TimedBeat) => boolean;
  /** As in `captionClips`, where a beat has a face. */
  areLarge?: boolean;
};

/**
 * Captions clear of the face that a beat shows. Where they have the title's place, they wait until it is gone; over a
 * picture with a place of its own they are where that leaves room.
 */
export function captionsWithFace(
  beats: readonly TimedBeat[],
  storyboard: Storyboard,
  { style, besideOf, box: usual, away, isLight, onMaterial, areLarge = false }: Look,
): CaptionsClip[] {
  const onFaceLook = { style, areLarge, ...(isLight && { isLight }) };
  const look = { ...onFaceLook, ...(onMaterial && { onMaterial }) };
  return beats.flatMap((beat) => {
    const beside = besideOf(beat);
    if (!beside) {
      const place = usual?.(beat) ?? away?.captions;
      return captionClips([beat], storyboard, { ...look, areLarge: true, ...(place && { box: place }) });
    }
    const box = captionsBesideFace(beside);
    const isWritten = beside.captions === null && beat.text.trim() !== "";
    const words = isWritten ? saidAfter(besides(beat, beside)) : beat.words;
    const cut = away?.room && away.cuts.find(({ index }) => index === beat.index);
    if (!away || !cut) return captionClips([{ ...beat, words }], storyboard, { ...look, box });
    const isLater = cut.startMs > beat.startMs;
    const isAway = ({ startMs }: { startMs: number }) => (isLater ? startMs >= cut.startMs : startMs < cut.endMs);
    const seen = { ...beat, ...(isLater ? { endMs: cut.startMs } : { startMs: cut.endMs }) };
    const onFace = { ...seen, words: words.filter((it) => !isAway(it)) };
    const over = { ...cut, words: beat.words.filter(isAway) };
    return [
      ...captionClips([onFace], storyboard, { ...onFaceLook, box }),
      ...captionClips([over], storyboard, { ...look, box: away.captions }).map((it) => ({
        ...it,
        id: `${it.id}-away`,
      })),
    ];
  });
}

/**
 * Where captions have the title's place, the title leaves it as soon as it is read and a sentence begins that captions show. Captions
 * never begin within a sentence.
 */
function besides(beat: TimedBeat, { captions }: BesideFace): TimedBeat {
  if (captions !== null || beat.text.trim() === "" || beat.isFirst || beat.role === "ask") return beat;
  const readMs = beat.textStartMs + (beat.isSaid ? 0 : readingMs({ title: beat.text, body: "", line: "" }));
  const { words, textEndMs } = beat;
  const next = words.find(({ startMs }, at) => startMs >= readMs && endsSentence(words[at - 1]?.text ?? "."));
  return { ...beat, textEndMs: Math.min(textEndMs, next?.startMs ?? textEndMs) };
}

/** What is said once the title is gone. */
const saidAfter = ({ words, textEndMs }: TimedBeat): TimedBeat["words"] =>
  words.filter(({ startMs }) => startMs >= textEndMs);

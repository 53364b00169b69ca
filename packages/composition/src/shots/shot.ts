import type { Box, Focus } from "../scene/geometry.ts";
import type { ImageClip } from "../scene/image-clip.ts";
import type { VideoClip } from "../scene/video-clip.ts";
import type { BeatMedia } from "../storyboard/storyboard.ts";
import { acrossPage } from "./across-page.ts";
import { around } from "./around.ts";
import { drift } from "./drift.ts";
import { type Fit, framingWithOthers, lostOf, onItsOwnBlur } from "./framing.ts";
import { punchIns } from "./punch-ins.ts";
import { focusOf } from "./subject.ts";

export type ShotPlace = {
  id: string;
  startMs: number;
  endMs: number;
  box: Box;
  /** Its place in the sequence: the direction of the drift alternates. */
  index: number;
  /** What lies in the middle of the box, in fractions of the picture, as near as its edges allow; else its subject. */
  focus?: Focus | undefined;
  /** How much closer the picture is shown than it needs to be to fill its box; 1 if absent. */
  closer?: number;
  /** Where the picture may lie if words are set beside it, in px of the box. */
  room?: Box | undefined;
  /** How it is fitted into its box, if not as its subject and the room allow. */
  fit?: Fit | undefined;
  /** When words begin, on the scene's clock: punch-ins fall on them. */
  wordStartsMs?: readonly number[];
  /** Whether a voice speaks over it: then a recording is muted. */
  isSpokenOver: boolean;
};

/** A picture that is shown whole comes closer by this much only, to stay whole. Our own choice. */
const SMALL_STEP = 1.05;
/** In a shot of its own, it may fill the page. Our own choice. */
const STEP = 1.12;

/**
 * A still picture or a video as one shot: a still drifts, with punch-ins if it would stay too long; a video gets only
 * the punch-ins. A video that is too short is repeated from where it began.
 */
export function shot(media: BeatMedia, place: ShotPlace): ImageClip | VideoClip {
  const { id, startMs, endMs, box, index, closer = 1, wordStartsMs = [] } = place;
  const focus = place.focus ?? focusOf(media, { x: 0.5, y: 0.5 });
  const framed = () => acrossPage(onItsOwnBlur(framingWithOthers(media, box, place.room), media), media, place);
  const fit = place.fit ?? largePhone(framed(), place);
  const isWhole = fit.fit === "contain";
  const seen = {
    ...{
      id,
      startMs,
      endMs,
      src: media.src,
      box,
      focus,
      missing: "ink" as const,
    },
    ...(media.kind === "image" && media.crop && { crop: media.crop }),
    ...fit,
    punches: punchIns(place, wordStartsMs).map((it) =>
      isWhole || cutsOff(it.scale * closer, { media, box, focus }) ? { ...it, scale: SMALL_STEP } : it,
    ),
  };
  const near = isWhole && (!isPhone(media) || isLarge(fit)) ? Math.min(closer, STEP) : closer;
  if (media.kind === "image") {
    const around = isWhole && place.room ? { ...focus, y: upperEnd(media) ?? focus.y } : focus;
    return { kind: "image", ...seen, kenBurns: drift(index, { closer: near, around }) };
  }
  const still = { scale: near, focus };
  return {
    kind: "video",
    ...seen,
    ...(near > 1 && { kenBurns: { from: still, to: still } }),
    trimMs: media.trimMs,
    speed: 1,
    atEnd: media.isSpeech ? "hold" : "loop",
    sound: media.hasSound && !place.isSpokenOver ? { gainDb: 0 } : null,
  };
}

/** How much closer a shot comes by its drift alone. Source: docs/content.md#motion. */
const DRIFTED = 1.08;
/** As a share of its width or height: a hair of a shoe's toe is missed. Our own choice. */
const LITTLE_CUT = 0.02;

/** Whether a picture that fills its box would lose an end of what it shows, or of what words name, if it came closer. */
function cutsOff(scale: number, { media, box, focus }: { media: BeatMedia; box: Box; focus: Focus }): boolean {
  const named = media.kind === "image" ? around(media.named ?? []) : null;
  const isPart = media.kind === "image" && media.crop !== undefined;
  const shown = named ?? (isPart ? null : media.subject);
  const { size } = media;
  if (!shown || !size) return false;
  const isCut = (by: number) => lostOf(shown, size, box, { focus, scale: by }) > LITTLE_CUT;
  return !isCut(1) && isCut(scale * DRIFTED);
}

/** Of the width of the page: its rows are read, and little of the ground beside it is left. Our own choice. */
const PHONE_W = 0.8;
const isLarge = ({ surround }: Fit): boolean =>
  surround !== undefined && "edge" in surround && surround.edge === "phone" && (surround.place?.w ?? 0) >= PHONE_W;

/** A phone under words begins there and goes on below the page: whole, it would be a stamp on its ground. */
function largePhone(fit: Fit, { box, room }: ShotPlace): Fit {
  const { surround } = fit;
  if (!room || !surround || !("color" in surround) || surround.edge !== "phone" || !surround.place) return fit;
  const { w, h } = surround.place;
  if (w >= PHONE_W) return fit;
  const place = { x: (1 - PHONE_W) / 2, y: room.y / box.h, w: PHONE_W, h: (h * PHONE_W) / w };
  return { ...fit, surround: { ...surround, place } };
}

/** A phone goes on below the page: what it shows begins at its upper end. */
const isPhone = ({ isScreen, isDevice, size }: BeatMedia): boolean =>
  isDevice === true || (isScreen === true && size !== undefined && size.width < size.height);

/** What stands under words comes closer from its upper end on, so that it does not rise into them; null if that is not known. */
const upperEnd = ({ isScreen, subject }: BeatMedia): number | null => (isScreen ? SCREEN_TOP : (subject?.y ?? null));

/** As a share of a screen: it grows down to what the apps write, and a little up. Our own choice. */
const SCREEN_TOP = 0.04;

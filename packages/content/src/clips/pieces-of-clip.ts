import type { Clip } from "@vignette/composition";
import { fileMs, pieceAt, type ReelPiece, reelMs } from "@vignette/domain/studio";
import type { SceneInput } from "../scene-input.ts";
import { framed } from "./framed.ts";

type VideoClip = Extract<Clip, { kind: "video" }>;
/** `isOwn`: it is drawn in a beat that it belongs to. */
type Files = Pick<SceneInput, "shown" | "backdrops"> & { isOwn: boolean };

/** Less than this after the end of a reel does not begin it again: it would flash for one frame. In ms. */
const NEARLY_OVER_MS = 50;

/** How much closer a picture between clips comes while it is shown. As stills drift elsewhere (docs/content.md#motion). */
const DRIFT = 1.06;

/** A picture that would lose more than this in its box is shown whole, before a blurred copy of itself. */
const MOST_CUT = 0.45;

/** A clip of a reel, as the stretches of files that it shows one after the other. `trimMs` of the clip counts on the reel. */
export function piecesOfClip(clip: VideoClip, reel: readonly ReelPiece[], files: Files): Clip[] {
  const lengthMs = reelMs(reel);
  const last = reel.at(-1);
  if (!last) return [];
  const holds = clip.atEnd === "hold" || last.shown.holds === true;
  const againMs = lengthMs - clip.trimMs < NEARLY_OVER_MS ? 0 : clip.trimMs;
  const clips: Clip[] = [];
  let [t, at] = [clip.startMs, holds ? Math.min(clip.trimMs, lengthMs) : clip.trimMs % Math.max(1, lengthMs)];
  do {
    const piece = pieceAt(reel, at) ?? last;
    const overMs = t + Math.max(0, piece.endMs - at);
    const isEnd = piece === last && (holds || clip.endMs - overMs < NEARLY_OVER_MS);
    const isFrozen = clip.freezeAtMs !== undefined && clip.freezeAtMs <= overMs;
    const endMs = isEnd || isFrozen ? clip.endMs : Math.min(clip.endMs, overMs);
    const freezeAtMs = isFrozen ? Math.max(clip.freezeAtMs ?? 0, t) : overMs < endMs ? overMs : undefined;
    clips.push(stretch(clip, piece, { startMs: t, endMs, at, freezeAtMs, count: clips.length }, files));
    t = endMs;
    at = piece === last ? againMs : piece.endMs;
  } while (t < clip.endMs);
  return clips;
}

type Stretch = { startMs: number; endMs: number; at: number; freezeAtMs: number | undefined; count: number };

function stretch(
  clip: VideoClip,
  piece: ReelPiece,
  { startMs, endMs, at, freezeAtMs, count }: Stretch,
  files: Files,
): Clip {
  const { transition, kenBurns, trimMs, speed, atEnd, freezeAtMs: _, cutOut, sound, kind, ...picture } = clip;
  const { key } = piece.shown;
  const shared = {
    ...picture,
    id: count === 0 ? clip.id : `${clip.id}~${count}`,
    startMs,
    endMs,
    src: key,
    ...(count > 0 ? { sinceMs: clip.startMs } : transition && { transition }),
    ...fitOf(clip, key, files),
  };
  if (piece.isStill) {
    const view = { scale: 1, focus: clip.focus };
    const drift = kenBurns ?? { from: view, to: { ...view, scale: DRIFT } };
    return framed({ ...shared, kind: "image", kenBurns: drift }, piece.shown);
  }
  const backdrop = files.backdrops?.get(key);
  const video: VideoClip = {
    ...shared,
    kind,
    ...(kenBurns && { kenBurns }),
    trimMs: fileMs(piece, at),
    speed: speed * piece.speed,
    atEnd: "hold",
    ...(freezeAtMs !== undefined && { freezeAtMs }),
    ...(cutOut && backdrop && { cutOut: backdrop }),
    sound: files.isOwn ? soundOf(sound, piece) : null,
  };
  return framed(video, piece.shown);
}

/** Its own setting wins over the look's: a clip can be heard under a voice, and be mute without one. */
function soundOf(sound: VideoClip["sound"], { shown }: ReelPiece): VideoClip["sound"] {
  const { muted, gainDb = 0 } = shown.sound ?? {};
  if (muted === true || (!sound && muted === undefined)) return null;
  return { ...sound, gainDb: Math.max(-60, Math.min(12, (sound?.gainDb ?? 0) + gainDb)) };
}

/** The look fitted the first file into its box; others may have another shape. */
function fitOf(
  { box, fit, surround }: VideoClip,
  key: string,
  { shown }: Files,
): Partial<Pick<VideoClip, "fit" | "surround">> {
  const file = shown.find((it) => it.key === key);
  if (fit !== "cover" || !file || file.width === 0 || file.height === 0) return {};
  const ratio = file.width / file.height / (box.w / box.h);
  const isCutOff = 1 - Math.min(ratio, 1 / ratio) > MOST_CUT;
  return isCutOff ? { fit: "contain", surround: surround ?? { blur: 60 } } : {};
}

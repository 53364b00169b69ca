import type { Storyboard } from "@vignette/composition";
import {
  type Beat,
  clipOf,
  isOf,
  namedParts,
  pictureOf,
  reelMs,
  reelOf,
  type Script,
  type ShownFile,
  saidIn,
} from "@vignette/domain/studio";
import { backdropIn } from "./backdrop-in.ts";
import { reelMedia } from "./clips/reel-media.ts";
import type { Reel } from "./clips/reels.ts";
import type { MadeClip, MadeImage, MadeMedium, SceneInput, SeenPicture } from "./scene-input.ts";
import { withEmphasis } from "./spoken-emphasis.ts";

/**
 * What a beat shows: the user's own file, otherwise the picture generated for it, otherwise the one from before it
 * changed.
 */
export function mediaOf(
  beat: Beat,
  { media, shown, pictures, backdrops }: SceneInput,
  script: Script,
  reel: Reel | undefined,
): Storyboard["beats"][number]["media"] {
  const { shows } = beat;
  if (reel) {
    const [piece] = reel.pieces;
    return { ...reelMedia(reel, script, shown), ...backdropIn(backdrops, piece?.shown.key ?? "") };
  }
  if (shows) {
    const file = shown.find((it) => it.key === shows.key);
    if (!file) return null;
    const size = sizeOf(file);
    if (!file.type.startsWith("video/"))
      return { ...photoOf(file, pictures, shows.face), ...partsIn(file.parts, beat) };
    const durationMs = Math.max(0, (file.durationMs ?? 0) - shows.trimMs);
    const words = saidIn(script, shows.key);
    const said = words && { said: withEmphasis(words, script) };
    const backdrop = backdropIn(backdrops, file.key);
    return {
      ...{ kind: "video", src: file.key, trimMs: shows.trimMs, durationMs, hasSound: true },
      ...said,
      ...size,
      ...backdrop,
    };
  }
  const clip = beat.filmed && beat.imagePrompt !== "" ? clipFor(beat, media) : null;
  if (clip) {
    const { key: src, durationMs, width, height } = clip;
    return { kind: "video", src, trimMs: 0, durationMs, hasSound: false, size: { width, height } };
  }
  const images = media.filter((it): it is MadeImage => it.kind === "image");
  const made = pictureOf(images, beat) ?? images.findLast(({ beatId }) => isOf(beat, beatId));
  if (!made || beat.imagePrompt === "") return null;
  return { kind: "image", src: made.key, ...seenIn(pictures?.get(made.key)), isGenerated: true };
}

/**
 * A beat without a voice is as long as what it was cut to. One reel under several beats leaves each its own length, unless
 * there is nothing else to see: then each beat is its part of the reel.
 */
export function lengthOf(
  beat: Beat,
  reels: ReadonlyMap<string, Reel>,
  { beats }: Script,
  shown: SceneInput["shown"],
): number | null {
  const reel = reels.get(beat.id);
  if (!reel) return null;
  const isShared = [...reels].some(([other, it]) => other !== beat.id && it === reel);
  if (!isShared) return reelMs(reel.pieces);
  return beats.every(({ id }) => reels.get(id) === reel) ? reelMs(reelOf(beat, shown)) : null;
}

/** A decoded copy is smaller, but fractions of it stay the same. */
function seenIn(picture: SeenPicture | undefined) {
  if (!picture) return {};
  const {
    width,
    height,
    subject,
    edges,
    shades,
    ground,
    isScreen,
    isDevice,
    isPrinted,
    isGroup,
    gaps,
    isLight,
    isPattern,
  } = picture;
  return {
    size: { width, height },
    ...(subject && { subject }),
    ...(edges && { edges }),
    ...(shades && { shades }),
    ...(ground && { ground }),
    ...(isScreen && { isScreen }),
    ...(isDevice && { isDevice }),
    ...(isPrinted && { isPrinted }),
    ...(isGroup && { isGroup }),
    ...(gaps && { gaps }),
    ...(isLight && { isLight }),
    ...(isPattern && { isPattern }),
  };
}

/** A face from near goes on to the edges of its photo, whatever stands out in it. */
const withFace = (face: ShownFile["face"]) =>
  face && { hasFace: true, ...(face === "near" && { subject: { x: 0, y: 0, w: 1, h: 1 } }) };

/** A photo of the library, with what was seen in it. */
export const photoOf = (file: ShownPicture, pictures: SceneInput["pictures"], face: ShownFile["face"]) => ({
  ...{ kind: "image" as const, src: file.key, ...sizeOf(file), ...seenIn(pictures?.get(file.key)), ...withFace(face) },
});

type ShownPicture = SceneInput["shown"][number];

/** An unknown size is stored as 0. */
const sizeOf = ({ width, height }: ShownPicture) => (width > 0 && height > 0 ? { size: { width, height } } : {});

/** Where the parts of a photo are, and which of them a beat names. */
export function partsIn(parts: ShownPicture["parts"], beat: Pick<Beat, "title" | "line" | "body">) {
  if (!parts) return {};
  const named = namedParts(parts, beat).map(({ box }) => box);
  return { parts: parts.map(({ box }) => box), ...(named.length > 0 && { named }) };
}

/** The video clip of a beat, otherwise the one from before the beat changed. */
function clipFor(beat: Beat, media: readonly MadeMedium[]): MadeClip | null {
  const clips = media.filter((it): it is MadeClip => it.kind === "clip");
  return clipOf(clips, beat) ?? clips.findLast(({ beatId }) => isOf(beat, beatId)) ?? null;
}

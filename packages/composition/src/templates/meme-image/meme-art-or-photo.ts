import type { Box } from "../../scene/geometry.ts";
import type { Clip } from "../../scene/scene.ts";
import { framing, onItsOwnBlur } from "../../shots/framing.ts";
import type { BeatMedia } from "../../storyboard/storyboard.ts";
import { memeClips } from "../drawings/meme-clips.ts";
import type { MemeArt } from "../drawings/meme-drawing.ts";
import { pictureClip, rectClip } from "../pictures/still-clips.ts";

/**
 * The art of a joke, clipped to a window: the user's own picture with its whole subject, in `room` if it can be shown apart
 * from its surroundings; or our drawing on its ground.
 */
export function memeArtOrPhoto(
  id: string,
  art: MemeArt,
  media: BeatMedia | null,
  window: Box,
  box: Box = window,
  room?: Box,
) {
  return { window, clips: media ? [own(id, media, window, room)] : drawn(id, art, window, box) };
}

function own(id: string, media: BeatMedia, box: Box, room?: Box): Clip {
  return pictureClip(media, { id, box, ...onItsOwnBlur(framing(media, box, room), media), grain: 0 });
}

function drawn(id: string, art: MemeArt, window: Box, box: Box): Clip[] {
  return [
    rectClip({ id: `${id}-ground`, box: window, color: "bg" }),
    ...memeClips(art, { id, startMs: 0, endMs: 0, box }),
  ];
}

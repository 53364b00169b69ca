import type { PaintPicture } from "../paint/paint-context.ts";
import type { Scene } from "../scene/scene.ts";
import type { InspectOptions } from "./inspect/inspect-media.ts";
import type { MediaFacts, MediaRefusal } from "./inspect/media-facts.ts";
import type { Media } from "./media.ts";
import type { OpenClip } from "./open-clip.ts";
import type { VideoFrames } from "./video-frames.ts";

// The parsers of videos are as large as all templates, and most previews begin without a clip: they come with the first
// one, or with the first file that is added.
const videos = () => import("./page-videos.ts");

/** Opens a clip for a canvas of a page. */
export async function openLiveClip(src: string, media: Media): Promise<OpenClip<PaintPicture<CanvasImageSource>>> {
  return (await videos()).openLiveClip(src, media);
}

/** The videos of a scene for a page. Nothing of them is read before the first frame is requested. */
export async function openVideoFrames(
  scene: Scene,
  media: Media,
): Promise<VideoFrames<PaintPicture<CanvasImageSource>>> {
  return (await videos()).openVideoFrames(scene, media);
}

/**
 * The color of the plain wall behind a person in a video, as `#rrggbb`, in its first frame; null for another ground, and
 * for a file that cannot be read. In a browser.
 */
export async function backdropOf(blob: Blob): Promise<string | null> {
  return (await videos()).backdropOf(blob);
}

/**
 * What a file holds, or why it is refused. Decided by its bytes, never by its name. Headers and tables are checked
 * before any decoder reads the file, the work is bounded, and if there is a decoder, the first frame is decoded.
 * Browser, worker and Node (there with `registerDecoders` for decoding). Throws nothing but the signal's reason.
 */
export async function inspectMedia(
  file: Blob | Uint8Array<ArrayBuffer>,
  options?: InspectOptions,
): Promise<MediaFacts | MediaRefusal> {
  return (await import("./inspect/inspect-media.ts")).inspectMedia(file, options);
}

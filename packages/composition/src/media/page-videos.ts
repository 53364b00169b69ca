import type { PaintPicture } from "../paint/paint-context.ts";
import { backdropIn } from "./backdrop-of.ts";
import { framePresenter } from "./frame-presenter.ts";
import type { Media } from "./media.ts";
import { type OpenClip, openClip } from "./open-clip.ts";

// What a page does with videos, in one file that brings their parsers: `late-media.ts` loads it.
export { openVideoFrames } from "./open-video-frames.ts";

/** `openClip` for a canvas of a page. */
export const openLiveClip = (src: string, media: Media): Promise<OpenClip<PaintPicture<CanvasImageSource>>> =>
  openClip(src, media, framePresenter());

/** `backdropIn` of a page. */
export const backdropOf = (blob: Blob): Promise<string | null> =>
  backdropIn(blob, framePresenter(), ({ source }, width, height) => {
    const context = new OffscreenCanvas(width, height).getContext("2d", { willReadFrequently: true });
    if (!context) return null;
    context.drawImage(source, 0, 0, width, height);
    return context.getImageData(0, 0, width, height);
  });

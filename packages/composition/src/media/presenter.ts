import type { VideoSample } from "mediabunny";
import type { PaintPicture } from "../paint/paint-context.ts";

/**
 * Makes pictures for one clip out of its frames, upright and no larger than `share` of their own size.
 * A picture holds until the next is made; the frame stays the caller's.
 */
export type Presenter<Shown extends PaintPicture<unknown>> = {
  present(frame: VideoSample, share: number): Shown | Promise<Shown>;
  close(): void;
};

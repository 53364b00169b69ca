import type { VideoSample } from "mediabunny";
import type { PaintPicture } from "../paint/paint-context.ts";

/**
 * Creates pictures for one clip from its frames, upright and no larger than `share` of their own size. A picture is
 * valid until the next is created; the caller keeps the frame.
 */
export type Presenter<Shown extends PaintPicture<unknown>> = {
  present(frame: VideoSample, share: number): Shown | Promise<Shown>;
  close(): void;
};

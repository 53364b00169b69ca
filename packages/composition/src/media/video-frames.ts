import type { PaintPicture } from "../paint/paint-context.ts";

/** The video frames of a scene, decoded one after the other as an export requests them. */
export type VideoFrames<Shown extends PaintPicture<unknown>> = {
  /**
   * The frame of every video clip on screen at scene time `tMs`, by the clip's id: the last frame of its source that
   * has begun. With increasing times each frame is decoded once; any other order works too, but each jump decodes from
   * the nearest key frame. Call again only after the last answer. The pictures are valid until then, or until `close`.
   * Throws `ExportError("media-missing")` or `ExportError("media-unreadable")` with the id of the file.
   */
  at(tMs: number): Promise<ReadonlyMap<string, Shown>>;
  /** Ends all decoders and frees their frames. */
  close(): void;
};

import { ExportError } from "../export/export-error.ts";
import type { NeededFrame } from "../frame/needed-frames.ts";
import type { Picture } from "../paint/paint-context.ts";
import type { Scene } from "../scene/scene.ts";
import { FrameCursor } from "./frame-cursor.ts";
import { largestUse, videoClips } from "./largest-use.ts";
import type { Media } from "./media.ts";
import type { Presenter } from "./presenter.ts";
import { sourceSecond } from "./source-second.ts";
import { openVideoSource } from "./video-source.ts";

/** A video clip with its file open and its decoder where the scene is. */
export type OpenClip<Shown> = {
  /** The frame that is needed. One call at a time. */
  at(needed: NeededFrame): Promise<Shown>;
  /** Whether the picture that was given last is known to be the needed one. */
  shows(needed: NeededFrame): boolean;
  close(): void;
};

/** Throws `ExportError("media-missing")`, or an `Error` that says why the file cannot be decoded. */
export async function openClip<Shown extends Picture<unknown>>(
  scene: Scene,
  { clip, src }: NeededFrame,
  media: Media,
  presenter: Presenter<Shown>,
): Promise<OpenClip<Shown>> {
  const blob = media.get(src);
  if (!blob) throw new ExportError("media-missing", `The video ${src} is missing.`, src);
  const source = await openVideoSource(blob);
  const cursor = new FrameCursor(source);
  const share = largestUse(scene, src, source);
  const trimMs = videoClips(scene).find(({ id }) => id === clip)?.trimMs ?? 0;
  const secondOf = (needed: NeededFrame) => sourceSecond(needed, trimMs, source.endS);
  let presented: { frame: unknown; picture: Shown } | null = null;

  return {
    at: async (needed) => {
      const frame = await cursor.goTo(secondOf(needed));
      if (!frame) throw new Error("there is no frame in it that could be decoded");
      if (presented?.frame !== frame) presented = { frame, picture: await presenter.present(frame, share) };
      return presented.picture;
    },
    shows: (needed) => cursor.shows(secondOf(needed)),
    close: () => {
      presenter.close();
      cursor.close();
      source.close();
    },
  };
}

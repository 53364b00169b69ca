import type { NeededFrame } from "../frame/motion/needed-frames.ts";
import { ExportError } from "../output/export-error.ts";
import type { PaintPicture } from "../paint/paint-context.ts";
import type { Scene } from "../scene/scene.ts";
import { FrameCursor } from "./frame-cursor.ts";
import { largestUse, videoClips } from "./largest-use.ts";
import type { Media } from "./media.ts";
import type { Presenter } from "./presenter.ts";
import { sourceSecond } from "./source-second.ts";
import { openVideoSource } from "./video-source.ts";

/** A video clip with its file and its decoder. */
export type OpenClip<Shown> = {
  /** The frame that a scene needs. One call at a time. */
  at(needed: NeededFrame, scene: Scene): Promise<Shown>;
  /** Whether the last returned picture is known to be the needed one. */
  shows(needed: NeededFrame, scene: Scene): boolean;
  close(): void;
};

/** Throws `ExportError("media-missing")`, or an `Error` that says why the file cannot be decoded. */
export async function openClip<Shown extends PaintPicture<unknown>>(
  src: string,
  media: Media,
  presenter: Presenter<Shown>,
): Promise<OpenClip<Shown>> {
  const blob = media.get(src);
  if (!blob) throw new ExportError("media-missing", `The video ${src} is missing.`, src);
  const source = await openVideoSource(blob);
  const cursor = new FrameCursor(source);
  const secondOf = (needed: NeededFrame, scene: Scene) => sourceSecond(needed, trimOf(needed, scene), source.endS);
  let presented: { frame: unknown; picture: Shown } | null = null;

  return {
    at: async (needed, scene) => {
      const frame = await cursor.goTo(secondOf(needed, scene));
      if (!frame) throw new Error("there is no frame in it that could be decoded");
      if (presented?.frame === frame) return presented.picture;
      presented = { frame, picture: await presenter.present(frame, largestUse(scene, src, source)) };
      return presented.picture;
    },
    shows: (needed, scene) => cursor.shows(secondOf(needed, scene)),
    close: () => {
      presenter.close();
      cursor.close();
      source.close();
    },
  };
}

function trimOf({ clip }: NeededFrame, scene: Scene): number {
  return videoClips(scene).find(({ id }) => id === clip)?.trimMs ?? 0;
}

import { type NeededFrame, neededFrames } from "../frame/motion/needed-frames.ts";
import { asVideoError } from "../output/export-error.ts";
import type { PaintPicture } from "../paint/paint-context.ts";
import type { Scene } from "../scene/scene.ts";
import { inTime } from "./in-time.ts";
import type { Media } from "./media.ts";
import { type OpenClip, openClip } from "./open-clip.ts";
import type { Presenter } from "./presenter.ts";
import type { VideoFrames } from "./video-frames.ts";

/** A frame that takes this long to decode means that the file or the decoder is stuck. */
const STUCK_MS = 30_000;

/** `VideoFrames` for any canvas: `presenter` creates what it draws. */
export function openFrames<Shown extends PaintPicture<unknown>>(
  scene: Scene,
  media: Media,
  presenter: () => Presenter<Shown>,
): VideoFrames<Shown> {
  const open = new Map<string, OpenClip<Shown>>();
  let isClosed = false;

  const openedFor = async (needed: NeededFrame): Promise<OpenClip<Shown>> => {
    const known = open.get(needed.clip);
    if (known) return known;
    const clip = await openClip(needed.src, media, presenter());
    if (isClosed) clip.close();
    else open.set(needed.clip, clip);
    return clip;
  };
  const pictureOf = async (needed: NeededFrame): Promise<[string, Shown]> => {
    const picture = inTime(
      STUCK_MS,
      openedFor(needed).then((clip) => clip.at(needed, scene)),
    );
    return [
      needed.clip,
      await picture.catch((error: unknown) => {
        throw asVideoError(needed.src, error);
      }),
    ];
  };
  const closeAllBut = (needed: readonly NeededFrame[]) => {
    for (const [id, clip] of open) {
      if (needed.some((frame) => frame.clip === id)) continue;
      clip.close();
      open.delete(id);
    }
  };

  return {
    at: async (tMs) => {
      const needed = neededFrames(scene, tMs);
      closeAllBut(needed);
      return new Map(await Promise.all(needed.map(pictureOf)));
    },
    close: () => {
      isClosed = true;
      closeAllBut([]);
    },
  };
}

import { ExportError } from "../export/export-error.ts";
import { type NeededFrame, neededFrames } from "../frame/needed-frames.ts";
import type { Picture } from "../paint/paint-context.ts";
import type { Scene } from "../scene/scene.ts";
import { inTime } from "./in-time.ts";
import type { Media } from "./media.ts";
import { type OpenClip, openClip } from "./open-clip.ts";
import type { Presenter } from "./presenter.ts";
import type { VideoFrames } from "./video-frames.ts";

/** No frame takes this long to decode, on whatever machine: the file or the decoder is stuck. */
const STUCK_MS = 30_000;

/** `VideoFrames` for any canvas: `presenter` makes what it draws. */
export function openFrames<Shown extends Picture<unknown>>(
  scene: Scene,
  media: Media,
  presenter: () => Presenter<Shown>,
): VideoFrames<Shown> {
  const open = new Map<string, OpenClip<Shown>>();
  let isClosed = false;

  const openedFor = async (needed: NeededFrame): Promise<OpenClip<Shown>> => {
    const known = open.get(needed.clip);
    if (known) return known;
    const clip = await openClip(scene, needed, media, presenter());
    if (isClosed) clip.close();
    else open.set(needed.clip, clip);
    return clip;
  };
  const pictureOf = async (needed: NeededFrame): Promise<[string, Shown]> => {
    const picture = inTime(
      STUCK_MS,
      openedFor(needed).then((clip) => clip.at(needed)),
    );
    return [needed.clip, await picture.catch((error: unknown) => refuse(needed, error))];
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

function refuse({ src }: NeededFrame, error: unknown): never {
  if (error instanceof ExportError) throw error;
  const reason = error instanceof Error ? error.message : String(error);
  throw new ExportError("media-unreadable", `The video ${src} cannot be read: ${reason}.`, src);
}

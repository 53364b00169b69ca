import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { neededFrames, type PaintPicture, type Scene } from "@vignette/composition";
import type { CreationView } from "@vignette/domain/studio";
import { mediaCache } from "../../../shared/offline/media-cache.ts";
import { atVideoFrame } from "../../../shared/thumbnails/at-video-frame.ts";
import { queryClient } from "../../../trpc.ts";

/** The files of a creation's clips. */
export type ClipFiles = readonly Pick<CreationView["shown"][number], "key" | "url">[];
/** Frames of clips by the id of the clip in the scene. */
export type ClipFrames = ReadonlyMap<string, PaintPicture<ImageBitmap>>;
type ClipFrame = { clip: string; src: string; ms: number };

/** The videos among files. */
export const clipsOf = <File extends { type: string }>(files: readonly File[]): File[] =>
  files.filter(({ type }) => type.startsWith("video/"));

/**
 * The frames that a still drawing of a scene needs at `atMs`; for a drawing that `moves` the first one of each clip, which
 * stands for all. In ms of its file.
 */
export function stillFrames(scene: Scene, atMs: number, moves: boolean): ClipFrame[] {
  if (!moves) return neededFrames(scene, atMs);
  const clips = scene.tracks.flatMap((track) => track.clips).filter(({ kind }) => kind === "video");
  return clips.flatMap(({ id, startMs }) => neededFrames(scene, startMs).filter(({ clip }) => clip === id));
}

/**
 * The frames of the clips that a drawing shows: none at first, then all that this browser can show. `isWhole` says that
 * none is missing. Player and export decode every frame; for one picture, the browser's own player reads less of a file.
 */
export function useClipFrames(
  frames: readonly ClipFrame[],
  files: ClipFiles,
): { frames: ClipFrames; isWhole: boolean } {
  const { data = NONE, isPlaceholderData } = useQuery({
    queryKey: ["clip-frames", ...frames.map(({ clip, src, ms }) => `${clip} ${src} ${Math.round(ms)}`)],
    queryFn: async (): Promise<ClipFrames> => {
      const shown = frames.map(async ({ clip, src, ms }) => [clip, await frameOf(src, Math.round(ms), files)] as const);
      const seen = await Promise.allSettled(shown);
      return new Map(seen.flatMap((it) => (it.status === "fulfilled" ? [it.value] : [])));
    },
    enabled: frames.length > 0 && files.length > 0,
    // While words are typed, the picture does not flicker.
    placeholderData: keepPreviousData,
    networkMode: "always",
    staleTime: Number.POSITIVE_INFINITY,
  });
  return { frames: data, isWhole: !isPlaceholderData && frames.every(({ clip }) => data.has(clip)) };
}

const NONE: ClipFrames = new Map();

/** Width that frames are decoded at, in px: that of the largest still drawing. */
const WIDTH = 540;

/** The last frame of a file that is not shown at its very end, in seconds before it. */
const BEFORE_END = 0.05;

/** One frame of a file at `ms`, decoded once for all drawings of the page. Rejects if it cannot be shown. */
function frameOf(key: string, ms: number, files: ClipFiles): Promise<PaintPicture<ImageBitmap>> {
  return queryClient.ensureQueryData({
    queryKey: ["clip-frame", key, ms],
    queryFn: async () => {
      const address = files.find((it) => it.key === key)?.url;
      const known = queryClient.getQueryData<Blob>(["medium", key]) ?? (await mediaCache.get(key));
      const local = known && URL.createObjectURL(known);
      try {
        const secondOf = (durationS: number) => Math.max(0, Math.min(ms / 1000, durationS - BEFORE_END));
        const source = await atVideoFrame(local ?? address ?? "", secondOf, (video) =>
          createImageBitmap(video, { resizeWidth: WIDTH, resizeQuality: "medium" }),
        );
        return { source, width: source.width, height: source.height };
      } finally {
        if (local) URL.revokeObjectURL(local);
      }
    },
    networkMode: "always",
    staleTime: Number.POSITIVE_INFINITY,
  });
}

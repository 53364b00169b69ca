import { useQuery } from "@tanstack/react-query";
import { backdropOf } from "@vignette/composition";
import { clipsOfSpeakers, type SceneInput } from "@vignette/content";
import type { CreationView, Style } from "@vignette/domain/studio";
import { queryClient } from "../../../trpc.ts";
import { loadBlob } from "./media.ts";

type Backdrops = NonNullable<SceneInput["backdrops"]>;
type Clips = Pick<CreationView, "kind" | "media" | "shown"> & { style: Pick<Style, "template"> };

/** The walls behind people that are cut out, by clip: none until they are known. A clip that cannot be read has none. */
export function useBackdrops(clips: Clips): Backdrops {
  return useQuery(backdropsQuery(clips)).data ?? NONE;
}

const NONE: Backdrops = new Map();

/** The same outside a component. */
export const loadBackdrops = (clips: Clips): Promise<Backdrops> => queryClient.ensureQueryData(backdropsQuery(clips));

function backdropsQuery(clips: Clips) {
  const keys = new Set(clipsOfSpeakers(clips));
  return {
    queryKey: ["backdrops", ...keys],
    queryFn: async (): Promise<Backdrops> => {
      const files = [...clips.media, ...clips.shown].filter(({ key }) => keys.has(key));
      const found = files.map(async (file) => [file.key, await backdropOf(await loadBlob(file))] as const);
      const known = (await Promise.allSettled(found)).flatMap((it) => (it.status === "fulfilled" ? [it.value] : []));
      return new Map(known.flatMap(([key, color]) => (color === null ? [] : [[key, color] as const])));
    },
    networkMode: "always" as const,
    staleTime: Number.POSITIVE_INFINITY,
  };
}

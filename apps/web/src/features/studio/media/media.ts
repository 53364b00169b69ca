import { keepPreviousData, queryOptions, useQuery, useSuspenseQuery } from "@tanstack/react-query";
import { type LookedAt, offerFaces, type PaintPicture } from "@vignette/composition";
import { lookAtBitmap } from "@vignette/content";
import type { CreationView } from "@vignette/domain/studio";
import { m } from "@vignette/messages";
import { mediaCache } from "../../../shared/offline/media-cache.ts";
import { ShownError } from "../../../shared/shown-error.ts";
import { queryClient } from "../../../trpc.ts";

/** A file of a creation, and an address that it can be loaded from. */
export type Medium = Pick<CreationView["media"][number], "key" | "url" | "type">;
/** Files of a creation by storage key. */
export type MediaBlobs = ReadonlyMap<string, Blob>;
/** Decoded pictures by storage key, with their subject: templates frame a picture around it. */
export type Pictures = ReadonlyMap<string, PaintPicture<ImageBitmap> & LookedAt>;

/** The files that could be read, and what became of the others. */
export type LoadedMedia = { blobs: MediaBlobs; lostFiles: LostFiles };

/** Files that could not be read. `retry` loads them again. */
export type LostFiles = { count: number; isRetrying: boolean; retry: () => void };

/**
 * The files of all media, for player and export. Suspends. Files that cannot be read are left out: they are missing from
 * the preview, an export says so, and everything else can be edited.
 */
export function useMediaBlobs(media: readonly Medium[]): LoadedMedia {
  const { data, isFetching, refetch } = useSuspenseQuery({
    queryKey: ["media", ...media.map((it) => it.key)],
    queryFn: () => loadReadable(media),
    networkMode: "always",
    staleTime: ({ state }) => (state.data?.size === media.length ? Number.POSITIVE_INFINITY : 0),
  });
  function retry() {
    void refetch();
    void queryClient.invalidateQueries({ queryKey: ["pictures"] });
  }
  return { blobs: data, lostFiles: { count: media.length - data.size, isRetrying: isFetching, retry } };
}

/** The files that can be read. */
export async function loadReadable(media: readonly Medium[]): Promise<MediaBlobs> {
  const results = await Promise.allSettled(media.map(async (it) => [it.key, await loadBlob(it)] as const));
  return new Map(results.flatMap((it) => (it.status === "fulfilled" ? [it.value] : [])));
}

/** The same outside a component. Rejects if a file cannot be read. */
export async function loadMediaBlobs(media: readonly Medium[]): Promise<MediaBlobs> {
  return new Map(await Promise.all(media.map(async (it) => [it.key, await loadBlob(it)] as const)));
}

/**
 * The pictures among the media, decoded `width` px wide; fonts among them are known to the engine then. Suspends.
 * Unreadable pictures are left out and drawn as a plain background, and a face without its font as one of ours, so that
 * one lost file does not fail the page.
 */
export function usePictures(media: readonly Medium[], width: number): Pictures {
  return useSuspenseQuery(picturesQuery(media, width)).data;
}

/** The same without suspending: the previous pictures until the new ones are decoded, and none at first. */
export function usePicturesOnceLoaded(media: readonly Medium[], width: number): Pictures {
  return useQuery({ ...picturesQuery(media, width), placeholderData: keepPreviousData }).data ?? NO_PICTURES;
}

const NO_PICTURES: Pictures = new Map();

function picturesQuery(media: readonly Medium[], width: number) {
  const images = media.filter((it) => it.type.startsWith("image/"));
  const fonts = media.filter((it) => it.type.startsWith("font/"));
  return queryOptions({
    queryKey: ["pictures", width, ...[...images, ...fonts].map((it) => it.key)],
    queryFn: () => loadCreationPictures([...images, ...fonts], width),
    networkMode: "always",
    staleTime: ({ state }) => (state.data?.size === images.length ? Number.POSITIVE_INFINITY : 0),
  });
}

/** The same outside a component. */
export async function loadCreationPictures(media: readonly Medium[], width: number): Promise<Pictures> {
  const images = media.filter((it) => it.type.startsWith("image/"));
  await Promise.allSettled(media.filter((it) => it.type.startsWith("font/")).map(offerFont));
  const results = await Promise.allSettled(images.map(async (it) => [it.key, await decode(it, width)] as const));
  return new Map(results.flatMap((it) => (it.status === "fulfilled" ? [it.value] : [])));
}

/** Makes a font known to the engine. Rejects if it cannot be read. */
export async function offerFont(file: Omit<Medium, "type">): Promise<Blob> {
  const font = await loadBlob(file);
  offerFaces(new Map([[file.key, font]]));
  return font;
}

async function decode(medium: Medium, width: number): Promise<PaintPicture<ImageBitmap> & LookedAt> {
  const bitmap = await createImageBitmap(await loadBlob(medium), { resizeWidth: width, resizeQuality: "medium" });
  return { source: bitmap, ...lookAtBitmap(bitmap) };
}

/**
 * A file of a creation, cached by its storage key, also on this device: its URL changes with every response, its
 * content never does. Rejects if it cannot be read.
 */
export function loadBlob({ key, url }: Omit<Medium, "type">): Promise<Blob> {
  return queryClient.ensureQueryData({
    queryKey: ["medium", key],
    queryFn: async ({ signal }) => {
      const cached = await mediaCache.get(key);
      if (cached) return cached;
      const response = await fetch(url, { signal });
      if (!response.ok) {
        throw new ShownError(m.media_file_not_loaded());
      }
      const file = await response.blob();
      void mediaCache.put(key, file);
      return file;
    },
    networkMode: "always",
    staleTime: Number.POSITIVE_INFINITY,
    // Outside of a component, nothing is repeated by itself.
    retry: RETRIES,
  });
}

/** How often a file is asked for again before it counts as unreadable, as for every other query. */
const RETRIES = 2;

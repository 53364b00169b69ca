import { useQuery } from "@tanstack/react-query";
import type { PageFacts, PagePicture } from "@vignette/domain/research";
import { queryClient } from "../../../trpc.ts";

/** The pictures found when a page was last read. */
export type FoundPictures = { page: string; pictures: readonly PagePicture[] };

/** The pictures of an address that was read since the page was loaded; null if it was not, or had none. */
export function useFoundPictures(url: string | null): FoundPictures | null {
  const { data } = useQuery<FoundPictures>({
    queryKey: keyOf(url),
    enabled: false,
    gcTime: Number.POSITIVE_INFINITY,
  });
  return data && data.pictures.length > 0 ? data : null;
}

/** Caches the pictures of a page under the typed address, from which the page may redirect. */
export function cacheFoundPictures(url: string, { url: page, images }: PageFacts): void {
  queryClient.setQueryData<FoundPictures>(keyOf(url), { page, pictures: images });
}

const keyOf = (url: string | null) => ["found-pictures", url];

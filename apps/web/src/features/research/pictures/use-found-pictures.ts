import { useQuery } from "@tanstack/react-query";
import type { FoundPicture, PageFacts } from "@vignette/domain/research";
import { queryClient } from "../../../trpc.ts";

/** The pictures found when a page was last read. `page` is its address in the brief. */
export type FoundPictures = { page: string; pictures: readonly FoundPicture[] };

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
export function cacheFoundPictures(url: string, { images }: PageFacts): void {
  queryClient.setQueryData<FoundPictures>(keyOf(url), { page: url, pictures: images });
}

const keyOf = (url: string | null) => ["found-pictures", url];

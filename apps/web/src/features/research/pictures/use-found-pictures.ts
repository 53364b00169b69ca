import { useQuery } from "@tanstack/react-query";
import type { PageFacts, PagePicture } from "@vignette/domain/research";
import { queryClient } from "../../../trpc.ts";

/** What was seen on a page when it was last read. */
export type FoundPictures = { page: string; pictures: readonly PagePicture[] };

/** The pictures of an address that was read in this visit; null where it was not, or has none. */
export function useFoundPictures(url: string | null): FoundPictures | null {
  const { data } = useQuery<FoundPictures>({
    queryKey: keyOf(url),
    enabled: false,
    gcTime: Number.POSITIVE_INFINITY,
  });
  return data && data.pictures.length > 0 ? data : null;
}

/** `url` is the address as it was typed; the page may be elsewhere in the end. */
export function cacheFoundPictures(url: string, { url: page, images }: PageFacts): void {
  queryClient.setQueryData<FoundPictures>(keyOf(url), { page, pictures: images });
}

const keyOf = (url: string | null) => ["found-pictures", url];

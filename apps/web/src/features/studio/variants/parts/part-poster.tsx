import { useQuery } from "@tanstack/react-query";
import type { PartSegment } from "@vignette/content";
import { poster } from "./poster.ts";

/** A frame of a part, drawn once however often it is shown. It has no text alternative: label the element around it. */
export function PartPoster({ segment }: { segment: PartSegment | undefined }) {
  const { data } = useQuery({
    queryKey: ["part-poster", segment?.key],
    queryFn: () => (segment ? poster(segment) : null),
    enabled: segment !== undefined,
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: Number.POSITIVE_INFINITY,
  });
  return (
    <span className="block aspect-9/16 min-w-0 overflow-hidden bg-sunken">
      {data && <img src={data} alt="" className="block size-full object-cover" />}
    </span>
  );
}

import { useQuery } from "@tanstack/react-query";
import { canExportVideo } from "@vignette/composition";
import { isVideo } from "@vignette/content";
import type { CreationView } from "@vignette/domain/studio";

/** Why this browser cannot make a video; null if it can, if nobody knows yet, or if no video is wanted. */
export function useVideoObstacle(creation: Pick<CreationView, "kind">): string | null {
  const { data } = useQuery({
    queryKey: ["video-support"],
    queryFn: () => canExportVideo(),
    staleTime: Number.POSITIVE_INFINITY,
    enabled: isVideo(creation),
  });
  return data && !data.ok ? data.reason : null;
}

import { useQuery } from "@tanstack/react-query";
import { canExportVideo } from "@vignette/composition";
import { isVideo } from "@vignette/content";
import type { CreationView } from "@vignette/domain/studio";

/** Why this browser cannot encode a video; null if it can, while that is unknown, and for pictures. */
export function useVideoObstacle(creation: Pick<CreationView, "kind">): string | null {
  const { data } = useQuery({
    queryKey: ["video-support"],
    queryFn: () => canExportVideo(),
    staleTime: Number.POSITIVE_INFINITY,
    enabled: isVideo(creation),
  });
  return data && !data.ok ? data.reason : null;
}

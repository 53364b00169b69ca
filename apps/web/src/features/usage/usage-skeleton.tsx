import { Skeleton } from "@vignette/ui";

/** As tall as the usage panel, whose numbers are loading: what stands above it must not move when they come. */
export const UsageSkeleton = () => <Skeleton className="h-46.5 w-full tall:h-75 short:h-25" />;

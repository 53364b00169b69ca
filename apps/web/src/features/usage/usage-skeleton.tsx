import { Skeleton } from "@vignette/ui";

/** The shape of the usage panel while its numbers are loading. */
export const UsageSkeleton = () => <Skeleton className="h-33 w-full tall:h-64 short:h-20" />;

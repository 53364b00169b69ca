import { Skeleton } from "@vignette/ui";

/** The usage panel's geometry, before its numbers are here. */
export const UsageSkeleton = () => <Skeleton className="h-33 w-full tall:h-64 short:h-20" />;

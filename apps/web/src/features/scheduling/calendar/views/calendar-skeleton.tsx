import { m } from "@vignette/messages";
import { Skeleton } from "@vignette/ui";

/** The shape of the calendar while its posts are loading. */
export function CalendarSkeleton({ narrow }: { narrow: boolean }) {
  return (
    <div
      role="status"
      aria-label={m.calendar_loading_posts()}
      className={narrow ? "flex flex-col gap-2" : "grid grid-cols-7 gap-1"}
    >
      {Array.from({ length: narrow ? 6 : 35 }, (_, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: stand-ins are all alike
        <Skeleton key={index} className={narrow ? "h-14 w-full" : "h-31 w-full"} />
      ))}
    </div>
  );
}

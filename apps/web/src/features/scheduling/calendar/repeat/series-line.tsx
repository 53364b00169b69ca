import type { PostView } from "@vignette/domain/scheduling";
import { m } from "@vignette/messages";
import { Button } from "@vignette/ui";
import { trpc } from "../../../../trpc.ts";
import { stopRepeating } from "../actions/create-posts.ts";
import { useCalendar } from "../state/calendar-context.ts";
import { recurrenceLabel } from "./recurrence-label.ts";

type SeriesLineProps = { post: PostView; seriesId: string; index: number; onClose: () => void };

/** The repetition that a post belongs to, and how to end it. */
export function SeriesLine({ post, seriesId, index, onClose }: SeriesLineProps) {
  const { mutations, online } = useCalendar();
  const { data: series } = trpc.scheduling.series.useQuery({ id: seriesId });
  return (
    <div className="flex items-center justify-between gap-2 rounded-control bg-sunken px-3 py-1.5 text-dense">
      <span>
        {series ? `${recurrenceLabel(series.rule)}. ` : ""}
        <span className="tabular text-ink-2">{m.calendar_number_in_series({ index: index + 1 })}</span>
      </span>
      <Button
        variant="quiet"
        disabled={!online}
        onClick={() => {
          onClose();
          void stopRepeating(mutations, post);
        }}
      >
        {m.calendar_stop_after_this()}
      </Button>
    </div>
  );
}

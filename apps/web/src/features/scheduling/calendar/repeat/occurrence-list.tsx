import { type Occurrence, type PostView, scheduleWarnings, wallTimeAt } from "@vignette/domain/scheduling";
import { m } from "@vignette/messages";
import { Button, classNames } from "@vignette/ui";
import { TriangleAlert } from "@vignette/ui/icons";
import { clockText } from "../../../../shared/formats.ts";
import { dateTimeAndZone } from "../../../../shared/times/date-time-and-zone.ts";
import { warningText } from "../../post/warning-text.ts";
import { useCalendar } from "../state/calendar-context.ts";
import { dayMonth } from "../state/day-names.ts";
import { clockChange, dayPlus, skippedTo } from "../state/days.ts";
import { plannedPostsOf } from "../state/post-facts.ts";

type OccurrenceListProps = {
  post: PostView;
  occurrences: readonly Occurrence[];
  skipped: readonly number[];
  onSkip: (skipped: number[]) => void;
};

/** Every post that would be created: its time, its warnings, and whether it is left out. */
export function OccurrenceList({ post, occurrences, skipped, onSkip }: OccurrenceListProps) {
  const { zone } = post.schedule;
  if (occurrences.length === 0) return <p className="text-base text-ink-2">{m.calendar_no_repeats()}</p>;
  return (
    <ol
      aria-label={m.calendar_repeats()}
      className="flex max-h-72 flex-col overflow-y-auto rounded-control border border-line"
    >
      {occurrences.map((it, place) => {
        const isSkipped = skipped.includes(it.index);
        const before = place === 0 ? post.schedule : (occurrences[place - 1] ?? post.schedule);
        return (
          <li
            key={it.index}
            className="flex min-h-11 items-center justify-between gap-3 border-b border-line px-3 py-1 last:border-b-0"
          >
            <span className="min-w-0">
              <span className={classNames("tabular text-base", isSkipped && "text-ink-3 line-through")}>
                {dateTimeAndZone(zone, it.publishAt)}
              </span>
              <Notes post={post} occurrence={it} since={before.wallTime.slice(0, 10)} />
            </span>
            <Button
              variant="quiet"
              aria-pressed={isSkipped}
              onClick={() => onSkip(isSkipped ? skipped.filter((other) => other !== it.index) : [...skipped, it.index])}
            >
              {isSkipped ? m.calendar_put_back() : m.calendar_skip()}
            </Button>
          </li>
        );
      })}
    </ol>
  );
}

function Notes({ post, occurrence, since }: { post: PostView; occurrence: Occurrence; since: string }) {
  const { posts } = useCalendar();
  const { zone } = post.schedule;
  const day = occurrence.wallTime.slice(0, 10);
  const gone = skippedTo(occurrence.wallTime, zone);
  const others = posts.filter((it) => !post.series || it.series?.id !== post.series.id).flatMap(plannedPostsOf);
  const warnings = plannedPostsOf(post)
    .flatMap((plan) => scheduleWarnings({ ...plan, publishAt: occurrence.publishAt }, others, zone, warningText))
    .filter((it) => it.kind !== "duplicate" && it.kind !== "same-hook");
  const changed = clocksChanged(since, day, zone);
  return (
    <>
      {changed && gone === null && (
        <span className="block text-dense text-ink-2">
          {m.calendar_clocks_change({
            changed: dayMonth(changed),
            time: clockText(wallTimeAt(occurrence.publishAt, zone).slice(11)),
          })}
        </span>
      )}
      {gone && (
        <span className="block text-dense text-doubt">
          {m.calendar_clock_gap({
            time: clockText(occurrence.wallTime.slice(11)),
            day: dayMonth(day),
            actual: clockText(gone),
          })}
        </span>
      )}
      {warnings[0] && (
        <span className="flex items-center gap-1 text-dense text-doubt">
          <TriangleAlert size={14} aria-hidden />
          {warnings[0].message}
        </span>
      )}
    </>
  );
}

/** The day after `since`, up to `day`, on which the clocks change; looks at most two months ahead. */
function clocksChanged(since: string, day: string, zone: string): string | null {
  for (let at = dayPlus(since, 1), left = 62; at <= day && left > 0; at = dayPlus(at, 1), left -= 1) {
    if (clockChange(at, zone) !== 0) return at;
  }
  return null;
}

import { stateOfPost } from "@vignette/domain/scheduling";
import { classNames } from "@vignette/ui";
import { useCalendar } from "../state/calendar-context.ts";
import { countOf } from "../state/count-of.ts";
import { longDay, weekdayName } from "../state/day-names.ts";
import { dayAt, weekOf } from "../state/days.ts";

/** The week on a phone: the number of posts per day, and the day with which the list starts. */
export function WeekStrip() {
  const { view, now, posts } = useCalendar();
  const today = dayAt(now, view.zone);
  const byDay = Map.groupBy(posts, (it) => dayAt(it.schedule.publishAt, view.zone));
  return (
    <div className="sticky top-0 z-10 -mx-4 mb-3 grid grid-cols-7 border-b border-line bg-canvas px-2 py-1">
      {weekOf(view.day).map((day) => {
        const ofDay = byDay.get(day) ?? [];
        const bad = ofDay.some((it) => ["failed", "needs-check"].includes(stateOfPost(it.targets)));
        return (
          <button
            key={day}
            type="button"
            onClick={() => view.show({ day })}
            aria-pressed={day === view.day}
            className="flex min-h-14 cursor-pointer flex-col items-center justify-center gap-0.5 rounded-control aria-pressed:bg-mark-soft"
          >
            <span className="sr-only">{`${longDay(day)}, ${countOf(ofDay.length)}`}</span>
            <span aria-hidden className="text-meta text-ink-2">
              {weekdayName(day)}
            </span>
            <span
              aria-hidden
              className={classNames("tabular text-read font-semibold", day === today && "bg-mark px-1 text-on-mark")}
            >
              {Number(day.slice(8))}
            </span>
            <span
              aria-hidden
              className={classNames(
                "tabular text-[0.6875rem] leading-3 font-semibold",
                bad ? "text-failed" : "text-ink-3",
              )}
            >
              {ofDay.length === 0 ? "·" : `${ofDay.length}${bad ? "!" : ""}`}
            </span>
          </button>
        );
      })}
    </div>
  );
}

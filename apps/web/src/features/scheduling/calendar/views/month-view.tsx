import { useDroppable } from "@dnd-kit/core";
import type { PostView } from "@vignette/domain/scheduling";
import { m } from "@vignette/messages";
import { classNames } from "@vignette/ui";
import { Plus } from "@vignette/ui/icons";
import { Link } from "react-router";
import { listText } from "../../../../shared/formats.ts";
import { newPostOn } from "../actions/new-post-on.ts";
import { useGridKeys } from "../actions/use-grid-keys.ts";
import { useCalendar } from "../state/calendar-context.ts";
import { countOf } from "../state/count-of.ts";
import { dayMonth, longDay, weekdayName } from "../state/day-names.ts";
import { type Day, dayAt, daysOf, isSameMonth, weekOf } from "../state/days.ts";
import type { OpenSlot } from "../state/open-slot.ts";
import { CarriedGhost } from "./carried-ghost.tsx";
import { PostChip } from "./post-chip.tsx";
import { SlotGhost } from "./slot-ghost.tsx";

/** Maximum number of chips and free slots per day; the rest is shown as a count. */
const MOST = 3;

/** The month in whole weeks. One tab stop; posts can be dropped on every day. */
export function MonthView() {
  const { view, posts, slots } = useCalendar();
  const keys = useGridKeys();
  const postsByDay = Map.groupBy(posts, (it) => dayAt(it.schedule.publishAt, view.zone));
  const slotsByDay = Map.groupBy(slots, (it) => dayAt(it.publishAt, view.zone));
  const days = daysOf("month", view.day);
  const weeks = Array.from({ length: days.length / 7 }, (_, index) => days.slice(index * 7, index * 7 + 7));
  return (
    // biome-ignore lint/a11y/useSemanticElements: a table cannot hold what is dragged over its cells
    <div
      ref={keys.grid}
      role="grid"
      tabIndex={-1}
      aria-label={m.calendar_month()}
      onKeyDown={keys.onKeyDown}
      className="overflow-hidden rounded-panel border border-line bg-line"
    >
      {/* biome-ignore lint/a11y/useSemanticElements: see above */}
      {/* biome-ignore lint/a11y/useFocusableInteractive: only days take focus */}
      <div role="row" className="grid grid-cols-7 gap-px">
        {weekOf(view.day).map((day) => (
          // biome-ignore lint/a11y/useSemanticElements: see above
          // biome-ignore lint/a11y/useFocusableInteractive: only days take focus
          <div key={day} role="columnheader" className="bg-canvas px-2 py-1.5 text-meta font-semibold text-ink-2">
            {weekdayName(day)}
          </div>
        ))}
      </div>
      {weeks.map((week) => (
        // biome-ignore lint/a11y/useSemanticElements: see above
        // biome-ignore lint/a11y/useFocusableInteractive: only days take focus
        <div key={week[0]} role="row" className="mt-px grid grid-cols-7 gap-px">
          {week.map((day) => (
            <MonthDay key={day} day={day} posts={postsByDay.get(day) ?? []} slots={slotsByDay.get(day) ?? []} />
          ))}
        </div>
      ))}
    </div>
  );
}

type MonthDayProps = { day: Day; posts: readonly PostView[]; slots: readonly OpenSlot[] };

function MonthDay({ day, posts, slots }: MonthDayProps) {
  const { view, now, carry } = useCalendar();
  const { setNodeRef, isOver } = useDroppable({ id: `day:${day}`, data: { day } });
  const today = dayAt(now, view.zone);
  const outside = !isSameMonth(day, view.day);
  const shown = posts.slice(0, posts.length > MOST ? MOST - 1 : MOST);
  const free = slots.slice(0, Math.max(0, MOST - posts.length));
  const inOrder = [...shown, ...free].toSorted((a, b) => momentOf(a) - momentOf(b));
  const isTarget = isOver || carry.carried?.day === day;
  return (
    // biome-ignore lint/a11y/useSemanticElements: a table cannot hold what is dragged over its cells
    <div
      ref={setNodeRef}
      role="gridcell"
      data-day={day}
      tabIndex={day === view.day ? 0 : -1}
      {...(day === today && { "aria-current": "date" as const })}
      className={classNames(
        "@container group flex min-h-31 min-w-0 flex-col gap-1 p-1 -outline-offset-2",
        isTarget ? "bg-mark-soft" : outside ? "bg-canvas" : "bg-surface",
      )}
    >
      <span className="sr-only">{`${longDay(day)}, ${summary(posts.length, slots.length)}`}</span>
      <DayHead
        day={day}
        isToday={day === today}
        quiet={outside || day < today}
        canAdd={day >= today}
        namesMonth={outside && (day.endsWith("-01") || day === daysOf("month", view.day)[0])}
      />
      {carry.carried?.day === day && <CarriedGhost />}
      {inOrder.map((it) =>
        "targets" in it ? (
          <PostChip key={it.id} post={it} />
        ) : (
          <SlotGhost key={`${it.accountId}-${it.publishAt}`} slot={it} />
        ),
      )}
      {posts.length > shown.length && <More day={day} count={posts.length - shown.length} />}
    </div>
  );
}

type DayHeadProps = { day: Day; isToday: boolean; quiet: boolean; canAdd: boolean; namesMonth: boolean };

function DayHead({ day, isToday, quiet, canAdd, namesMonth }: DayHeadProps) {
  const { slots } = useCalendar();
  return (
    <span className="flex h-6 items-center justify-between pl-1">
      <span
        aria-hidden
        className={classNames(
          "tabular text-dense font-semibold",
          quiet ? "text-ink-3" : "text-ink",
          isToday && "bg-mark px-1 text-on-mark",
        )}
      >
        {namesMonth ? dayMonth(day) : Number(day.slice(8))}
        {isToday && <span className="pl-1 text-meta font-medium @max-[6.5rem]:hidden">{m.calendar_today_word()}</span>}
      </span>
      {canAdd && (
        <Link
          to={newPostOn(day, slots)}
          tabIndex={-1}
          aria-label={m.calendar_new_post_on({ day: longDay(day) })}
          className="flex size-6 items-center justify-center rounded-chip text-ink-3 opacity-0 group-hover:opacity-100 group-focus-within:opacity-100 hover:bg-sunken hover:text-ink"
        >
          <Plus size={16} strokeWidth={1.75} aria-hidden />
        </Link>
      )}
    </span>
  );
}

function More({ day, count }: { day: Day; count: number }) {
  const { view } = useCalendar();
  return (
    <button
      type="button"
      tabIndex={-1}
      onClick={() => view.show({ kind: "day", day })}
      className="link w-fit cursor-pointer px-1 text-meta font-semibold text-ink-2"
    >
      {m.calendar_more({ count })}
    </button>
  );
}

const momentOf = (it: PostView | OpenSlot) => ("targets" in it ? it.schedule.publishAt : it.publishAt);

function summary(posts: number, slots: number): string {
  const planned = posts === 0 ? m.calendar_no_posts() : countOf(posts);
  return slots === 0 ? planned : listText([planned, m.calendar_free_slots({ count: slots })]);
}

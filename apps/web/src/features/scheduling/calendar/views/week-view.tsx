import { useDroppable } from "@dnd-kit/core";
import { type PostView, wallTimeAt } from "@vignette/domain/scheduling";
import { m } from "@vignette/messages";
import { classNames } from "@vignette/ui";
import { Plus } from "@vignette/ui/icons";
import { useEffect, useEffectEvent, useRef } from "react";
import { Link } from "react-router";
import { clockText } from "../../../../shared/formats.ts";
import { newPostOn } from "../actions/new-post-on.ts";
import { useGridKeys } from "../actions/use-grid-keys.ts";
import { useCalendar } from "../state/calendar-context.ts";
import { countOf } from "../state/count-of.ts";
import { longDay, weekdayName } from "../state/day-names.ts";
import { clockChange, type Day, dayAt, daysOf } from "../state/days.ts";
import { CHIP_MINUTES, HOUR, heightBefore, minutesOf, topOf } from "../state/hours.ts";
import type { OpenSlot } from "../state/open-slot.ts";
import { CarriedGhost } from "./carried-ghost.tsx";
import { lanes } from "./lanes.ts";
import { PostChip } from "./post-chip.tsx";
import { SlotGhost } from "./slot-ghost.tsx";

/** From one free slot to the next below it at the same time, in px. */
const GHOST = 26;

/** A week or a day by the hour. Drops snap to a quarter of an hour. */
export function WeekView() {
  const { view, posts, slots } = useCalendar();
  const keys = useGridKeys();
  const days = daysOf(view.kind, view.day);
  const scroll = useRef<HTMLDivElement>(null);
  const toFirst = useEffectEvent(() => {
    const moments = posts.map(({ schedule }) => schedule.publishAt);
    const shown = moments.filter((it) => days.includes(dayAt(it, view.zone)));
    const times = shown.map((it) => wallTimeAt(it, view.zone).slice(11));
    if (scroll.current) scroll.current.scrollTop = heightBefore(times);
  });
  useEffect(() => toFirst(), []);
  const columns = { gridTemplateColumns: `4rem repeat(${days.length}, minmax(0, 1fr))` };
  return (
    <div ref={scroll} className="max-h-[72vh] overflow-y-auto rounded-panel border border-line bg-surface">
      {/* biome-ignore lint/a11y/useSemanticElements: a table cannot hold what is dragged over its cells */}
      <div
        ref={keys.grid}
        role="grid"
        tabIndex={-1}
        aria-label={view.kind === "week" ? m.calendar_week() : m.calendar_day()}
        onKeyDown={keys.onKeyDown}
      >
        {/* biome-ignore lint/a11y/useSemanticElements: see above */}
        {/* biome-ignore lint/a11y/useFocusableInteractive: only days take focus */}
        <div role="row" className="sticky top-0 z-20 grid border-b border-line bg-surface" style={columns}>
          <span />
          {days.map((day) => (
            <ColumnHead key={day} day={day} />
          ))}
        </div>
        {/* biome-ignore lint/a11y/useSemanticElements: see above */}
        {/* biome-ignore lint/a11y/useFocusableInteractive: only days take focus */}
        <div role="row" className="grid" style={columns}>
          <Hours />
          {days.map((day) => (
            <Column
              key={day}
              day={day}
              posts={posts.filter((it) => dayAt(it.schedule.publishAt, view.zone) === day)}
              slots={slots.filter((it) => dayAt(it.publishAt, view.zone) === day)}
            />
          ))}
        </div>
      </div>
    </div>
  );
}

function ColumnHead({ day }: { day: Day }) {
  const { view, now, slots } = useCalendar();
  const isToday = day === dayAt(now, view.zone);
  const change = clockChange(day, view.zone);
  return (
    // biome-ignore lint/a11y/useSemanticElements: a table cannot hold what is dragged over its cells
    // biome-ignore lint/a11y/useFocusableInteractive: only days take focus
    <div
      role="columnheader"
      className="group relative flex min-h-11 flex-col items-center justify-center border-l border-line py-1.5"
    >
      <span className="text-meta text-ink-2">
        {weekdayName(day)}{" "}
        <span
          className={classNames("tabular text-base font-semibold text-ink", isToday && "bg-mark px-1 text-on-mark")}
        >
          {Number(day.slice(8))}
        </span>
      </span>
      {day >= dayAt(now, view.zone) && (
        <Link
          to={newPostOn(day, slots)}
          tabIndex={-1}
          aria-label={m.calendar_new_post_on({ day: longDay(day) })}
          className="absolute top-1.5 right-1.5 flex size-6 items-center justify-center rounded-chip text-ink-3 opacity-0 group-hover:opacity-100 hover:bg-sunken hover:text-ink"
        >
          <Plus size={16} strokeWidth={1.75} aria-hidden />
        </Link>
      )}
      {change !== 0 && (
        <span className="text-[0.6875rem] text-doubt">
          {change > 0 ? m.calendar_clocks_forward() : m.calendar_clocks_back()}
        </span>
      )}
    </div>
  );
}

const Hours = () => (
  <div aria-hidden className="whitespace-nowrap">
    {Array.from({ length: 24 }, (_, hour) => (
      // biome-ignore lint/suspicious/noArrayIndexKey: hours never move
      <div key={hour} style={{ height: HOUR }} className="tabular -translate-y-2 pr-2 text-right text-meta text-ink-3">
        {hour > 0 && clockText(`${hour}:00`)}
      </div>
    ))}
  </div>
);

function Column({ day, posts, slots }: { day: Day; posts: readonly PostView[]; slots: readonly OpenSlot[] }) {
  const { view, now, carry } = useCalendar();
  const { setNodeRef, isOver } = useDroppable({ id: `column:${day}`, data: { column: day } });
  const timeOf = (moment: PostView["schedule"]["publishAt"]) => wallTimeAt(moment, view.zone).slice(11);
  const placed = lanes(
    posts.map((it) => ({ id: it.id, start: minutesOf(timeOf(it.schedule.publishAt)), length: CHIP_MINUTES })),
  );
  const { carried } = carry;
  return (
    // biome-ignore lint/a11y/useSemanticElements: a table cannot hold what is dragged over its cells
    <div
      ref={setNodeRef}
      role="gridcell"
      data-day={day}
      data-column={day}
      tabIndex={day === view.day ? 0 : -1}
      style={{ height: 24 * HOUR, ...hourLines }}
      className={classNames(
        "@container relative border-l border-line -outline-offset-2",
        (isOver || carried?.day === day) && "bg-mark-soft",
      )}
    >
      <span className="sr-only">{`${longDay(day)}, ${countOf(posts.length)}`}</span>
      {slots.map((slot, index) => {
        const above = slots.slice(0, index).filter((it) => it.publishAt === slot.publishAt).length;
        const top = topOf(timeOf(slot.publishAt)) + above * GHOST;
        return <SlotGhost key={`${slot.accountId}-${slot.publishAt}`} slot={slot} style={{ top, left: 2, right: 2 }} />;
      })}
      {day === dayAt(now, view.zone) && <NowLine top={topOf(timeOf(now))} />}
      {posts.map((post) => {
        const { lane, lanes: count } = placed.get(post.id) ?? { lane: 0, lanes: 1 };
        const place = { left: `calc(${(100 / count) * lane}% + 2px)`, width: `calc(${100 / count}% - 4px)` };
        return (
          <div
            key={post.id}
            className="@container absolute"
            style={{ top: topOf(timeOf(post.schedule.publishAt)), ...place }}
          >
            <PostChip post={post} />
          </div>
        );
      })}
      {carried?.day === day && <CarriedGhost style={{ top: topOf(carried.time), left: 2, right: 2 }} />}
    </div>
  );
}

const NowLine = ({ top }: { top: number }) => (
  <span aria-hidden style={{ top }} className="pointer-events-none absolute inset-x-0 z-10 h-0.5 bg-ink">
    <span className="absolute -top-1 -left-1 size-2.5 rounded-full border-2 border-ink bg-mark" />
  </span>
);

const hourLines = {
  backgroundImage: "linear-gradient(var(--line) 1px, transparent 1px)",
  backgroundSize: `100% ${HOUR}px`,
};

import { type PostView, stateOfPost } from "@vignette/domain/scheduling";
import { platformNames } from "@vignette/domain/social-accounts";
import { m } from "@vignette/messages";
import { classNames, IconButton } from "@vignette/ui";
import { Check, Ellipsis, Recycle, Repeat, TriangleAlert } from "@vignette/ui/icons";
import { termsText } from "../../../../shared/formats.ts";
import { TargetBadge } from "../../../../shared/state/target-badge.tsx";
import { timeIn } from "../../../../shared/times/times.ts";
import { Cover } from "../../post/cover.tsx";
import { useCalendar } from "../state/calendar-context.ts";
import { shortDay } from "../state/day-names.ts";
import { type Day, dayAt, daysOf } from "../state/days.ts";
import type { OpenSlot } from "../state/open-slot.ts";
import { SlotGhost } from "./slot-ghost.tsx";

/** All posts in order, day by day: the calendar without a grid, and the only view on a phone. `isEmpty`: the page says so above. */
export function Agenda({ days, isEmpty }: { days: readonly Day[]; isEmpty: boolean }) {
  const { view, posts, slots } = useCalendar();
  const postsByDay = Map.groupBy(posts, (it) => dayAt(it.schedule.publishAt, view.zone));
  const slotsByDay = Map.groupBy(slots, (it) => dayAt(it.publishAt, view.zone));
  const filled = days.filter((day) => postsByDay.has(day) || slotsByDay.has(day));
  if (filled.length === 0 && isEmpty) return null;
  if (filled.length === 0) return <p className="py-6 text-base text-ink-2">{m.calendar_nothing_here()}</p>;
  return (
    <ol className="flex flex-col gap-5">
      {filled.map((day) => (
        <AgendaDay key={day} day={day} posts={postsByDay.get(day) ?? []} slots={slotsByDay.get(day) ?? []} />
      ))}
    </ol>
  );
}

/** The list of the visible month. */
export function MonthAgenda({ isEmpty }: { isEmpty: boolean }) {
  const { view } = useCalendar();
  return <Agenda days={daysOf("list", view.day)} isEmpty={isEmpty} />;
}

function AgendaDay({ day, posts, slots }: { day: Day; posts: readonly PostView[]; slots: readonly OpenSlot[] }) {
  const { view, now } = useCalendar();
  const isToday = day === dayAt(now, view.zone);
  return (
    <li>
      <h3 className="mb-1 flex items-baseline gap-2 border-b border-line pb-1 text-base font-semibold">
        {shortDay(day)}
        {isToday && <span className="bg-mark px-1 text-meta text-on-mark">{m.calendar_today()}</span>}
      </h3>
      <ul className="flex flex-col">
        {posts.map((post) => (
          <AgendaRow key={post.id} post={post} />
        ))}
      </ul>
      {slots.length > 0 && (
        <div className="mt-1 flex flex-wrap gap-1.5 pl-2">
          {slots.map((slot) => (
            <SlotGhost key={`${slot.accountId}-${slot.publishAt}`} slot={slot} />
          ))}
        </div>
      )}
    </li>
  );
}

/** Rows out of sight are neither laid out nor painted: a month may have a thousand. The margin leaves the ring of the focus whole. */
const ROW =
  "flex items-center gap-1 rounded-control [contain-intrinsic-size:auto_3.75rem] [content-visibility:auto] [overflow-clip-margin:9px]";

function AgendaRow({ post }: { post: PostView }) {
  const { view, selection, open, warnings } = useCalendar();
  const picked = selection.ids.has(post.id);
  const warning = warnings.get(post.id)?.[0];
  return (
    <li className={classNames(ROW, picked && "bg-mark-soft")}>
      {selection.picking && <Pick post={post} picked={picked} />}
      <button
        type="button"
        data-post={post.id}
        onClick={(event) => (selection.picking ? selection.toggle(post.id) : open(post, event.currentTarget))}
        className="grid min-h-14 min-w-0 flex-1 cursor-pointer grid-cols-[4.5rem_2.25rem_minmax(0,1fr)] items-center gap-x-3 rounded-control px-2 py-1.5 text-left hover:bg-sunken lg:grid-cols-[4.5rem_2.25rem_minmax(0,1fr)_auto]"
      >
        <span className="tabular text-base font-semibold whitespace-nowrap">
          {timeIn(view.zone, post.schedule.publishAt)}
        </span>
        <Cover post={post} className="h-12 w-9" />
        <span className="flex min-w-0 flex-col gap-1">
          <span className="flex items-center gap-1.5">
            <span className="truncate text-base">{post.name}</span>
            {post.series && <Repeat size={14} aria-hidden className="shrink-0 text-ink-3" />}
          </span>
          {post.recycledFrom && (
            <span className="flex items-center gap-1 text-dense text-ink-2">
              <Recycle size={14} aria-hidden className="shrink-0 text-ink-3" />
              {m.calendar_brought_back()}
            </span>
          )}
          {warning && (
            <span className="flex items-start gap-1 text-dense text-doubt">
              <TriangleAlert size={14} aria-hidden className="mt-0.5 shrink-0" />
              {warning.message}
            </span>
          )}
          <span className="flex flex-wrap gap-x-3 gap-y-1 lg:hidden">
            <Targets post={post} />
          </span>
        </span>
        <span className="flex flex-wrap gap-x-3 gap-y-1 max-lg:hidden">
          <Targets post={post} />
        </span>
      </button>
      {!selection.picking && (
        <IconButton
          label={m.calendar_change_post({ name: post.name })}
          icon={<Ellipsis size={20} strokeWidth={1.75} aria-hidden />}
          onClick={(event) => open(post, event.currentTarget)}
        />
      )}
    </li>
  );
}

/** One badge if all targets have the same state; otherwise one for each. */
function Targets({ post }: { post: PostView }) {
  const alike = post.targets.every((it) => it.state === post.targets[0]?.state);
  if (alike) {
    return (
      <span className="inline-flex flex-wrap items-center gap-1.5 text-dense whitespace-nowrap text-ink-2">
        {termsText(post.targets.map((it) => platformNames[it.platform]))}
        <TargetBadge state={stateOfPost(post.targets)} />
      </span>
    );
  }
  return post.targets.map((target) => (
    <span key={target.id} className="inline-flex items-center gap-1.5 text-dense text-ink-2">
      {platformNames[target.platform]}
      <TargetBadge state={target.state} />
    </span>
  ));
}

function Pick({ post, picked }: { post: PostView; picked: boolean }) {
  const { selection } = useCalendar();
  return (
    <button
      type="button"
      aria-pressed={picked}
      aria-label={m.calendar_pick_post({ name: post.name })}
      onClick={() => selection.toggle(post.id)}
      className="flex size-11 shrink-0 cursor-pointer items-center justify-center"
    >
      <span
        className={classNames(
          "flex size-5 items-center justify-center rounded-chip border",
          picked ? "border-primary bg-primary text-on-primary" : "border-edge bg-raised",
        )}
      >
        {picked && <Check size={14} strokeWidth={2.5} aria-hidden />}
      </span>
    </button>
  );
}

import { m } from "@vignette/messages";
import { buttonStyle, Callout, EmptyState, ErrorState, KeyLegend, Sentence } from "@vignette/ui";
import { lazy, Suspense } from "react";
import { Link } from "react-router";
import { paths } from "../../../paths.ts";
import { DialogLoading } from "../../../shared/boundaries/dialog-loading.tsx";
import { loadFailure } from "../../../shared/boundaries/load-failure.ts";
import { referenceOf } from "../../../trpc.ts";
import { DragLayer } from "./drag/drag-layer.tsx";
import { type CalendarDialog, useCalendar } from "./state/calendar-context.ts";
import { type ViewKind, weekOf } from "./state/days.ts";
import type { CalendarState } from "./state/use-calendar-state.ts";
import { PHONE, useMedia } from "./state/use-media.ts";
import { Agenda, MonthAgenda } from "./views/agenda.tsx";
import { CalendarSkeleton } from "./views/calendar-skeleton.tsx";
import { MonthView } from "./views/month-view.tsx";
import { PostCard } from "./views/post-card.tsx";
import { PostSelectionBar } from "./views/selection-bar.tsx";
import { Toolbar } from "./views/toolbar.tsx";
import { WeekStrip } from "./views/week-strip.tsx";
import { WeekView } from "./views/week-view.tsx";

const PlaceDialog = lazy(async () => ({ default: (await import("./actions/place-dialog.tsx")).PlaceDialog }));
const ShiftDialog = lazy(async () => ({ default: (await import("./actions/shift-dialog.tsx")).ShiftDialog }));
const RepeatDialog = lazy(async () => ({ default: (await import("./repeat/repeat-dialog.tsx")).RepeatDialog }));

/** The calendar, or what is shown instead of it. */
export function CalendarBody({ list, undo, total, card, question }: CalendarState) {
  const narrow = useMedia(PHONE);
  const { carry, view } = useCalendar();
  const unfiltered = view.filters.accounts.length + view.filters.states.length === 0;
  const isEmpty = total === 0 && unfiltered;
  const failed = list.isError && list.data === undefined;
  return (
    <>
      <Toolbar narrow={narrow} last={undo.last} onUndo={undo.undo} />
      <p role="status" className="sr-only">
        {carry.spoken}
      </p>
      {carry.carried && <CarryHint />}
      {failed ? (
        <ErrorState
          title={loadFailure(list.error)}
          reference={referenceOf(list.error)}
          onRetry={() => void list.refetch()}
        >
          {m.calendar_load_failed()}
        </ErrorState>
      ) : list.data === undefined ? (
        <CalendarSkeleton narrow={narrow} />
      ) : (
        <>
          {isEmpty && <NothingPlanned days={narrow && view.kind !== "day" ? "week" : view.kind} />}
          <DragLayer>{narrow ? <PhoneView isEmpty={isEmpty} /> : <Grid isEmpty={isEmpty} />}</DragLayer>
          {!narrow && view.kind !== "list" && (
            <div className="mt-3">
              <KeyLegend keys={KEYS} />
            </div>
          )}
        </>
      )}
      <PostSelectionBar />
      {card && <PostCard key={card.post.id} {...card} />}
      <Suspense fallback={<DialogLoading />}>{question && <Asked {...question} />}</Suspense>
    </>
  );
}

/** The keys of the grid. */
const KEYS = [
  ["← ↑ ↓ →", m.calendar_keys_days()],
  [m.calendar_enter_key(), m.calendar_keys_enter()],
  ["M", m.calendar_keys_move()],
  [m.calendar_space_key(), m.calendar_keys_pick()],
  [m.calendar_del_key(), m.calendar_keys_delete()],
  ["T", m.calendar_keys_today()],
] as const;

/** `isEmpty`: that there is no post is said above it. */
function Grid({ isEmpty }: { isEmpty: boolean }) {
  const { view } = useCalendar();
  if (view.kind === "list") return <MonthAgenda isEmpty={isEmpty} />;
  return view.kind === "month" ? <MonthView /> : <WeekView key={view.kind} />;
}

/** A week and its list; a post is moved by "Move to…". */
function PhoneView({ isEmpty }: { isEmpty: boolean }) {
  const { view } = useCalendar();
  return (
    <>
      <WeekStrip />
      <Agenda days={weekOf(view.day).filter((day) => day >= view.day)} isEmpty={isEmpty} />
    </>
  );
}

function Asked({ kind, posts, onClose }: CalendarDialog & { onClose: () => void }) {
  const [only] = posts;
  if (!only) return null;
  if (kind === "repeat") return <RepeatDialog post={only} onClose={onClose} />;
  return posts.length === 1 ? (
    <PlaceDialog kind={kind} post={only} onClose={onClose} />
  ) : (
    <ShiftDialog kind={kind} posts={posts} onClose={onClose} />
  );
}

function CarryHint() {
  const { carry, view } = useCalendar();
  return (
    <div className="mb-3">
      <Callout>
        <Sentence
          text={(view.kind === "month" ? m.calendar_carry_day : m.calendar_carry_time)({
            name: carry.carried?.post.name ?? "",
          })}
          parts={{ spoken: <b className="tabular">{carry.spoken}</b> }}
        />
      </Callout>
    </div>
  );
}

const NothingPlanned = ({ days }: { days: ViewKind }) => (
  <div className="mb-4">
    <EmptyState
      title={emptyTitles[days]()}
      action={
        <Link to={paths.newPost} className={buttonStyle()}>
          {m.app_new_post()}
        </Link>
      }
    >
      {m.calendar_empty_month_help()}
    </EmptyState>
  </div>
);

const emptyTitles: Record<ViewKind, () => string> = {
  month: m.calendar_empty_month,
  list: m.calendar_empty_month,
  week: m.calendar_empty_week,
  day: m.calendar_empty_day,
};

import { keepPreviousData } from "@tanstack/react-query";
import type { PostView } from "@vignette/domain/scheduling";
import type { SocialAccount } from "@vignette/domain/social-accounts";
import { useMemo, useState } from "react";
import { useOnline } from "../../../../shared/offline/offline-bar.tsx";
import { useNow } from "../../../../shared/times/use-now.ts";
import { trpc } from "../../../../trpc.ts";
import type { Calendar, CalendarDialog } from "./calendar-context.ts";
import { passes } from "./filters.ts";
import { warningsById } from "./post-facts.ts";
import { monthSpan } from "./shown-days.ts";
import { useCarry } from "./use-carry.ts";
import { usePostMutations } from "./use-post-mutations.ts";
import { usePostSelection } from "./use-selection.ts";
import { useUndo } from "./use-undo.ts";
import { useView } from "./use-view.ts";

const none: readonly never[] = [];
/** How often the calendar is refetched without live events, in milliseconds. */
const FOLLOW_EVERY = 60_000;

/** The state of the calendar. One query for the weeks of a month serves every view. */
export function useCalendarState(projectId: string, accounts: readonly SocialAccount[]) {
  const view = useView();
  const undo = useUndo();
  const selection = usePostSelection();
  const now = useNow();
  const online = useOnline();
  const [opened, setOpened] = useState<{ id: string; chip: HTMLElement } | null>(null);
  const [question, setQuestion] = useState<CalendarDialog | null>(null);

  const month = view.day.slice(0, 7);
  const span = useMemo(() => monthSpan(`${month}-01`, view.zone), [month, view.zone]);
  const options = { placeholderData: keepPreviousData, refetchInterval: FOLLOW_EVERY };
  const list = trpc.scheduling.list.useQuery({ projectId, ...span }, options);
  const slots = trpc.scheduling.openSlots.useQuery(span, { placeholderData: keepPreviousData }).data ?? none;

  const all = list.data ?? none;
  const warnings = useMemo(() => warningsById(all, view.zone), [all, view.zone]);
  const posts = useMemo(
    () => all.filter((it) => passes(it, view.filters)).toSorted((a, b) => a.schedule.publishAt - b.schedule.publishAt),
    [all, view.filters],
  );
  const wantedSlots = slots.filter(
    ({ accountId }) => view.filters.accounts.length === 0 || view.filters.accounts.includes(accountId),
  );
  const calendar: Calendar = {
    projectId,
    view,
    posts,
    slots: view.filters.states.length > 0 ? none : wantedSlots,
    accounts,
    warnings,
    now,
    online,
    mutations: usePostMutations({ projectId, span, zone: view.zone, offer: undo.offer }),
    selection,
    carry: useCarry(view.zone, slots),
    open: (post: PostView, chip) => setOpened({ id: post.id, chip }),
    ask: setQuestion,
  };
  const card = opened && all.find((it) => it.id === opened.id);
  return {
    calendar,
    list,
    undo,
    total: all.length,
    card: card && opened ? { post: card, chip: opened.chip, onClose: () => setOpened(null) } : null,
    question: question && { ...question, onClose: () => setQuestion(null) },
  };
}
export type CalendarState = Omit<ReturnType<typeof useCalendarState>, "calendar">;

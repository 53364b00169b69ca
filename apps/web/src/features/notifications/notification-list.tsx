import {
  type NotificationAbout,
  type NotificationKind,
  type NotificationView,
  pathOfNotification,
} from "@vignette/domain/notifications";
import { platformNames } from "@vignette/domain/social-accounts";
import { m } from "@vignette/messages";
import { notificationWords } from "@vignette/messages/notifications";
import { Button, classNames, ErrorState, Skeleton } from "@vignette/ui";
import {
  Bell,
  ChartColumnIncreasing,
  CircleAlert,
  CircleQuestionMark,
  Clock3,
  type Icon,
  MessageCircle,
  Pause,
  PlugZap,
  UserCheck,
} from "@vignette/ui/icons";
import { Link } from "react-router";
import { momentText } from "../../shared/formats.ts";
import { wordedFailure, wordedFinding } from "../../shared/refusals/worded.ts";
import { errorMessage, referenceOf, trpc } from "../../trpc.ts";
import { useMarkRead } from "./use-mark-read.ts";

/** The user's notifications, the latest first; opening one marks it as read. `onOpen` is called when a link is followed. */
export function NotificationList({ onOpen }: { onOpen: () => void }) {
  const list = trpc.notifications.list.useInfiniteQuery({}, { getNextPageParam: (page) => page.next });
  const mark = useMarkRead();
  if (list.isPending) return <Loading />;
  if (!list.data)
    return (
      <ErrorState
        title={errorMessage(list.error)}
        reference={referenceOf(list.error)}
        onRetry={() => void list.refetch()}
      />
    );
  const items = list.data.pages.flatMap((page) => page.items);
  if (items.length === 0) return <Nothing />;
  const hasUnread = items.some(({ readAt }) => readAt === null);
  return (
    <div className="flex flex-col gap-2">
      {hasUnread && mark.allowed && (
        <div className="-mt-2 flex justify-end">
          <Button variant="quiet" onClick={mark.all} pending={mark.isMarkingAll} pendingLabel={m.settings_marking()}>
            {m.settings_mark_all_as_read()}
          </Button>
        </div>
      )}
      <ol aria-label={m.app_notifications()}>
        {items.map((it) => (
          <Item
            key={it.id}
            notification={it}
            onOpen={() => {
              if (it.readAt === null) mark.one(it.id);
              onOpen();
            }}
          />
        ))}
      </ol>
      {list.hasNextPage && (
        <div>
          <Button
            onClick={() => void list.fetchNextPage()}
            pending={list.isFetchingNextPage}
            pendingLabel={m.settings_loading()}
          >
            {m.settings_show_older()}
          </Button>
        </div>
      )}
    </div>
  );
}

function Item({ notification: { about, at, readAt }, onOpen }: { notification: NotificationView; onOpen: () => void }) {
  const { title, text } = notificationWords(withReason(about), platformNames);
  const { icon: KindIcon, ink } = looks[about.kind];
  const isNew = readAt === null;
  return (
    <li className="border-t border-line first:border-t-0">
      <Link
        to={pathOfNotification(about)}
        onClick={onOpen}
        className="grid grid-cols-[auto_minmax(0,1fr)_auto] gap-x-3 rounded-chip px-2 py-2.5 text-base no-underline hover:bg-sunken"
      >
        <KindIcon size={18} strokeWidth={1.75} aria-hidden className={classNames("mt-0.5", ink)} />
        <span className={isNew ? "font-semibold" : "font-medium text-ink-2"}>
          {isNew && <span className="sr-only">{m.settings_unread()} </span>}
          {title}
        </span>
        <span className="flex items-center gap-2 self-start leading-6">
          <time dateTime={new Date(at).toISOString()} className="tabular text-dense text-ink-2">
            {momentText(at).replaceAll(",", "")}
          </time>
          <span aria-hidden className={classNames("size-2 rounded-full", isNew && "bg-ink")} />
        </span>
        <span className="col-span-2 col-start-2 text-dense text-ink-2 [overflow-wrap:anywhere]">{text}</span>
      </Link>
    </li>
  );
}

const looks: Record<NotificationKind, { icon: Icon; ink: string }> = {
  "post-failed": { icon: CircleAlert, ink: "text-failed" },
  "post-needs-check": { icon: CircleQuestionMark, ink: "text-doubt" },
  "connection-ended": { icon: PlugZap, ink: "text-failed" },
  "renewal-failing": { icon: PlugZap, ink: "text-doubt" },
  "approval-asked": { icon: UserCheck, ink: "text-ink-2" },
  "approval-answered": { icon: MessageCircle, ink: "text-ink-2" },
  "approval-expired": { icon: Clock3, ink: "text-failed" },
  "recipe-paused": { icon: Pause, ink: "text-doubt" },
  "weekly-digest": { icon: ChartColumnIncreasing, ink: "text-ink-2" },
};

const Nothing = () => (
  <div className="flex flex-col items-start gap-2 py-2 text-base text-ink-2">
    <Bell size={20} strokeWidth={1.75} aria-hidden />
    {m.settings_no_notifications()}
  </div>
);

const Loading = () => (
  <div className="flex flex-col gap-2" aria-busy>
    {[1, 2, 3].map((it) => (
      <Skeleton key={it} className="h-14 w-full" />
    ))}
  </div>
);

/** Why a post failed or a recipe was paused, in the page's language. */
function withReason(about: NotificationAbout): NotificationAbout {
  if (about.kind !== "post-failed" && about.kind !== "recipe-paused") return about;
  const why = { message: about.why, says: about.says };
  return { ...about, why: about.kind === "post-failed" ? wordedFailure(why) : wordedFinding(why) };
}

import { canEdit, canRemove, LOCKED_WITHIN, type PostView, wallTimeAt } from "@vignette/domain/scheduling";
import { platformNames } from "@vignette/domain/social-accounts";
import { m } from "@vignette/messages";
import { Button, buttonStyle, Popover } from "@vignette/ui";
import { CalendarArrowUp, Copy, Pencil, Recycle, Repeat, SquareCheck, Trash2, TriangleAlert } from "@vignette/ui/icons";
import type { ReactNode } from "react";
import { Link } from "react-router";
import { paths } from "../../../../paths.ts";
import { clockText } from "../../../../shared/formats.ts";
import { lineText } from "../../../../shared/refusals/line-text.ts";
import { TargetBadge } from "../../../../shared/state/target-badge.tsx";
import { dateTimeIn } from "../../../../shared/times/times.ts";
import { Cover } from "../../post/cover.tsx";
import { postOutcome } from "../../post/verdict.ts";
import { removePosts } from "../actions/remove-posts.ts";
import { SeriesLine } from "../repeat/series-line.tsx";
import { useCalendar } from "../state/calendar-context.ts";
import { isMovable } from "../state/post-facts.ts";

type PostCardProps = { post: PostView; chip: HTMLElement; onClose: () => void };

/** The details of a post on the calendar, and the possible actions. */
export function PostCard({ post, chip, onClose }: PostCardProps) {
  const { view, warnings } = useCalendar();
  const { zone } = post.schedule;
  return (
    <Popover open onOpenChange={(open) => !open && onClose()} anchor={chip} title={post.name}>
      <div className="flex flex-col gap-3">
        <div className="flex gap-3">
          <Cover post={post} className="h-20 w-11 shrink-0" />
          <div className="min-w-0">
            <p className="tabular text-base font-semibold">{dateTimeIn(view.zone, post.schedule.publishAt)}</p>
            <p className="text-dense text-ink-2">{view.zone}</p>
            {zone !== view.zone && (
              <p className="tabular text-dense text-ink-3">
                {m.calendar_time_in_zone({
                  time: clockText(wallTimeAt(post.schedule.publishAt, zone).slice(11)),
                  zone,
                })}
              </p>
            )}
          </div>
        </div>
        <ul className="flex flex-col gap-1.5">
          {post.targets.map((target) => (
            <TargetLine key={target.id} target={target} />
          ))}
        </ul>
        {warnings.get(post.id)?.map((warning) => (
          <p key={warning.message} className="flex items-start gap-1.5 text-dense text-ink">
            <TriangleAlert size={14} aria-hidden className="mt-0.5 shrink-0 text-doubt" />
            {warning.message}
          </p>
        ))}
        {post.recycledFrom && <BroughtBackLine post={post} from={post.recycledFrom} />}
        {post.series && (
          <SeriesLine post={post} seriesId={post.series.id} index={post.series.index} onClose={onClose} />
        )}
        <Acts post={post} onClose={onClose} />
      </div>
    </Popover>
  );
}

/** Why the post was recycled, with a link to the original post. */
function BroughtBackLine({ post, from }: { post: PostView; from: string }) {
  const line = post.targets.flatMap(({ log }) => log.find(({ event }) => event === "brought-back") ?? [])[0];
  return (
    <div className="flex items-start gap-1.5 rounded-control bg-sunken px-3 py-1.5 text-dense">
      <Recycle size={14} aria-hidden className="mt-0.5 shrink-0 text-ink-3" />
      <span>
        {line ? lineText(line) : m.calendar_reposted()}{" "}
        <Link to={paths.post(from)} className="underline">
          {m.calendar_see_how_it_did()}
        </Link>
      </span>
    </div>
  );
}

function TargetLine({ target }: { target: PostView["targets"][number] }) {
  const { view, now } = useCalendar();
  return (
    <li className="flex flex-col gap-0.5">
      <span className="flex items-center justify-between gap-2 text-dense">
        <span className="truncate">
          {platformNames[target.platform]} @{target.username}
        </span>
        <TargetBadge state={target.state} />
      </span>
      {target.state !== "scheduled" && (
        <span className="text-dense text-ink-2">{postOutcome(target, view.zone, now).sentence}</span>
      )}
      {target.state === "scheduled" && target.publishAt - now < LOCKED_WITHIN && (
        <span className="text-dense text-ink-2">{m.calendar_going_out_now()}</span>
      )}
    </li>
  );
}

function Acts({ post, onClose }: { post: PostView; onClose: () => void }) {
  const { ask, mutations, now, online, selection } = useCalendar();
  const movable = online && isMovable(post, now);
  const act = (work: () => unknown) => () => {
    onClose();
    work();
  };
  return (
    <div className="flex flex-col gap-2">
      <Link to={paths.post(post.id)} className={buttonStyle({ variant: "primary", wide: true })}>
        {m.calendar_open()}
      </Link>
      <div className="grid grid-cols-2 gap-x-2">
        {post.targets.some(canEdit) && (
          <Link to={paths.editPost(post.id)} className={buttonStyle({ variant: "quiet" })}>
            <Pencil size={16} />
            <span className="flex-1 text-left">{m.calendar_edit()}</span>
          </Link>
        )}
        <Act
          icon={<CalendarArrowUp size={16} />}
          disabled={!movable}
          onClick={act(() => ask({ kind: "move", posts: [post] }))}
        >
          {m.calendar_move_to()}
        </Act>
        <Act icon={<Copy size={16} />} disabled={!online} onClick={act(() => ask({ kind: "copy", posts: [post] }))}>
          {m.calendar_copy_to()}
        </Act>
        <Act
          icon={<Repeat size={16} />}
          disabled={!movable}
          onClick={act(() => ask({ kind: "repeat", posts: [post] }))}
        >
          {m.calendar_repeat_menu()}
        </Act>
        <Act icon={<SquareCheck size={16} />} onClick={act(() => selection.toggle(post.id))}>
          {selection.ids.has(post.id) ? m.calendar_unpick() : m.app_pick()}
        </Act>
        <Act
          icon={<Trash2 size={16} />}
          disabled={!online || !canRemove(post.targets, now)}
          onClick={act(() => void removePosts(mutations, [post]))}
        >
          {post.series ? m.calendar_skip_this_one() : m.app_delete()}
        </Act>
      </div>
    </div>
  );
}

type ActProps = { icon: ReactNode; disabled?: boolean; onClick: () => void; children: ReactNode };

const Act = ({ icon, disabled = false, onClick, children }: ActProps) => (
  <Button variant="quiet" disabled={disabled} onClick={onClick} icon={icon}>
    <span className="flex-1 text-left">{children}</span>
  </Button>
);

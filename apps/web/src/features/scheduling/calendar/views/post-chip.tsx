import { useDraggable } from "@dnd-kit/core";
import { type PostView, stateOfPost } from "@vignette/domain/scheduling";
import { classNames, edgeClass, toneText, toneTint, toneVariable } from "@vignette/ui";
import { Check, Recycle, Repeat, TriangleAlert } from "@vignette/ui/icons";
import type { MouseEvent } from "react";
import { targetLooks } from "../../../../shared/state/target-look.ts";
import { timeIn } from "../../../../shared/times/times.ts";
import { Cover } from "../../post/cover.tsx";
import { useCalendar } from "../state/calendar-context.ts";
import { isMovable, platformMarks, platformsOf, spokenName } from "../state/post-facts.ts";

/** A post on the grid: its picture, time, accounts and state. A click opens it; dragging it or M moves it. */
export function PostChip({ post }: { post: PostView }) {
  const { view, now, open, selection, warnings, carry, online } = useCalendar();
  const movable = online && isMovable(post, now);
  const { setNodeRef, listeners, isDragging } = useDraggable({ id: post.id, data: { post }, disabled: !movable });
  const picked = selection.ids.has(post.id);
  const warning = warnings.get(post.id)?.[0];
  const press = (event: MouseEvent<HTMLButtonElement>) =>
    selection.picking || event.shiftKey || event.metaKey || event.ctrlKey
      ? selection.toggle(post.id)
      : open(post, event.currentTarget);
  return (
    <button
      type="button"
      ref={setNodeRef}
      {...listeners}
      data-post={post.id}
      tabIndex={-1}
      onClick={press}
      {...(selection.picking && { "aria-pressed": picked })}
      style={toneVariable(lookOf(post).tone)}
      className={classNames(
        chipStyle,
        edgeClass(lookOf(post).edge),
        lookOf(post).tinted ? toneTint[lookOf(post).tone] : "bg-surface",
        movable ? "cursor-grab" : "cursor-pointer",
        (isDragging || carry.carried?.post.id === post.id) && "opacity-40",
        picked && "bg-mark-soft outline-2 outline-ink",
      )}
    >
      <span className="sr-only">{[spokenName(post, view.zone), warning?.message].filter(Boolean).join(", ")}</span>
      <ChipFace post={post} zone={view.zone} picked={picked} warned={warning !== undefined} />
    </button>
  );
}

/**
 * What a chip shows, also while it is dragged; in a narrow column only time, state and name. Hidden from screen
 * readers, which read the chip's label.
 */
export function ChipFace({ post, zone, picked = false, warned = false }: ChipFaceProps) {
  const { icon: Icon, tone } = lookOf(post);
  return (
    <span aria-hidden className="contents">
      <span className="relative shrink-0 @max-[6.5rem]:hidden">
        <Cover post={post} className="h-9 w-5 object-cover!" />
        {picked && (
          <span className="absolute inset-0 flex items-center justify-center rounded-chip bg-mark text-on-mark">
            <Check size={14} strokeWidth={2.5} aria-hidden />
          </span>
        )}
      </span>
      <span className="flex min-w-0 flex-1 flex-col">
        <span className="flex items-center gap-1">
          <span className="tabular text-meta font-semibold whitespace-nowrap @max-[5.5rem]:tracking-tight">
            {timeIn(zone, post.schedule.publishAt)}
          </span>
          <span className="text-[0.6875rem] font-semibold tracking-wide text-ink-3 @max-[6.5rem]:hidden">
            {platformsOf(post)
              .map((it) => platformMarks[it])
              .join(" ")}
          </span>
          <span className="ml-auto flex shrink-0 items-center gap-1">
            {warned && <TriangleAlert size={12} aria-hidden className="text-doubt @max-[6.5rem]:hidden" />}
            {post.series && <Repeat size={12} aria-hidden className="text-ink-3 @max-[6.5rem]:hidden" />}
            {post.recycledFrom && <Recycle size={12} aria-hidden className="text-ink-3 @max-[6.5rem]:hidden" />}
            <Icon
              size={13}
              strokeWidth={2}
              aria-hidden
              className={classNames(toneText[tone], "@max-[5.5rem]:hidden")}
            />
          </span>
        </span>
        {/* In a narrow column over three lines, and the state before it: a time such as 12:30 PM takes the whole line. */}
        <span className="truncate text-meta text-ink-2 @max-[5.5rem]:line-clamp-3 @max-[5.5rem]:leading-[1.2] @max-[5.5rem]:hyphens-auto @max-[5.5rem]:break-words @max-[5.5rem]:whitespace-normal">
          <Icon
            size={13}
            strokeWidth={2}
            aria-hidden
            className={classNames(toneText[tone], "mr-1 hidden align-[-2px] @max-[5.5rem]:inline")}
          />
          {post.name}
        </span>
      </span>
    </span>
  );
}

type ChipFaceProps = { post: PostView; zone: string; picked?: boolean; warned?: boolean };
const lookOf = (post: PostView) => targetLooks[stateOfPost(post.targets)];

export const chipStyle =
  "flex w-full min-w-0 items-center gap-1.5 overflow-hidden rounded-chip px-1 py-0.5 text-left text-ink select-none " +
  "touch-manipulation transition-shadow duration-120 hover:shadow-popover";

import { useDroppable } from "@dnd-kit/core";
import { platformNames } from "@vignette/domain/social-accounts";
import { m } from "@vignette/messages";
import { classNames } from "@vignette/ui";
import { CircleDashed } from "@vignette/ui/icons";
import type { CSSProperties } from "react";
import { Link } from "react-router";
import { timeIn } from "../../../../shared/times/times.ts";
import { newPostAt } from "../actions/new-post-on.ts";
import { useCalendar } from "../state/calendar-context.ts";
import type { OpenSlot } from "../state/open-slot.ts";
import { platformMarks } from "../state/post-facts.ts";

/** A free slot: a click opens the composer for it, and posts can be dropped on it. */
export function SlotGhost({ slot, style }: { slot: OpenSlot; style?: CSSProperties }) {
  const { accounts, view } = useCalendar();
  const { setNodeRef, isOver } = useDroppable({
    id: `slot:${slot.accountId}:${slot.publishAt}`,
    data: { publishAt: slot.publishAt },
  });
  const account = accounts.find((it) => it.id === slot.accountId);
  const time = timeIn(view.zone, slot.publishAt);
  const name = account ? `${platformNames[account.platform]} @${account.username}` : "";
  return (
    <Link
      ref={setNodeRef}
      to={newPostAt(slot)}
      tabIndex={-1}
      title={name}
      style={style}
      className={classNames(
        "flex h-6 items-center gap-1 rounded-chip border border-dashed px-1 text-meta no-underline hover:border-edge hover:text-ink",
        isOver ? "border-ink bg-mark-soft text-ink" : "border-line text-ink-3",
        style && "absolute",
      )}
    >
      <CircleDashed size={12} aria-hidden className="shrink-0 @max-[5.5rem]:hidden" />
      <span className="sr-only">{m.calendar_free_slot({ time, name })}</span>
      <span aria-hidden className="tabular whitespace-nowrap">
        {time}
      </span>
      {account && (
        <span aria-hidden className="text-[0.6875rem] font-semibold tracking-wide @max-[6.5rem]:hidden">
          {platformMarks[account.platform]}
        </span>
      )}
    </Link>
  );
}

import { canRemove } from "@vignette/domain/scheduling";
import { m } from "@vignette/messages";
import { Button } from "@vignette/ui";
import { SendButton, useSendForApproval } from "../../approval/use-send-for-approval.tsx";
import { removePosts } from "../actions/remove-posts.ts";
import { useCalendar } from "../state/calendar-context.ts";
import { countOf } from "../state/count-of.ts";
import { isMovable } from "../state/post-facts.ts";

/** The actions on all selected posts. Sticks to the bottom of the window. */
export function PostSelectionBar() {
  const { selection, posts, now, online, ask, mutations } = useCalendar();
  const approval = useSendForApproval(selection.clear);
  if (!selection.picking) return null;
  const picked = posts.filter((it) => selection.ids.has(it.id));
  const removable = picked.filter((it) => canRemove(it.targets, now));
  return (
    <section
      aria-label={m.calendar_picked_posts()}
      className="sticky bottom-[calc(var(--bottom-bar)+0.75rem)] z-30 mt-4 flex flex-wrap items-center gap-2 rounded-panel border border-edge bg-raised px-4 py-2 shadow-popover max-md:bottom-[calc(var(--bottom-bar)+4.5rem)]"
    >
      <p role="status" className="tabular mr-auto text-base font-semibold">
        {picked.length === 0 ? m.calendar_press_to_pick() : m.calendar_picked({ picked: countOf(picked.length) })}
      </p>
      <Button variant="quiet" onClick={() => selection.pickAll(posts)}>
        {m.app_pick_all()}
      </Button>
      <Button
        disabled={!online || !picked.some((it) => isMovable(it, now))}
        onClick={() => ask({ kind: "move", posts: picked })}
      >
        {m.calendar_move_menu()}
      </Button>
      <Button disabled={!online || picked.length === 0} onClick={() => ask({ kind: "copy", posts: picked })}>
        {m.calendar_copy_menu()}
      </Button>
      <SendButton
        approval={approval}
        postIds={picked.filter((it) => isMovable(it, now)).map((it) => it.id)}
        disabled={!online}
      />
      {approval.dialog}
      <Button
        disabled={!online || removable.length === 0}
        onClick={() => {
          void removePosts(mutations, removable);
          selection.clear();
        }}
      >
        {m.app_delete()}
        {removable.length > 0 && removable.length < picked.length ? ` ${removable.length}` : ""}
      </Button>
      <Button variant="quiet" onClick={selection.clear}>
        {m.app_done()}
      </Button>
    </section>
  );
}

import { Refusal } from "@vignette/domain/kernel";
import { instantOf, type PostView, scheduleAt, scheduleWarnings, wallTimeAt } from "@vignette/domain/scheduling";
import { m } from "@vignette/messages";
import { Button, Callout, Dialog, TextInput } from "@vignette/ui";
import { useState } from "react";
import { clockText } from "../../../../shared/formats.ts";
import { worded } from "../../../../shared/refusals/worded.ts";
import { dateTimeIn } from "../../../../shared/times/times.ts";
import { trpc } from "../../../../trpc.ts";
import { warningText } from "../../post/warning-text.ts";
import { useCalendar } from "../state/calendar-context.ts";
import { dayMonth } from "../state/day-names.ts";
import { skippedTo } from "../state/days.ts";
import { plannedPostsOf } from "../state/post-facts.ts";
import { copyPosts } from "./create-posts.ts";
import { movePosts } from "./move-posts.ts";

type PlaceDialogProps = { kind: "move" | "copy"; post: PostView; onClose: () => void };

/** Chooses another time for one post, or for a copy of it. */
export function PlaceDialog({ kind, post, onClose }: PlaceDialogProps) {
  const { view, mutations, now } = useCalendar();
  const [wallTime, setWallTime] = useState(() => wallTimeAt(post.schedule.publishAt, view.zone));
  const refusal = whyNot(wallTime, view.zone, now);
  const warnings = useWarnings(kind, post, wallTime);
  const skipped = refusal === null ? skippedTo(wallTime, view.zone) : null;

  function send() {
    const publishAt = instantOf(wallTime, view.zone);
    if (publishAt === null) return;
    const to = [{ id: post.id, publishAt }];
    void (kind === "move" ? movePosts(mutations, to) : copyPosts(mutations, [post], to));
    onClose();
  }
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={kind === "move" ? m.calendar_move_to() : m.calendar_copy_to()}
      description={m.calendar_name_now({ name: post.name, time: dateTimeIn(view.zone, post.schedule.publishAt) })}
      actions={
        <>
          <Button onClick={onClose}>{m.app_cancel()}</Button>
          <Button variant="primary" disabled={refusal !== null} onClick={send}>
            {kind === "move" ? m.calendar_move_button() : m.app_copy()}
          </Button>
        </>
      }
    >
      <TextInput
        label={m.calendar_date_and_time_in({ zone: view.zone })}
        type="datetime-local"
        value={wallTime}
        onChange={(next) => setWallTime(next.slice(0, 16))}
        error={refusal}
      />
      <FreeSlot post={post} onChoose={setWallTime} />
      {skipped && (
        <Callout tone="doubt">
          {m.calendar_clock_gap({
            time: clockText(wallTime.slice(11)),
            day: dayMonth(wallTime.slice(0, 10)),
            actual: clockText(skipped),
          })}
        </Callout>
      )}
      {warnings.map((it) => (
        <Callout key={it.message} tone="doubt">
          {it.message}
        </Callout>
      ))}
    </Dialog>
  );
}

/** The next free slot of one of the post's accounts. */
function FreeSlot({ post, onChoose }: { post: PostView; onChoose: (wallTime: string) => void }) {
  const { view } = useCalendar();
  const accountIds = [...new Set(post.targets.map((it) => it.accountId))];
  const { data: slot } = trpc.scheduling.nextSlot.useQuery({ accountIds });
  if (!slot) return null;
  return (
    <div>
      <Button onClick={() => onChoose(wallTimeAt(slot.publishAt, view.zone))}>
        {m.calendar_next_free_slot({ time: dateTimeIn(view.zone, slot.publishAt) })}
      </Button>
    </div>
  );
}

function useWarnings(kind: "move" | "copy", post: PostView, wallTime: string) {
  const { posts, view } = useCalendar();
  const publishAt = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}$/.test(wallTime) ? instantOf(wallTime, view.zone) : null;
  if (publishAt === null) return [];
  const others = posts.flatMap(plannedPostsOf);
  const found = plannedPostsOf(post).flatMap((plan) =>
    scheduleWarnings({ ...plan, publishAt, postId: kind === "copy" ? "" : post.id }, others, view.zone, warningText),
  );
  return found.filter((it, index) => found.findIndex((other) => other.message === it.message) === index);
}

/** Why no post can be scheduled at a time, by the same rule as in the Worker. */
function whyNot(wallTime: string, zone: string, now: Parameters<typeof scheduleAt>[1]): string | null {
  try {
    scheduleAt({ type: "at", zone, wallTime }, now);
    return null;
  } catch (error) {
    if (error instanceof Refusal) return worded(error);
    throw error;
  }
}

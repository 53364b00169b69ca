import type { PostView } from "@vignette/domain/scheduling";
import { m } from "@vignette/messages";
import { Button, Callout, Checkbox, Dialog, RadioGroup, TextInput } from "@vignette/ui";
import { useState } from "react";
import { dateTimeIn } from "../../../../shared/times/times.ts";
import { useCalendar } from "../state/calendar-context.ts";
import { countOf } from "../state/count-of.ts";
import { dayPlus } from "../state/days.ts";
import { type Move, movesByShift } from "../state/moves.ts";
import { isMovable } from "../state/post-facts.ts";
import { copyPosts } from "./create-posts.ts";
import { movePosts } from "./move-posts.ts";

type ShiftDialogProps = { kind: "move" | "copy"; posts: readonly PostView[]; onClose: () => void };
type Form = { count: string; unit: "days" | "weeks"; direction: "later" | "earlier"; sameTime: boolean; time: string };

const start: Form = { count: "1", unit: "weeks", direction: "later", sameTime: false, time: "18:30" };

/** Moves or copies many posts by the same number of days, each at its own time of day or all at one. */
export function ShiftDialog({ kind, posts, onClose }: ShiftDialogProps) {
  const { view, mutations, now, selection } = useCalendar();
  const [form, setForm] = useState(start);
  const change = (part: Partial<Form>) => setForm((before) => ({ ...before, ...part }));
  const able = kind === "move" ? posts.filter((it) => isMovable(it, now)) : posts;
  const moves = movesByShift(able, { days: daysOf(form), time: form.sameTime ? form.time : null }, view.zone, dayPlus);
  const past = moves.filter((it) => it.publishAt <= now).length;
  const verb = kind === "move" ? m.calendar_move_n : m.calendar_copy_n;

  function send() {
    void (kind === "move" ? movePosts(mutations, moves) : copyPosts(mutations, able, moves));
    selection.clear();
    onClose();
  }
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={verb({ posts: countOf(posts.length) })}
      description={kind === "copy" ? m.calendar_copies_are_independent() : undefined}
      actions={
        <>
          <Button onClick={onClose}>{m.app_cancel()}</Button>
          <Button
            variant="primary"
            disabled={able.length === 0 || past > 0 || (daysOf(form) === 0 && !form.sameTime)}
            onClick={send}
          >
            {verb({ posts: countOf(able.length) })}
          </Button>
        </>
      }
    >
      <ShiftFields form={form} onChange={change} />
      {able.length < posts.length && (
        <Callout>{m.calendar_stays({ posts: countOf(posts.length - able.length) })}</Callout>
      )}
      {past > 0 ? (
        <Callout tone="failed">{m.calendar_would_be_in_the_past({ past: countOf(past) })}</Callout>
      ) : (
        <Preview moves={moves} />
      )}
    </Dialog>
  );
}

function ShiftFields({ form, onChange }: { form: Form; onChange: (part: Partial<Form>) => void }) {
  return (
    <>
      <div className="flex flex-wrap items-end gap-3">
        <div className="w-20">
          <TextInput
            label={m.calendar_by()}
            type="number"
            min={0}
            max={366}
            value={form.count}
            onChange={(count) => onChange({ count })}
          />
        </div>
        <RadioGroup
          label={m.calendar_unit()}
          labelHidden
          inline
          value={form.unit}
          onChange={(unit) => onChange({ unit })}
          options={[
            { value: "days" as const, label: m.calendar_days() },
            { value: "weeks" as const, label: m.calendar_weeks() },
          ]}
        />
        <RadioGroup
          label={m.calendar_direction()}
          labelHidden
          inline
          value={form.direction}
          onChange={(direction) => onChange({ direction })}
          options={[
            { value: "later" as const, label: m.calendar_later() },
            { value: "earlier" as const, label: m.calendar_earlier() },
          ]}
        />
      </div>
      <Checkbox
        label={m.calendar_all_at_one_time()}
        checked={form.sameTime}
        onChange={(sameTime) => onChange({ sameTime })}
      />
      {form.sameTime && (
        <div className="w-36">
          <TextInput
            label={m.calendar_time()}
            type="time"
            value={form.time}
            onChange={(time) => onChange({ time: time.slice(0, 5) })}
          />
        </div>
      )}
    </>
  );
}

/** The period in which the posts will be published. */
function Preview({ moves }: { moves: readonly Move[] }) {
  const { view } = useCalendar();
  const times = moves.map((it) => it.publishAt).toSorted((a, b) => a - b);
  const [first, last] = [times[0], times.at(-1)];
  if (first === undefined || last === undefined) return null;
  const [from, to] = [first, last].map((it) => dateTimeIn(view.zone, it)) as [string, string];
  return (
    <p className="tabular text-base text-ink-2">
      {first === last
        ? m.calendar_goes_out_at({ time: from, zone: view.zone })
        : m.calendar_goes_out_between({ from, to, zone: view.zone })}
    </p>
  );
}

function daysOf({ count, unit, direction }: Form): number {
  const whole = Math.min(366, Math.max(0, Math.floor(Number(count) || 0)));
  return whole * (unit === "weeks" ? 7 : 1) * (direction === "later" ? 1 : -1);
}

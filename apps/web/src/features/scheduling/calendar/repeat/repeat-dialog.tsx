import { occurrences, type PostView } from "@vignette/domain/scheduling";
import { m } from "@vignette/messages";
import { Button, Callout, Dialog } from "@vignette/ui";
import { useState } from "react";
import { dateTimeAndZone } from "../../../../shared/times/date-time-and-zone.ts";
import { repeatPost } from "../actions/create-posts.ts";
import { useCalendar } from "../state/calendar-context.ts";
import { countOf } from "../state/count-of.ts";
import { OccurrenceList } from "./occurrence-list.tsx";
import { RepeatFields } from "./repeat-fields.tsx";
import { freshForm, repeatRuleOf } from "./repeat-form.ts";

/** Makes a post the first of a series. Lists the posts before they are created; each can be left out. */
export function RepeatDialog({ post, onClose }: { post: PostView; onClose: () => void }) {
  const { mutations } = useCalendar();
  const [form, setForm] = useState(() => freshForm(post));
  const rule = repeatRuleOf(form);
  const all = occurrences({ ...rule, skipped: [] }, post.schedule).slice(1);
  const made = all.filter((it) => !form.skipped.includes(it.index));
  return (
    <Dialog
      open
      wide
      onOpenChange={(open) => !open && onClose()}
      title={m.calendar_repeat()}
      description={m.calendar_repeat_help({
        name: post.name,
        time: dateTimeAndZone(post.schedule.zone, post.schedule.publishAt),
      })}
      actions={
        <>
          <Button onClick={onClose}>{m.app_cancel()}</Button>
          <Button
            variant="primary"
            disabled={made.length === 0}
            onClick={() => {
              void repeatPost(mutations, post, rule);
              onClose();
            }}
          >
            {m.calendar_add_posts({ made: countOf(made.length) })}
          </Button>
        </>
      }
    >
      {post.series && <Callout>{m.calendar_earlier_rule_replaced()}</Callout>}
      <RepeatFields form={form} onChange={(part) => setForm((before) => ({ ...before, skipped: [], ...part }))} />
      <OccurrenceList
        post={post}
        occurrences={all}
        skipped={form.skipped}
        onSkip={(skipped) => setForm((before) => ({ ...before, skipped }))}
      />
    </Dialog>
  );
}

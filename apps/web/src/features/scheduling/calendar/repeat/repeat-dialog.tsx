import { occurrences, type PostView } from "@vignette/domain/scheduling";
import { Button, Callout, Dialog } from "@vignette/ui";
import { useState } from "react";
import { dateTimeIn } from "../../../../shared/times/times.ts";
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
      title="Repeat"
      description={`${post.name}, first ${dateTimeIn(post.schedule.zone, post.schedule.publishAt)}. Each repeat is its own post: move, edit or skip any of them.`}
      actions={
        <>
          <Button onClick={onClose}>Cancel</Button>
          <Button
            variant="primary"
            disabled={made.length === 0}
            onClick={() => {
              void repeatPost(mutations, post, rule);
              onClose();
            }}
          >
            Add {countOf(made.length)}
          </Button>
        </>
      }
    >
      {post.series && <Callout>Scheduled posts from the earlier rule are replaced.</Callout>}
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

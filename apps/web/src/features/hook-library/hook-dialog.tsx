import {
  countWords,
  fillHook,
  type HookValues,
  hookLimits,
  refuseHook,
  scoreHook,
} from "@vignette/domain/hook-library";
import { m } from "@vignette/messages";
import { Button, Callout, Dialog } from "@vignette/ui";
import { useState } from "react";
import { worded } from "../../shared/refusals/worded.ts";
import { errorText } from "../../trpc.ts";
import type { Editing, HookDraft } from "./hook-draft.ts";
import { HookFields } from "./hook-fields.tsx";
import { scoreText } from "./score-text.ts";

type HookDialogProps = {
  editing: Editing;
  values: HookValues;
  onSave: (editing: Editing) => Promise<void>;
  onClose: () => void;
};

/** Writes or edits a hook. It can be saved only if it fits the place where it is shown first. */
export function HookDialog({ editing, values, onSave, onClose }: HookDialogProps) {
  const [draft, setDraft] = useState(editing.draft);
  const [saving, setSaving] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);
  const typed = { ...draft, template: draft.template.trim() };
  const refusal = typed.template === "" ? null : refuseHook(typed);
  const ready = typed.template !== "" && refusal === null && draft.formats.length > 0 && !saving;

  async function save() {
    if (!ready) return;
    setSaving(true);
    setFailure(null);
    try {
      await onSave({ ...editing, draft: typed });
    } catch (error) {
      setFailure(errorText(error));
      setSaving(false);
    }
  }

  return (
    <Dialog
      open
      wide
      onOpenChange={(open) => open || onClose()}
      title={
        editing.id === null
          ? editing.like === null
            ? m.hooks_write_a_hook()
            : m.hooks_your_own_version()
          : m.hooks_edit_this_hook()
      }
      description={editing.like !== null && editing.id === null ? m.hooks_original_stays() : undefined}
      actions={
        <>
          <Button onClick={onClose}>{m.app_cancel()}</Button>
          <Button
            variant="primary"
            disabled={!ready}
            pending={saving}
            pendingLabel={m.hooks_saving()}
            onClick={() => void save()}
          >
            {m.hooks_save()}
          </Button>
        </>
      }
    >
      <form
        className="flex flex-col gap-4"
        onSubmit={(event) => {
          event.preventDefault();
          void save();
        }}
      >
        <HookFields draft={draft} refusal={refusal && worded(refusal)} onChange={setDraft} />
        <HookPreview draft={typed} values={values} />
        {failure && (
          <Callout tone="failed" alert title={failure}>
            {m.hooks_line_is_still_here()}
          </Callout>
        )}
        {/* Enter in a field saves, as in any form. */}
        <button type="submit" hidden disabled={!ready} />
      </form>
    </Dialog>
  );
}

/** A preview of the hook, filled for the product, with its score. */
function HookPreview({ draft, values }: { draft: HookDraft; values: HookValues }) {
  if (draft.template === "") return null;
  const parts = fillHook(draft.template, values);
  const { points, reasons } = scoreHook(parts, draft.channel);
  const said = parts.map((part) => (part.type === "open" ? `[${part.slot}]` : part.text)).join("");
  return (
    <div className="rounded-control bg-sunken px-3.5 py-3">
      <p className="text-read font-medium">
        {parts.map((part, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the parts of one line never move
          <span key={index} className={part.type === "text" ? undefined : "underline decoration-1 underline-offset-4"}>
            {part.type === "open" ? `[${part.slot}]` : part.text}
          </span>
        ))}
      </p>
      <p className="tabular mt-1 text-dense text-ink-2">
        {m.hooks_words_and_score({
          written: countWords(said),
          limit: hookLimits[draft.channel],
          points,
          reasons: scoreText(reasons),
        })}
      </p>
    </div>
  );
}

import { fillHook, type Hook, type HookValues, hookLine } from "@vignette/domain/hook-library";
import { Button, classNames, Kbd, TextInput } from "@vignette/ui";
import { Highlighter, PencilLine } from "lucide-react";
import { type FormEvent, useState } from "react";
import { categoryNames } from "./category-names.ts";
import { HookWords } from "./hook-words.tsx";

export type HookRowProps = {
  hook: Hook;
  /** The template, or the line that somebody wrote over it. */
  line: string;
  values: HookValues;
  picked: boolean;
  editing: boolean;
  onPick: () => void;
  onEdit: () => void;
  /** null: leave it as it was. */
  onEdited: (line: string | null) => void;
};

/** One opening line. Picking it sweeps the mark; the line can be changed before it is used. */
export function HookRow({ hook, line, values, picked, editing, onPick, onEdit, onEdited }: HookRowProps) {
  const parts = fillHook(line, values);
  const filled = hookLine(parts);
  return (
    <li
      data-hook={hook.id}
      className={classNames(
        "group grid gap-x-4 gap-y-1 border-b border-line px-3 py-3.5 last:border-b-0 md:grid-cols-[1fr_auto] md:items-center",
        picked && "bg-mark-soft",
      )}
    >
      {editing ? (
        <EditLine line={filled} onDone={onEdited} />
      ) : (
        <p className="text-read font-medium" {...(picked && { "data-picked": "" })}>
          <span className="mark-sweep box-decoration-clone rounded-[2px] px-0.5">
            <HookWords parts={parts} />
          </span>
        </p>
      )}
      <p className="tabular text-dense text-ink-3 md:col-start-1">
        {categoryNames[hook.category]} · {lengthOf(filled)}
      </p>
      {!editing && (
        <div className="flex gap-2 max-md:mt-1 md:col-start-2 md:row-span-2 md:row-start-1">
          <Button variant="quiet" onClick={onEdit} aria-label={`Edit: ${filled}`}>
            <PencilLine size={16} strokeWidth={1.75} aria-hidden />
            Edit
          </Button>
          <Button data-pick onClick={onPick} aria-pressed={picked} aria-label={`Pick: ${filled}`}>
            <Highlighter size={16} strokeWidth={1.75} aria-hidden />
            {picked ? "Picked" : "Pick"}
            <span className="hidden group-focus-within:inline">
              <Kbd>P</Kbd>
            </span>
          </Button>
        </div>
      )}
    </li>
  );
}

function EditLine({ line, onDone }: { line: string; onDone: (line: string | null) => void }) {
  const [text, setText] = useState(line);
  const typed = text.trim();
  function submit(event: FormEvent) {
    event.preventDefault();
    if (typed) onDone(typed);
  }
  return (
    <form onSubmit={submit} className="flex flex-col gap-2 md:col-span-2">
      <TextInput
        label="Your line"
        labelHidden
        value={text}
        onChange={setText}
        autoFocus
        maxLength={LINE_MAX}
        hint="Words in [brackets] stay open until somebody fills them."
        onKeyDown={(event) => event.key === "Escape" && onDone(null)}
      />
      <div className="flex gap-2">
        <Button type="submit" variant="primary" disabled={!typed}>
          Use this line
        </Button>
        <Button onClick={() => onDone(null)}>Cancel</Button>
      </div>
    </form>
  );
}

/** A first slide holds twelve words. Source: ux §6, laws. */
function lengthOf(line: string): string {
  const count = line.split(/\s+/).filter(Boolean).length;
  return count > 12 ? `${count} words, long for a first frame` : `${count} words`;
}

/** Source: the domain's hook line. */
const LINE_MAX = 200;

import { HOOK_MAX } from "@vignette/domain/hook-library";
import { m } from "@vignette/messages";
import { Button, buttonStyle, IconButton, TextInput } from "@vignette/ui";
import { PencilLine, X } from "@vignette/ui/icons";
import { type FormEvent, type ReactNode, type Ref, useRef, useState } from "react";
import { Link } from "react-router";
import { paths } from "../../../paths.ts";
import { Fold } from "../../../shared/fold.tsx";
import type { ChosenHook } from "./use-chosen-hooks.ts";

type HookStripProps = {
  hooks: readonly ChosenHook[];
  /** The library's hooks, to choose from. */
  picker: ReactNode;
  /** Number of hooks that “best” takes; 0 where none fits. */
  bestCount: number;
  /** What to consider about a line; null for nothing. */
  hintOn: (line: string) => string | null;
  onAdd: (line: string) => void;
  onRemove: (id: string) => void;
  onRewrite: (id: string, line: string) => void;
  onBest: () => void;
};

/** The hooks of the next batch. Each can be edited or removed; new ones can be typed. */
export function HookStrip({ hooks, picker, bestCount, hintOn, onAdd, onRemove, onRewrite, onBest }: HookStripProps) {
  const [editing, setEditing] = useState<string | null>(null);
  // The focus goes on where it was: to the pencil of an edited line, and to the field where a line is gone.
  const [edited, setEdited] = useState<number | null>(null);
  const another = useRef<HTMLInputElement>(null);
  return (
    <fieldset className="min-w-0">
      <legend className="mb-1.5 text-base font-semibold">{m.create_hooks()}</legend>
      {hooks.length > 0 && (
        <ul className="mb-2 rounded-control border border-line">
          {hooks.map((hook, place) => (
            <li key={hook.id} className="flex items-center gap-1 border-b border-line py-1 pr-1 pl-3 last:border-b-0">
              {editing === hook.id ? (
                <LineForm
                  label={m.create_hook()}
                  line={hook.line}
                  action={m.app_save()}
                  onLine={(line) => {
                    setEditing(null);
                    setEdited(place);
                    if (line !== hook.line) onRewrite(hook.id, line);
                  }}
                />
              ) : (
                <>
                  <span className="min-w-0 flex-1 py-1 text-base">
                    {hook.line}
                    {hook.open && (
                      <span className="block text-dense text-doubt">{m.create_fill_first({ open: hook.open })}</span>
                    )}
                    <Hint>{hintOn(hook.line)}</Hint>
                  </span>
                  <IconButton
                    label={m.create_edit_hook({ line: hook.line })}
                    icon={<PencilLine {...icon} />}
                    autoFocus={edited === place}
                    onClick={() => setEditing(hook.id)}
                  />
                  <IconButton
                    label={m.create_remove_hook({ line: hook.line })}
                    icon={<X {...icon} />}
                    onClick={() => {
                      onRemove(hook.id);
                      another.current?.focus();
                    }}
                  />
                </>
              )}
            </li>
          ))}
        </ul>
      )}
      <LineForm
        label={m.create_another_hook()}
        line=""
        action={m.app_add()}
        ref={another}
        onLine={(line) => {
          onAdd(line);
          another.current?.focus();
        }}
      />
      <div className="mt-2 flex flex-wrap gap-2">
        {bestCount > 0 && <Button onClick={onBest}>{m.create_top_for_this_product({ bestCount })}</Button>}
        <Link to={paths.hookLibrary} className={buttonStyle({ variant: "quiet" })}>
          {m.create_open_hook_library()}
        </Link>
      </div>
      <Fold title={m.create_choose_from_library()} hint={m.create_best_first()} open={matchMedia(TWO_COLUMNS).matches}>
        {picker}
      </Fold>
    </fieldset>
  );
}

/** Where the hooks stand beside kind and looks, with room for the library: `lg`. */
const TWO_COLUMNS = "(min-width: 64rem)";

const Hint = ({ children }: { children: string | null }) =>
  children && <span className="block text-dense text-ink-3">{children}</span>;

type LineFormProps = {
  label: string;
  line: string;
  action: string;
  ref?: Ref<HTMLInputElement>;
  onLine: (line: string) => void;
};

function LineForm({ label, line, action, ref, onLine }: LineFormProps) {
  const [text, setText] = useState(line);
  const typed = text.trim();
  function submit(event: FormEvent) {
    event.preventDefault();
    if (typed === "") return;
    onLine(typed);
    setText("");
  }
  return (
    <form onSubmit={submit} className="flex min-w-0 flex-1 items-center gap-2">
      <div className="min-w-0 flex-1">
        <TextInput
          {...(ref && { ref })}
          label={label}
          labelHidden
          autoFocus={line !== ""}
          maxLength={HOOK_MAX}
          placeholder={m.create_or_type_the_line()}
          value={text}
          onChange={setText}
        />
      </div>
      <Button type="submit" disabled={typed === ""}>
        {action}
      </Button>
    </form>
  );
}

const icon = { size: 16, strokeWidth: 1.75, "aria-hidden": true } as const;

import { tagKey } from "@vignette/domain/assets";
import { m } from "@vignette/messages";
import { TextInput } from "@vignette/ui";
import { X } from "@vignette/ui/icons";
import { type KeyboardEvent, useId, useRef, useState } from "react";

type TagsFieldProps = {
  tags: readonly string[];
  /** Tags of the project, suggested while typing. */
  known: readonly string[];
  onAdd: (tag: string) => void;
  onRemove: (tag: string) => void;
};

/** Tags as chips, and a field to add one with Enter or a comma. */
export function TagsField({ tags, known, onAdd, onRemove }: TagsFieldProps) {
  const [typed, setTyped] = useState("");
  const list = useId();
  const field = useRef<HTMLInputElement>(null);
  const add = () => {
    const tag = typed.replaceAll(",", " ").trim();
    if (tag !== "" && !tags.some((it) => tagKey(it) === tagKey(tag))) onAdd(tag);
    setTyped("");
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== "Enter" && event.key !== ",") return;
    event.preventDefault();
    add();
  };
  return (
    <div className="flex flex-col gap-2">
      <TextInput
        ref={field}
        label={m.assets_add_a_tag()}
        value={typed}
        maxLength={30}
        list={list}
        autoComplete="off"
        onChange={setTyped}
        onKeyDown={onKeyDown}
        onBlur={add}
      />
      <datalist id={list}>
        {known
          .filter((it) => !tags.includes(it))
          .map((tag) => (
            <option key={tag} value={tag} />
          ))}
      </datalist>
      {tags.length > 0 && (
        <ul aria-label={m.assets_tags()} className="flex flex-wrap gap-1.5">
          {tags.map((tag) => (
            <li key={tag} className="inline-flex items-center rounded-chip border border-edge pl-2 text-dense">
              {tag}
              <button
                type="button"
                aria-label={m.assets_remove_tag({ tag })}
                onClick={() => {
                  onRemove(tag);
                  field.current?.focus();
                }}
                className="inline-flex size-7 cursor-pointer items-center justify-center text-ink-3 hover:text-ink pointer-coarse:size-11"
              >
                <X size={14} strokeWidth={1.75} aria-hidden />
              </button>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}

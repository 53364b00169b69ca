import { m } from "@vignette/messages";
import { type ComponentProps, type KeyboardEvent, useRef, useState } from "react";
import { X } from "../icons/index.ts";
import { Field, useFieldControl, well } from "./field.tsx";

export type WordsInputProps = {
  label: React.ReactNode;
  /** The name of the list for screen readers, such as "Words to avoid". */
  listLabel: string;
  hint: string;
  placeholder: string;
  words: readonly string[];
  /** Most words. */
  max: number;
  /** Longest word, in UTF-16 units. */
  maxLength: number;
  error?: string | undefined;
  /** The label of the button that takes a word out: `Remove candle`. */
  removeLabel: (word: string) => string;
  onChange: (words: string[]) => void;
};

/**
 * A list of words, inside its field. Several can be typed with commas between them; Enter or leaving the field adds them,
 * and Backspace in the empty field takes the last one out.
 */
export function WordsInput(props: WordsInputProps) {
  const { label, listLabel, hint, placeholder, words, max, maxLength, error, removeLabel, onChange } = props;
  const [typed, setTyped] = useState("");
  const field = useRef<HTMLInputElement>(null);
  const isFull = words.length >= max;
  const add = () => {
    const added = typed.split(",").map((it) => it.trim().slice(0, maxLength));
    const all = [...new Set([...words, ...added.filter((it) => it !== "")])];
    if (all.length > words.length) onChange(all.slice(0, max));
    setTyped("");
  };
  function press(event: KeyboardEvent) {
    if (event.key === "Enter" || event.key === ",") {
      event.preventDefault();
      add();
    }
    if (event.key === "Backspace" && typed === "" && words.length > 0) onChange(words.slice(0, -1));
  }
  return (
    <Field {...{ label, error }} hint={isFull ? m.ui_press_enter_full({ hint }) : m.ui_press_enter({ hint })}>
      {/* A first word fits into the empty field's height: one added on the way to a button must not move the button. */}
      <span className={`${well} ${WITH_WORDS}`}>
        {words.length > 0 && (
          <ul className="contents" aria-label={listLabel}>
            {words.map((word) => (
              <li
                key={word}
                className="inline-flex max-w-full items-center rounded-chip border border-line bg-sunken pl-2 text-dense"
              >
                <span className="min-w-0 truncate">{word}</span>
                <button
                  type="button"
                  aria-label={removeLabel(word)}
                  onClick={() => {
                    onChange(words.filter((it) => it !== word));
                    field.current?.focus();
                  }}
                  className="inline-flex size-6 shrink-0 cursor-pointer items-center justify-center rounded-chip text-ink-3 hover:text-ink pointer-coarse:size-11"
                >
                  <X size={14} strokeWidth={1.75} aria-hidden />
                </button>
              </li>
            ))}
          </ul>
        )}
        <TypedWords
          ref={field}
          value={typed}
          // Not disabled: that would drop the focus with the last word, and Backspace takes it out again.
          readOnly={isFull}
          placeholder={words.length > 0 ? undefined : placeholder}
          autoCapitalize="none"
          onChange={(event) => setTyped(event.target.value)}
          onBlur={add}
          onKeyDown={press}
        />
      </span>
    </Field>
  );
}

function TypedWords(props: ComponentProps<"input">) {
  const look = "min-w-20 flex-1 bg-transparent py-0.5 shadow-none! outline-none! placeholder:text-ink-3";
  return <input {...useFieldControl()} {...props} className={look} />;
}

const WITH_WORDS =
  "flex flex-wrap items-center gap-1 py-1! pointer-coarse:py-0! has-[li]:pl-1.5 " +
  "has-[input:focus-visible]:outline-2 has-[input:focus-visible]:outline-offset-2 has-[input:focus-visible]:outline-focus";

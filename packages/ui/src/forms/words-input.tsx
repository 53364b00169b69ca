import { m } from "@vignette/messages";
import { useState } from "react";
import { X } from "../icons/index.ts";
import { TextInput } from "./text-input.tsx";

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

/** A list of words. Several can be typed with commas between them; Enter or leaving the field adds them. */
export function WordsInput({ words, max, maxLength, onChange, listLabel, removeLabel, ...field }: WordsInputProps) {
  const [typed, setTyped] = useState("");
  const isFull = words.length >= max;
  const add = () => {
    const added = typed.split(",").map((it) => it.trim().slice(0, maxLength));
    const all = [...new Set([...words, ...added.filter((it) => it !== "")])];
    if (all.length > words.length) onChange(all.slice(0, max));
    setTyped("");
  };
  return (
    <>
      <TextInput
        {...field}
        hint={isFull ? m.ui_press_enter_full({ hint: field.hint }) : m.ui_press_enter({ hint: field.hint })}
        value={typed}
        disabled={isFull}
        onChange={setTyped}
        onBlur={add}
        onKeyDown={(event) => {
          if (event.key !== "Enter" && event.key !== ",") return;
          event.preventDefault();
          add();
        }}
        autoCapitalize="none"
      />
      {/* Room for the first row: a word that is added on the way to a button must not move that button away. */}
      <div className="min-h-7 pointer-coarse:min-h-11">
        {words.length > 0 && (
          <ul className="flex flex-wrap gap-1.5" aria-label={listLabel}>
            {words.map((word) => (
              <li
                key={word}
                className="inline-flex items-center rounded-chip border border-line bg-sunken pl-2 text-dense"
              >
                {word}
                <button
                  type="button"
                  aria-label={removeLabel(word)}
                  onClick={() => onChange(words.filter((it) => it !== word))}
                  className="inline-flex size-7 cursor-pointer items-center justify-center rounded-chip text-ink-3 hover:text-ink pointer-coarse:size-11"
                >
                  <X size={14} strokeWidth={1.75} aria-hidden />
                </button>
              </li>
            ))}
          </ul>
        )}
      </div>
    </>
  );
}

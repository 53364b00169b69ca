import type { TranscriptWord } from "@vignette/content";
import type { WordChange } from "@vignette/domain/studio";
import { m } from "@vignette/messages";
import { classNames } from "@vignette/ui";
import { type KeyboardEvent, useRef } from "react";
import { flushSync } from "react-dom";
import { focusField } from "../check/focus-field.ts";
import { WORD_FIELD } from "./word-editor.tsx";

type TranscriptWordsProps = {
  words: readonly TranscriptWord[];
  /** The place of the selected word; null if none of them is. */
  selected: number | null;
  /** With `extends` all words from the selected one to this one are selected. */
  onSelect: (index: number, extendsTo?: boolean) => void;
  /** Up to which word several are selected, from `selected` on; null for one word. */
  until: number | null;
  /** Cuts the selected words out of their clip. */
  onCut: (index: number) => void;
  /** Drops the sentence of one word at that of another; null where the clip does not say them. */
  onDropSentence: ((from: number, to: number) => void) | null;
  onChange: (index: number, part: WordChange) => void;
  onPage: (index: number, page: "new" | "same") => void;
};

/** The words of a beat as buttons, framed by caption page. One tab stop: arrow keys move between the words. */
export function TranscriptWords({ words, selected, until, onSelect, onChange, onPage, ...on }: TranscriptWordsProps) {
  const list = useRef<HTMLDivElement>(null);
  const stop = until ?? selected ?? 0;

  const dragged = useRef<number | null>(null);
  const [first, last] = [Math.min(selected ?? -1, until ?? selected ?? -1), Math.max(selected ?? -1, until ?? -1)];
  const isSelected = (index: number) => selected !== null && index >= first && index <= Math.max(last, first);

  function moveTo(index: number, extendsTo = false) {
    const at = Math.min(Math.max(0, index), words.length - 1);
    onSelect(at, extendsTo);
    list.current?.querySelector<HTMLButtonElement>(`[data-word="${at}"]`)?.focus();
  }
  function correct(index: number) {
    flushSync(() => onSelect(index));
    focusField(WORD_FIELD);
  }
  function pressed(event: KeyboardEvent, word: TranscriptWord) {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    const hide = () => onChange(word.index, { text: word.text === "" ? undefined : "" });
    const acts: Record<string, () => void> = {
      arrowright: () => moveTo(word.index + 1, event.shiftKey),
      arrowleft: () => moveTo(word.index - 1, event.shiftKey),
      x: () => on.onCut(word.index),
      enter: () => correct(word.index),
      home: () => moveTo(0),
      end: () => moveTo(words.length - 1),
      e: () => onChange(word.index, { emphasis: !word.emphasis }),
      p: () => onPage(word.index, word.beginsPage ? "same" : "new"),
      delete: hide,
      backspace: hide,
    };
    const act = acts[event.key.toLowerCase()];
    if (!act) return;
    event.preventDefault();
    act();
  }

  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset would be read as a form
    <div ref={list} role="group" aria-label={m.timeline_words()} className="flex flex-wrap gap-x-1.5 gap-y-2">
      {pagesOf(words).map((page) => (
        <span
          key={page[0]?.index}
          className="inline-flex flex-wrap gap-0.5 rounded-control border border-line bg-raised px-0.5 py-0.5"
        >
          {page.map((word) => (
            <button
              key={word.index}
              type="button"
              data-word={word.index}
              tabIndex={word.index === stop ? 0 : -1}
              aria-pressed={isSelected(word.index)}
              aria-label={nameOf(word)}
              draggable={on.onDropSentence !== null}
              onDragStart={() => {
                dragged.current = word.index;
              }}
              onDragOver={(event) => on.onDropSentence && event.preventDefault()}
              onDrop={() => dragged.current !== null && on.onDropSentence?.(dragged.current, word.index)}
              onClick={(event) => onSelect(word.index, event.shiftKey)}
              onDoubleClick={() => correct(word.index)}
              onKeyDown={(event) => pressed(event, word)}
              className={classNames(
                "min-h-7 cursor-pointer rounded-chip px-1.5 text-base hover:bg-sunken pointer-coarse:min-h-11",
                "aria-pressed:bg-mark aria-pressed:text-on-mark",
                word.emphasis && "font-bold underline decoration-2 underline-offset-4",
                word.text === "" ? "text-ink-3 line-through" : !word.isShown && "text-ink-3 italic",
              )}
            >
              {word.text === "" ? word.said : word.text}
            </button>
          ))}
        </span>
      ))}
    </div>
  );
}

/** The words by caption page. Words that no page shows stay with the page before them. */
function pagesOf(words: readonly TranscriptWord[]): TranscriptWord[][] {
  const pages: TranscriptWord[][] = [];
  for (const word of words) {
    const page = pages.at(-1);
    if (page && !word.beginsPage) page.push(word);
    else pages.push([word]);
  }
  return pages;
}

function nameOf({ text, said, emphasis, isShown }: TranscriptWord): string {
  const notes = [
    text === "" ? m.timeline_word_hidden() : text !== said && m.timeline_word_said_as({ said }),
    emphasis && m.timeline_word_emphasized(),
    text !== "" && !isShown && m.timeline_word_on_screen(),
  ].filter(Boolean);
  return [text === "" ? said : text, ...notes].join(", ");
}

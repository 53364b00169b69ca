import type { TranscriptWord } from "@vignette/content";
import type { WordChange } from "@vignette/domain/studio";
import { m } from "@vignette/messages";
import { Button, IconButton, TextInput } from "@vignette/ui";
import { X } from "@vignette/ui/icons";
import { type KeyboardEvent, useState } from "react";

type WordEditorProps = {
  word: TranscriptWord;
  /** `field` tells kinds of changes apart: typing on is one step. */
  onChange: (part: WordChange, field: string) => void;
  onPage: (page: "new" | "same") => void;
  onReset: () => void;
  /** Lets the voice say the word as it is written; null where that is no question. */
  onSay: (() => void) | null;
  /** Cuts the selected words out of the clip that says them; null where no clip of the user's does. */
  onCut: (() => void) | null;
  /** How many words are selected. */
  count: number;
  /** Plays the sentence of the word earlier (-1) or later (1) in the clip; null where there is no such place. */
  onMoveSentence: { earlier: (() => void) | null; later: (() => void) | null };
  onClose: () => void;
};

/** The name of the field that corrects a word. */
export const WORD_FIELD = "caption-word";

/** Everything that can be changed about one word of the captions. */
export function WordEditor({ word, onChange, onPage, onReset, onSay, ...clip }: WordEditorProps) {
  const isHidden = word.text === "";
  const [text, setText] = useState(isHidden ? word.said : word.text);
  const isChanged = isHidden || word.text !== word.said;
  const said = isChanged ? m.timeline_said_is({ said: word.said }) : "";
  const written = isHidden || word.isShown ? "" : m.timeline_word_is_title();
  const hint = [said, written].filter(Boolean).join(" ") || undefined;
  const close = (event: KeyboardEvent) => {
    if (event.key !== "Escape") return;
    event.stopPropagation();
    clip.onClose();
  };
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset would be read as a form
    <div
      role="group"
      aria-label={m.timeline_the_word({ said: word.said })}
      onKeyDown={close}
      className="flex flex-col gap-3 border-t border-line pt-3"
    >
      <div className="flex items-start gap-2">
        <div className="min-w-0 flex-1">
          <TextInput
            name={WORD_FIELD}
            label={m.timeline_caption()}
            value={text}
            maxLength={60}
            hint={hint}
            onChange={(next) => {
              setText(next);
              if (next.trim() !== "") onChange({ text: next.trim() }, "text");
            }}
          />
        </div>
        <IconButton
          label={m.timeline_close_the_word()}
          icon={<X size={16} strokeWidth={1.75} aria-hidden />}
          onClick={clip.onClose}
        />
      </div>
      <div className="flex flex-wrap gap-2">
        <Button aria-pressed={word.emphasis} onClick={() => onChange({ emphasis: !word.emphasis }, "emphasis")}>
          {word.emphasis ? m.timeline_remove_emphasis() : m.timeline_emphasize()}
        </Button>
        <Button onClick={() => onPage(word.beginsPage ? "same" : "new")}>
          {word.beginsPage ? m.timeline_join_page() : m.timeline_begin_a_page_here()}
        </Button>
        <Button onClick={() => onChange({ text: isHidden ? undefined : "" }, "text")}>
          {isHidden ? m.timeline_show_the_word() : m.timeline_hide_the_word()}
        </Button>
      </div>
      <Times word={word} onChange={onChange} />
      <ClipButtons {...clip} />
      <div className="flex flex-wrap gap-2">
        {onSay && <Button onClick={onSay}>{m.timeline_also_say_it_this_way()}</Button>}
        <Button variant="quiet" onClick={onReset}>
          {m.timeline_as_it_is_said()}
        </Button>
      </div>
    </div>
  );
}

/** What is done to the clip that says the word. */
function ClipButtons({ onCut, count, onMoveSentence }: Pick<WordEditorProps, "onCut" | "count" | "onMoveSentence">) {
  const { earlier, later } = onMoveSentence;
  if (!onCut && !earlier && !later) return null;
  return (
    <div className="flex flex-wrap gap-2">
      {onCut && <Button onClick={onCut}>{m.timeline_cut_words({ count })}</Button>}
      {earlier && <Button onClick={earlier}>{m.timeline_sentence_earlier()}</Button>}
      {later && <Button onClick={later}>{m.timeline_sentence_later()}</Button>}
    </div>
  );
}

/** One step of a time, in ms: a frame and a half, which can be seen. */
const STEP = 50;

/** When the word is shown. Stored as how much earlier or later than spoken that is. */
function Times({ word, onChange }: Pick<WordEditorProps, "word" | "onChange">) {
  return (
    <div className="grid grid-cols-2 gap-3">
      <TimeInput
        label={m.timeline_from_s()}
        ms={word.startMs}
        onChange={(ms) => onChange({ startShiftMs: shiftOf(ms - word.startMs, word.startShiftMs) }, "start")}
      />
      <TimeInput
        label={m.timeline_to_s()}
        ms={word.endMs}
        onChange={(ms) => onChange({ endShiftMs: shiftOf(ms - word.endMs, word.endShiftMs) }, "end")}
      />
    </div>
  );
}

/** Most that a word can be moved, in ms: what is stored takes no more. */
const SHIFT_MAX = 5000;
const shiftOf = (moved: number, before: number) =>
  Math.min(SHIFT_MAX, Math.max(-SHIFT_MAX, Math.round(before + moved)));

function TimeInput({ label, ms, onChange }: { label: string; ms: number; onChange: (ms: number) => void }) {
  // What is typed stays as it is until the field is left: "1." is no time yet.
  const [typed, setTyped] = useState<string | null>(null);
  return (
    <TextInput
      label={label}
      type="number"
      inputMode="decimal"
      min={0}
      step={STEP / 1000}
      value={typed ?? (ms / 1000).toFixed(2)}
      onBlur={() => setTyped(null)}
      onChange={(next) => {
        setTyped(next);
        const seconds = Number(next);
        if (next !== "" && Number.isFinite(seconds) && seconds >= 0) onChange(seconds * 1000);
      }}
    />
  );
}

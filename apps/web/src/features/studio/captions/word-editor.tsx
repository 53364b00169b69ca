import type { TranscriptWord } from "@vignette/content";
import type { WordChange } from "@vignette/domain/studio";
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
  const said = isChanged ? `Said is “${word.said}”.` : "";
  const written = isHidden || word.isShown ? "" : "It is on screen as a title: change the title of the beat, too.";
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
      aria-label={`The word “${word.said}”`}
      onKeyDown={close}
      className="flex flex-col gap-3 border-t border-line pt-3"
    >
      <div className="flex items-start gap-2">
        <div className="min-w-0 flex-1">
          <TextInput
            name={WORD_FIELD}
            label="Caption"
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
          label="Close the word"
          icon={<X size={16} strokeWidth={1.75} aria-hidden />}
          onClick={clip.onClose}
        />
      </div>
      <div className="flex flex-wrap gap-2">
        <Button aria-pressed={word.emphasis} onClick={() => onChange({ emphasis: !word.emphasis }, "emphasis")}>
          {word.emphasis ? "Remove emphasis" : "Emphasize"}
        </Button>
        <Button onClick={() => onPage(word.beginsPage ? "same" : "new")}>
          {word.beginsPage ? "Join with the page before" : "Begin a page here"}
        </Button>
        <Button onClick={() => onChange({ text: isHidden ? undefined : "" }, "text")}>
          {isHidden ? "Show the word" : "Hide the word"}
        </Button>
      </div>
      <Times word={word} onChange={onChange} />
      <ClipButtons {...clip} />
      <div className="flex flex-wrap gap-2">
        {onSay && <Button onClick={onSay}>Also say it this way</Button>}
        <Button variant="quiet" onClick={onReset}>
          As it is said
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
      {onCut && (
        <Button onClick={onCut}>{count === 1 ? "Cut out of the clip" : `Cut ${count} words out of the clip`}</Button>
      )}
      {earlier && <Button onClick={earlier}>Sentence earlier</Button>}
      {later && <Button onClick={later}>Sentence later</Button>}
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
        label="From"
        ms={word.startMs}
        onChange={(ms) => onChange({ startShiftMs: shiftOf(ms - word.startMs, word.startShiftMs) }, "start")}
      />
      <TimeInput
        label="To"
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
      label={`${label}, s`}
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

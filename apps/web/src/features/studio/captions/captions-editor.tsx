import type { SceneInput, ScriptAndStyle, TranscriptBeat } from "@vignette/content";
import { captionTranscript } from "@vignette/content";
import type { Script, WordChange } from "@vignette/domain/studio";
import { useMemo, useRef } from "react";
import { clock } from "../../../shared/clock.ts";
import { select, useSelection } from "../selection.ts";
import { CaptionFiles } from "./caption-files.tsx";
import { AS_SAID, changeCaptions, nthOf, pageChangeIn, sayAsWritten } from "./caption-operations.ts";
import { TranscriptWords } from "./transcript-words.tsx";
import { WordEditor } from "./word-editor.tsx";

type CaptionsEditorProps = {
  /** Of the creation; files are named after it. */
  name: string;
  draft: ScriptAndStyle;
  sceneInput: SceneInput;
  /** Applies a change to the current script, as one step of its history. */
  onChange: (make: (script: Script) => Script, field: string) => void;
  /** Shows a time in ms on the stage. */
  onSeek: (ms: number) => void;
};

/**
 * What is said, word by word, as captions show it: every word can be corrected, emphasized, moved in time and hidden, and
 * pages joined and split. What the voice says changes only on request.
 */
export function CaptionsEditor({ name, draft, sceneInput, onChange, onSeek }: CaptionsEditorProps) {
  const transcript = useMemo(() => captionTranscript(draft, sceneInput), [draft, sceneInput]);
  const files = <CaptionFiles {...{ name, draft, sceneInput, transcript, onChange }} />;
  const isSaid = transcript.some(({ words }) => words.length > 0);
  if (!isSaid) {
    return (
      <div className="flex flex-col gap-3">
        <p className="text-base text-ink-2">
          There are no captions yet. Write what is said in a beat and make the voice, or show a clip in which someone
          speaks and choose “Write captions from what is said” at its beat.
        </p>
        {files}
      </div>
    );
  }
  return (
    <div className="flex flex-col gap-3">
      {files}
      <p className="text-dense text-ink-3">
        Press a word to change it. <span className="italic">Slanted</span> words are on screen as a title instead.{" "}
        <span className="max-md:hidden">
          Keys: arrows, Enter corrects, E emphasizes, P begins or joins a page, Delete hides.
        </span>
      </p>
      {transcript.map((beat, at) =>
        beat.words.length > 0 ? (
          <BeatTranscript
            key={beat.beatId}
            {...{ beat, onChange, onSeek }}
            place={at + 1}
            line={draft.script.beats[at]?.line ?? ""}
          />
        ) : null,
      )}
    </div>
  );
}

type BeatTranscriptProps = Pick<CaptionsEditorProps, "onChange" | "onSeek"> & {
  beat: TranscriptBeat;
  place: number;
  line: string;
};

function BeatTranscript({ beat, place, line, onChange, onSeek }: BeatTranscriptProps) {
  const { beatId, words } = beat;
  const section = useRef<HTMLElement>(null);
  const selection = useSelection();
  const selected = selection?.kind === "word" && selection.beatId === beatId ? selection.index : null;
  const word = selected === null ? undefined : words[selected];
  const change = (changes: ReadonlyMap<number, WordChange>, field: string) =>
    onChange((now) => changeCaptions(now, beat, changes), field);
  const setPage = (index: number, page: "new" | "same") =>
    change(pageChangeIn(beat, index, page), `caption page ${beatId}`);
  const spoken = word && {
    ...{ said: word.said, text: word.text },
    nth: nthOf(beat, word.index),
  };
  return (
    <section
      ref={section}
      aria-label={`Captions of beat ${place}`}
      className="flex flex-col gap-3 rounded-panel border border-line bg-surface p-4"
    >
      <h3 className="flex items-baseline justify-between text-dense font-semibold text-ink-2">
        Beat {place}
        <span className="tabular text-meta font-normal text-ink-3">{clock(words[0]?.startMs ?? 0)}</span>
      </h3>
      <TranscriptWords
        words={words}
        selected={selected}
        onSelect={(index) => {
          select({ kind: "word", beatId, index });
          onSeek((words[index]?.startMs ?? 0) + 1);
        }}
        onChange={(index, part) => change(new Map([[index, part]]), `caption word ${beatId}`)}
        onPage={setPage}
      />
      {word && (
        <WordEditor
          key={`${beatId} ${word.index}`}
          word={word}
          onChange={(part, field) => change(new Map([[word.index, part]]), `caption ${field} ${beatId} ${word.index}`)}
          onPage={(page) => setPage(word.index, page)}
          onReset={() => change(new Map([[word.index, AS_SAID]]), `caption reset ${beatId}`)}
          onSay={
            spoken && line !== "" && word.text !== "" && word.text !== word.said
              ? () => onChange((now) => sayAsWritten(now, beatId, spoken) ?? now, `caption said ${beatId}`)
              : null
          }
          onClose={() => {
            select(null);
            section.current?.querySelector<HTMLButtonElement>(`[data-word="${word.index}"]`)?.focus();
          }}
        />
      )}
    </section>
  );
}

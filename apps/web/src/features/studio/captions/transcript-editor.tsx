import type { SceneInput, ScriptAndStyle, TranscriptBeat } from "@vignette/content";
import { captionTranscript, playedBeats, videoTimes } from "@vignette/content";
import { Refusal } from "@vignette/domain/kernel";
import type { Script, WordChange } from "@vignette/domain/studio";
import { m } from "@vignette/messages";
import { notify, Sentence } from "@vignette/ui";
import { useMemo, useRef, useState } from "react";
import { clock } from "../../../shared/clock.ts";
import { worded } from "../../../shared/refusals/worded.ts";
import { errorMessage } from "../../../trpc.ts";
import { select, useSelection } from "../selection.ts";
import { CaptionFiles } from "./caption-files.tsx";
import { AS_SAID, changeCaptions, nthOf, pageChangeIn, sayAsWritten } from "./caption-operations.ts";
import { clipRanges, type HeardBeat, sentenceStarts, withoutWords, withSentenceMoved } from "./cut-words.ts";
import { TranscriptWords } from "./transcript-words.tsx";
import { WordEditor } from "./word-editor.tsx";

type TranscriptEditorProps = {
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
export function TranscriptEditor({ name, draft, sceneInput, onChange, onSeek }: TranscriptEditorProps) {
  const transcript = useMemo(() => captionTranscript(draft, sceneInput), [draft, sceneInput]);
  const times = useMemo(() => videoTimes(draft, sceneInput), [draft, sceneInput]);
  const played = useMemo(() => playedBeats(draft, sceneInput), [draft, sceneInput]);
  const files = <CaptionFiles {...{ name, draft, sceneInput, transcript, onChange }} />;
  const isSaid = transcript.some(({ words }) => words.length > 0);
  if (!isSaid) {
    return (
      <div className="flex flex-col gap-3">
        <p className="text-base text-ink-2">{m.timeline_no_transcript()}</p>
        {files}
      </div>
    );
  }
  return (
    <div className="flex flex-col gap-3">
      {files}
      <p className="text-dense text-ink-3">
        <Sentence
          text={m.timeline_press_a_word()}
          parts={{
            title: (words) => <span className="italic">{words}</span>,
            keys: (words) => <span className="max-md:hidden">{words}</span>,
          }}
        />
      </p>
      {transcript.map((beat, at) =>
        beat.words.length > 0 ? (
          <BeatTranscript
            key={beat.beatId}
            script={played}
            playedIn={(script) => playedBeats({ ...draft, script }, sceneInput, new Set([beat.beatId]))}
            heard={{ beat, startMs: 0, endMs: 0, ...times[at], files: sceneInput.shown }}
            {...{ beat, onChange, onSeek }}
            place={at + 1}
            line={draft.script.beats[at]?.line ?? ""}
          />
        ) : null,
      )}
    </div>
  );
}

type BeatTranscriptProps = Pick<TranscriptEditorProps, "onChange" | "onSeek"> & {
  beat: TranscriptBeat;
  place: number;
  line: string;
  /** With clips from where beats play them (`playedBeats`). */
  script: Script;
  playedIn: (script: Script) => Script;
  heard: HeardBeat;
};

function BeatTranscript({ beat, place, line, script, playedIn, heard, onChange, onSeek }: BeatTranscriptProps) {
  const { beatId, words } = beat;
  const section = useRef<HTMLElement>(null);
  const selection = useSelection();
  const selected = selection?.kind === "word" && selection.beatId === beatId ? selection.index : null;
  const word = selected === null ? undefined : words[selected];
  // Shift selects on from the selected word.
  const [until, setUntil] = useState<number | null>(null);
  const ranges = clipRanges(script, heard);
  const starts = sentenceStarts(beat);
  const sentenceOf = (index: number) => starts.findLastIndex((start) => start <= index);
  const isInClip = ranges.length > 0 && ranges.every((range) => range !== null);

  /** The selected words, or this one if it is not among them. */
  function selectedWith(index: number): number[] {
    const ends = selected === null ? [index] : [selected, until ?? selected];
    const [from, to] = [Math.min(...ends), Math.max(...ends)];
    return index < from || index > to ? [index] : Array.from({ length: to - from + 1 }, (_, i) => from + i);
  }
  function edit(make: (script: Script) => Script, field: string) {
    try {
      // Refused before anything is changed.
      make(script);
      onChange(make, field);
      select(null);
      setUntil(null);
    } catch (error) {
      notify({ kind: "error", title: error instanceof Refusal ? worded(error) : errorMessage(error) });
    }
  }
  const cut = (index: number) => {
    const struck = selectedWith(index).filter((at) => ranges[at]);
    if (struck.length === 0) notify({ title: NOT_IN_CLIP });
    else edit((now) => withoutWords(playedIn(now), heard, struck), `caption cut ${beatId} ${struck.join("-")}`);
  };
  const moveSentence = (from: number, to: number) =>
    edit((now) => withSentenceMoved(playedIn(now), heard, from, to), `caption moved ${beatId} ${from} ${to}`);
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
      aria-label={m.timeline_transcript_of_beat({ place })}
      className="flex flex-col gap-3 rounded-panel border border-line bg-surface p-4"
    >
      <h3 className="flex items-baseline justify-between text-dense font-semibold text-ink-2">
        {m.timeline_beat_number({ place })}
        <span className="tabular text-meta font-normal text-ink-3">{clock(words[0]?.startMs ?? 0)}</span>
      </h3>
      <TranscriptWords
        words={words}
        selected={selected}
        until={until}
        onCut={cut}
        onDropSentence={isInClip ? (from, to) => moveSentence(sentenceOf(from), sentenceOf(to)) : null}
        onSelect={(index, extendsTo = false) => {
          if (extendsTo && selected !== null) {
            setUntil(index);
            return;
          }
          setUntil(null);
          select({ kind: "word", beatId, index });
          onSeek(words[index]?.shownMs ?? 0);
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
          onCut={selectedWith(word.index).some((at) => ranges[at]) ? () => cut(word.index) : null}
          count={selectedWith(word.index).length}
          onMoveSentence={sentenceMoves(isInClip, sentenceOf(word.index), starts.length, moveSentence)}
          onClose={() => {
            select(null);
            section.current?.querySelector<HTMLButtonElement>(`[data-word="${word.index}"]`)?.focus();
          }}
        />
      )}
    </section>
  );
}

const NOT_IN_CLIP = m.timeline_word_not_in_clip();

/** Where a sentence of the clip can go. */
function sentenceMoves(isInClip: boolean, at: number, count: number, move: (from: number, to: number) => void) {
  return {
    earlier: isInClip && at > 0 ? () => move(at, at - 1) : null,
    later: isInClip && at < count - 1 ? () => move(at, at + 1) : null,
  };
}

import type { Beat, CreationView, StoryScript } from "@vignette/domain/studio";
import { Button, Callout, classNames, TextArea, TextInput } from "@vignette/ui";
import { useState } from "react";
import { clock } from "./creation-names.ts";
import { PictureEditor } from "./picture-editor.tsx";
import type { WordsEditorProps } from "./slides-editor.tsx";

type BeatsEditorProps = WordsEditorProps<StoryScript> & {
  media: CreationView["media"];
  /** Moves the player to a moment of the story, in ms. */
  onSeek: (ms: number) => void;
};

/** Every beat: when it is, what is said, what stands on screen. New spoken words wait until the voice is made again. */
export function BeatsEditor(props: BeatsEditorProps) {
  const { script, issues, current, onSelect, onChange, onRemake, media, onSeek } = props;
  const [spoken, setSpoken] = useState<Readonly<Record<number, string>>>({});
  const voice = media.find((it) => it.kind === "voice");
  const beats = script.beats.map((beat, index) => ({
    ...beat,
    line: (spoken[index] ?? beat.line).trim() || beat.line,
  }));
  const differ = beats.some((beat, index) => beat.line !== script.beats[index]?.line);

  const change = (index: number, part: Partial<Beat>) => {
    const next = script.beats.map((beat, at) => (at === index ? { ...beat, ...part } : beat));
    return { ...script, beats: next };
  };
  return (
    <div className="flex flex-col gap-3">
      {differ && <OldVoice onRemake={() => onRemake({ ...script, beats })} onKeep={() => setSpoken({})} />}
      <ol className="flex flex-col gap-3">
        {script.beats.map((beat, index) => (
          <li
            // biome-ignore lint/suspicious/noArrayIndexKey: a beat is its place
            key={index}
            onFocusCapture={() => onSelect(index)}
            className={classNames(
              "flex flex-col gap-3 rounded-panel border bg-surface p-4",
              index === current ? "border-ink" : "border-line",
            )}
          >
            <BeatHead index={index} beat={beat} start={voice?.beatStartsMs[index] ?? null} onSeek={onSeek} />
            <TextArea
              label="Said"
              rows={2}
              maxLength={300}
              value={spoken[index] ?? beat.line}
              onChange={(line) => setSpoken({ ...spoken, [index]: line.replaceAll(/[\r\n]+/g, " ") })}
            />
            <TextInput
              label="On screen"
              hint="Words between *asterisks* are marked."
              maxLength={200}
              placeholder={beat.role === "ask" ? "The spoken line" : "Captions only"}
              value={beat.overlay}
              error={issues[`beats.${index}.overlay`]}
              onChange={(overlay) => onChange(change(index, { overlay }), `beats.${index}.overlay`)}
            />
            <PictureEditor
              prompt={beat.imagePrompt}
              onRemake={(imagePrompt) => onRemake(change(index, { imagePrompt }))}
            />
          </li>
        ))}
      </ol>
    </div>
  );
}

function OldVoice({ onRemake, onKeep }: { onRemake: () => void; onKeep: () => void }) {
  return (
    <div className="sticky top-3 z-10">
      <Callout
        tone="doubt"
        title="The voice still says the old words."
        action={
          <>
            <Button variant="primary" onClick={onRemake}>
              Make the voice again
            </Button>
            <Button onClick={onKeep}>Keep the old words</Button>
          </>
        }
      >
        Captions follow the voice. It takes a few seconds and costs nothing from your plan.
      </Callout>
    </div>
  );
}

type BeatHeadProps = { index: number; beat: Beat; start: number | null; onSeek: (ms: number) => void };

function BeatHead({ index, beat, start, onSeek }: BeatHeadProps) {
  return (
    <div className="flex items-baseline justify-between gap-3">
      <h3 className="text-base font-semibold">
        {index + 1} <span className="font-normal text-ink-3">{roleNames[beat.role]}</span>
      </h3>
      {start !== null && (
        <button
          type="button"
          onClick={() => onSeek(start)}
          aria-label={`Play from ${clock(start)}`}
          className="link tabular min-h-6 cursor-pointer text-meta text-ink-3"
        >
          {clock(start)}
        </button>
      )}
    </div>
  );
}

const roleNames: Record<Beat["role"], string> = {
  hook: "Hook",
  pain: "Pain",
  turn: "Turn",
  proof: "Proof",
  ask: "Ask",
};

import { type Beat, isSpoken, type Script } from "@vignette/domain/studio";
import { Button, Callout } from "@vignette/ui";
import { useState } from "react";
import { BeatCard } from "./beat-card.tsx";
import type { Material } from "./creation-scenes.ts";

type BeatsEditorProps = {
  kind: Material["kind"];
  script: Script;
  issues: Readonly<Record<string, string>>;
  /** The beat on the stage. */
  current: number;
  /** When each beat begins, in ms; null for pictures. */
  starts: readonly number[] | null;
  onSelect: (index: number) => void;
  /** Moves the player to a moment, in ms. */
  onSeek: (ms: number) => void;
  onChange: (script: Script, field: string) => void;
  /** Words that pictures or the voice are made from have changed: those are made again. */
  onRemake: (script: Script) => void;
};

/** Every beat: when it is, what is said, written and seen. New spoken words wait until the voice is made again. */
export function BeatsEditor(props: BeatsEditorProps) {
  const { kind, script, issues, current, starts, onSelect, onSeek, onChange, onRemake } = props;
  const [spoken, setSpoken] = useState<Readonly<Record<string, string>>>({});
  const beats = script.beats.map((beat) => ({ ...beat, line: (spoken[beat.id] ?? beat.line).trim() }));
  const differ = beats.some((beat, index) => beat.line !== script.beats[index]?.line);

  const changed = (id: string, part: Partial<Beat>): Script => ({
    ...script,
    beats: script.beats.map((beat) => (beat.id === id ? { ...beat, ...part } : beat)),
  });
  return (
    <div className="flex flex-col gap-3">
      {differ && (
        <OldVoice
          onRemake={() => {
            setSpoken({});
            onRemake({ ...script, beats });
          }}
          onKeep={() => setSpoken({})}
        />
      )}
      <ol className="flex flex-col gap-3">
        {script.beats.map((beat, index) => (
          <BeatCard
            key={beat.id}
            {...{ kind, beat, index }}
            isLast={index === script.beats.length - 1}
            isCurrent={index === current}
            said={isSpoken(kind) ? (spoken[beat.id] ?? beat.line) : null}
            startMs={starts?.[index] ?? null}
            issue={(field) => issues[`beats.${index}.${field}`]}
            onSelect={() => onSelect(index)}
            onSeek={onSeek}
            onSay={(line) => setSpoken({ ...spoken, [beat.id]: line })}
            onChange={(part) => onChange(changed(beat.id, part), `beats.${beat.id}.${Object.keys(part).join()}`)}
            onRemake={(part) => onRemake(changed(beat.id, part))}
          />
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

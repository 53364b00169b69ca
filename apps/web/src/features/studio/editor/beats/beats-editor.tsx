import type { SceneInput } from "@vignette/content";
import { isSpoken, type Script, spokenText } from "@vignette/domain/studio";
import type { Rewriting } from "../../generation/use-rewrite.ts";
import { BeatCard } from "./beat-card.tsx";
import { addBeat, changeBeat, duplicateBeat, moveBeat, removeBeat, withoutVoice } from "./beat-operations.ts";
import type { ClipTranscription } from "./use-transcription.ts";

type BeatsEditorProps = {
  projectId: string;
  creationId: string;
  kind: SceneInput["kind"];
  script: Script;
  issues: Readonly<Record<string, string>>;
  /** Index of the beat on the stage. */
  current: number;
  /** Start of each beat in ms; null for pictures. */
  starts: readonly number[] | null;
  /** Ids of beats whose picture or clip has not been generated yet. */
  missingPictures: ReadonlySet<string>;
  /** A recorded voice sets the times of the beats, so that only the last beat can be held longer. */
  isVoiced: boolean;
  rewriting: Rewriting;
  transcription: ClipTranscription;
  /** Keys of the files that are clips. */
  clips: ReadonlySet<string>;
  onSelect: (index: number) => void;
  /** Moves the player to a time in ms. */
  onSeek: (ms: number) => void;
  /**
   * Applies a change to the current script. Cards skip renders, so they must not apply changes to the script they last
   * saw.
   */
  onChange: (make: (script: Script) => Script, field: string) => void;
};

/**
 * The list of beats: when each is on screen, what is said, written and shown. A beat edited by hand is locked against
 * rewriting.
 */
export function BeatsEditor({
  projectId,
  creationId,
  kind,
  script,
  issues,
  current,
  starts,
  missingPictures,
  isVoiced,
  rewriting,
  transcription,
  clips,
  ...on
}: BeatsEditorProps) {
  const hasVoiceover = spokenText(script) !== "";
  const newId = () => crypto.randomUUID();
  return (
    <ol className="flex flex-col gap-3">
      {script.beats.map((beat, index) => (
        <BeatCard
          key={beat.id}
          {...{ projectId, creationId, kind, beat, index }}
          count={script.beats.length}
          isCurrent={index === current}
          isSpoken={isSpoken(kind)}
          isPictureMissing={missingPictures.has(beat.id)}
          isRewriting={rewriting.of === beat.id}
          isHoldable={!isVoiced || index === script.beats.length - 1}
          isClip={beat.shows !== null && clips.has(beat.shows.key)}
          transcription={transcription.of === beat.id ? "under-way" : (transcription.failures[beat.id] ?? null)}
          hasVoiceover={hasVoiceover}
          startMs={starts?.[index] ?? null}
          issues={issuesOf(issues, index)}
          onSelect={() => on.onSelect(index)}
          onSeek={on.onSeek}
          onChange={(part) =>
            on.onChange((now) => changeBeat(now, beat.id, part), `beats.${beat.id}.${Object.keys(part).join()}`)
          }
          onRewrite={() => rewriting.rewrite(beat.id)}
          onTranscribe={() => transcription.transcribe(beat)}
          onStopTranscribing={transcription.cancel}
          onRemoveVoice={() => on.onChange(withoutVoice, "let clips speak")}
          onAdd={() => on.onChange((now) => addBeat(now, beat.id, newId()), "add")}
          onDuplicate={() => on.onChange((now) => duplicateBeat(now, beat.id, newId()), "duplicate")}
          onMove={(step) => on.onChange((now) => moveBeat(now, beat.id, step), `move ${beat.id}`)}
          onRemove={() => on.onChange((now) => removeBeat(now, beat.id), "remove")}
        />
      ))}
    </ol>
  );
}

/** The validation errors of one beat, by field: `title`. */
function issuesOf(issues: BeatsEditorProps["issues"], index: number): Record<string, string> {
  const own = Object.entries(issues).filter(([path]) => path.startsWith(`beats.${index}.`));
  return Object.fromEntries(own.map(([path, issue]) => [path.slice(`beats.${index}.`.length), issue]));
}

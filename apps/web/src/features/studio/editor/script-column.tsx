import { isVideo, type SceneInput, type ScriptAndStyle } from "@vignette/content";
import { type CreationView, type Missing, spokenText } from "@vignette/domain/studio";
import { type RefObject, useMemo } from "react";
import { TranscriptEditor } from "../captions/transcript-editor.tsx";
import { SpendingLine } from "../generation/spending-line.tsx";
import { StreamedRewrite } from "../generation/streamed-rewrite.tsx";
import type { Rewriting } from "../generation/use-rewrite.ts";
import { select } from "../selection.ts";
import type { VideoStageHandle } from "../stage/video-stage.tsx";
import { BeatsEditor } from "./beats/beats-editor.tsx";
import type { ClipTranscription } from "./beats/use-transcription.ts";
import { PostTextEditor } from "./post-text-editor.tsx";
import type { ScriptEditor } from "./saving/use-script-editor.ts";
import { ScriptPanes } from "./script-panes.tsx";
import type { DraftChanges } from "./use-draft-changes.ts";

type ScriptColumnProps = {
  creation: CreationView;
  editor: Pick<ScriptEditor, "draft" | "issues">;
  sceneInput: SceneInput;
  /** The draft as the stage shows it. */
  staged: ScriptAndStyle;
  /** When each beat of a video begins, in ms; null for pictures. */
  starts: readonly number[] | null;
  missing: Missing;
  rewriting: Rewriting;
  transcription: ClipTranscription;
  /** The beat on the stage, counted from 0. */
  current: number;
  video: RefObject<VideoStageHandle | null>;
  onSlide: (index: number) => void;
  onChange: DraftChanges["changeScript"];
};

/** The words of a creation: its beats, what is said in a video, and the text of the post. */
export function ScriptColumn({ creation, editor, sceneInput, staged, ...props }: ScriptColumnProps) {
  const { starts, missing, rewriting, transcription, current, video, onSlide, onChange } = props;
  const { script } = editor.draft;
  const { kind, media, shown } = sceneInput;
  const inTime = isVideo(creation);
  const clips = useMemo(
    () => new Set(shown.filter((it) => it.type.startsWith("video/")).map(({ key }) => key)),
    [shown],
  );
  const beats = (
    <BeatsEditor
      projectId={creation.projectId}
      creationId={creation.id}
      {...{ kind, script, current, starts, rewriting, transcription, clips, onChange }}
      issues={editor.issues}
      isVoiced={spokenText(script) !== "" && media.some((it) => it.kind === "voice")}
      missingPictures={new Set([...missing.images, ...missing.clips].map(({ id }) => id))}
      onSelect={(index) => {
        const id = script.beats[index]?.id;
        if (id !== undefined) select({ kind: "beat", id });
        if (inTime) video.current?.showBeat(index);
        else onSlide(index);
      }}
      onSeek={(ms) => video.current?.playFrom(ms)}
    />
  );
  return (
    <div className="flex min-w-0 flex-col gap-4">
      {rewriting.of === "all" && <StreamedRewrite creationId={creation.id} />}
      {inTime ? (
        <ScriptPanes
          beats={beats}
          transcript={() => (
            <TranscriptEditor
              name={creation.name}
              draft={staged}
              {...{ sceneInput, onChange }}
              onSeek={(ms) => video.current?.showAt(ms)}
            />
          )}
        />
      ) : (
        beats
      )}
      <PostTextEditor
        script={script}
        issues={editor.issues}
        onChange={(part, field) => onChange((now) => ({ ...now, ...part }), field)}
      />
      <SpendingLine creation={creation} />
    </div>
  );
}

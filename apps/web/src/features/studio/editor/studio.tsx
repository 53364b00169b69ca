import { isVideo, type ScriptAndStyle, videoTimes } from "@vignette/content";
import { type CreationView, missingMedia } from "@vignette/domain/studio";
import { Skeleton } from "@vignette/ui";
import { Suspense, useMemo, useRef, useState } from "react";
import { useFocusedFinding } from "../check/use-focused-finding.ts";
import type { StudioReport } from "../check/use-report.ts";
import { ExportPanel } from "../export/export-panel.tsx";
import { ExportedPanel } from "../export/exported-panel.tsx";
import { GenerationStatus } from "../generation/generation-status.tsx";
import { useRetry } from "../generation/use-retry.ts";
import { useRewrite } from "../generation/use-rewrite.ts";
import { LostFilesNotice } from "../media/lost-files-notice.tsx";
import { useFreshSelection } from "../selection.ts";
import { PictureStage } from "../stage/picture-stage.tsx";
import { VideoStage, type VideoStageHandle } from "../stage/video-stage.tsx";
import { clipSettings } from "../timeline/clip-settings.ts";
import { BackLink } from "./back-link.tsx";
import { changeBeat, placeBeat, withTranscript } from "./beats/beat-operations.ts";
import { useTranscription } from "./beats/use-transcription.ts";
import { Checks, StylePanel } from "./below-stage.tsx";
import { ConflictCallout } from "./saving/conflict-callout.tsx";
import { useScriptEditor } from "./saving/use-script-editor.ts";
import { ScriptColumn } from "./script-column.tsx";
import { SpeakerNotice } from "./speaker-notice.tsx";
import { StudioHeader } from "./studio-header.tsx";
import { useCreationExport } from "./use-creation-export.ts";
import { useDebounced } from "./use-debounced.ts";
import { useDraftChanges } from "./use-draft-changes.ts";
import { useSceneInput } from "./use-scene-input.ts";

/** Delay between the last keystroke and the update of the stage, and of all other previews, in ms. */
const [STAGE_DELAY, PREVIEW_DELAY] = [140, 300];

/** With `isReadOnly` nothing can be edited, and a draft stored in this browser is not sent. */
type StudioProps = { creation: CreationView; stored: ScriptAndStyle; isReadOnly?: boolean };

/**
 * The editor of a creation: text, stage, style and check. Edits show on the stage at once and are saved automatically.
 */
export function Studio({ creation, stored, isReadOnly = false }: StudioProps) {
  const { projectId } = creation;
  const editor = useScriptEditor(creation, stored, { isReadOnly });
  const { draft } = editor;
  const { sceneInput, files, blobs, isWhole, loadRest, lostFiles, pictures, clips } = useSceneInput(creation, draft);
  const video = useRef<VideoStageHandle>(null);
  const { current, setCurrent, ...looking } = useFocusedFinding(video);
  const exporting = useCreationExport({ creation, editor, sceneInput, files });
  const { change, changeDraft, changeScript, changeStyle } = useDraftChanges(editor, () => {
    exporting.forget();
    looking.clearFinding();
  });
  useFreshSelection(creation.id);
  const { retry, retrying } = useRetry(creation);
  const missing = missingMedia({ ...creation, ...draft });
  const inTime = isVideo(creation);
  // The stage follows fast typing with a short delay, other previews after a pause: drawing must not delay a keystroke.
  const staged = useDebounced(draft, STAGE_DELAY);
  const debounced = useDebouncedDraft(draft);
  const starts = useMemo(
    () => (inTime ? videoTimes(debounced, sceneInput).map(({ startMs }) => startMs) : null),
    [inTime, debounced, sceneInput],
  );
  const [report, setReport] = useState<StudioReport["report"] | null>(null);
  const faults = looking.faultsOf(report?.findings ?? []);
  const rewriting = useRewrite({
    id: creation.id,
    script: () => editor.now().script,
    onWritten: (next, of) => {
      editor.keepVersion();
      changeScript(() => next, `rewrite ${of}`);
    },
  });
  const transcription = useTranscription({
    creationId: creation.id,
    files,
    onTranscribed: (heard) => changeScript((now) => withTranscript(now, heard), `transcript ${heard.beatId}`),
  });

  return (
    <>
      <BackLink />
      <StudioHeader {...{ creation, editor, exporting, missing, rewriting, report }} onVersion={change} />
      <div className="grid items-start gap-6 lg:grid-cols-[22rem_minmax(0,1fr)]">
        {/* On a low screen the stage comes before what is said of it. */}
        <div className="-mb-2 flex min-w-0 flex-col gap-3 empty:hidden max-lg:order-first low:order-none! lg:col-span-full">
          <ConflictCallout editor={editor} />
          <LostFilesNotice {...lostFiles} />
          <GenerationStatus
            {...{ creation, missing }}
            draft={debounced}
            pending={retrying}
            onMake={() => void editor.flush().then((isSafe) => isSafe && retry())}
          />
          <SpeakerNotice draft={debounced} sceneInput={sceneInput} />
          <ExportPanel creation={creation} {...exporting} />
          {exporting.assetId !== null && (
            <ExportedPanel assetId={exporting.assetId} draft={debounced} sceneInput={sceneInput} />
          )}
        </div>
        <ScriptColumn
          {...{ creation, editor, sceneInput, staged, starts, missing, rewriting, transcription, current, video }}
          onSlide={setCurrent}
          onChange={changeScript}
        />
        {/* On a phone the text follows the stage, and the style comes last. */}
        <div className="flex min-w-0 flex-col gap-4 max-lg:contents lg:sticky lg:top-6">
          <div className="min-w-0 max-lg:order-first">
            {inTime ? (
              <VideoStage
                ref={video}
                draft={staged}
                sound={draft.style.sound}
                clipSettings={clipSettings(draft.script)}
                {...{ projectId, sceneInput, faults }}
                media={blobs}
                isWhole={isWhole}
                {...(creation.poster !== undefined && { poster: creation.poster })}
                onShown={loadRest}
                onBeat={setCurrent}
                onChange={changeDraft}
                onHold={(id, holdMs) => changeScript((now) => changeBeat(now, id, { holdMs }), `hold ${id}`)}
                latest={editor.now}
                onListen={transcription.listen}
                listeningTo={transcription.of}
              />
            ) : (
              <PictureStage
                {...{ projectId, draft, sceneInput, pictures, current, faults }}
                target={looking.target}
                onTarget={looking.setTarget}
                onSelect={setCurrent}
                onMove={(from, to) => changeScript((now) => placeBeat(now, from, to), "move slide")}
                onChange={changeDraft}
              />
            )}
          </div>
          <div className="flex min-w-0 flex-col gap-4 max-lg:order-last">
            <Suspense fallback={<Skeleton className="h-80 w-full" />}>
              <StylePanel
                {...{ projectId, sceneInput, pictures, clips }}
                draft={debounced}
                atMs={() => video.current?.time() ?? 0}
                onChange={changeStyle}
              />
            </Suspense>
            <Suspense fallback={<Skeleton className="h-40 w-full" />}>
              <Checks
                {...{ creation, sceneInput, pictures, clips }}
                draft={debounced}
                media={isWhole ? blobs : null}
                onReport={setReport}
                onShow={looking.look}
                onChange={(make, field) => change(make(editor.now()), field)}
              />
            </Suspense>
          </div>
        </div>
      </div>
    </>
  );
}

/** The draft after a pause in typing. Changes of style apply at once. */
function useDebouncedDraft({ script, style }: ScriptAndStyle): ScriptAndStyle {
  const debounced = useDebounced(script, PREVIEW_DELAY);
  return useMemo(() => ({ script: debounced, style }), [debounced, style]);
}

import { isVideo, type SceneInput, type ScriptAndStyle, videoTimes } from "@vignette/content";
import { type CreationView, missingMedia, type Script, type Style, spokenText } from "@vignette/domain/studio";
import { useMemo, useRef } from "react";
import { TranscriptEditor } from "../captions/transcript-editor.tsx";
import { StudioCheckPanel } from "../check/check-panel.tsx";
import { useFocusedFinding } from "../check/use-focused-finding.ts";
import { useReport } from "../check/use-report.ts";
import { ExportPanel } from "../export/export-panel.tsx";
import { ExportedPanel } from "../export/exported-panel.tsx";
import { GenerationStatus } from "../generation/generation-status.tsx";
import { SpendingLine } from "../generation/spending-line.tsx";
import { StreamedRewrite } from "../generation/streamed-rewrite.tsx";
import { useRetry } from "../generation/use-retry.ts";
import { useRewrite } from "../generation/use-rewrite.ts";
import { useBackdrops } from "../media/backdrops.ts";
import { useMediaBlobs, usePictures } from "../media/media.ts";
import { useHandles } from "../media/use-handles.ts";
import { useStableFiles } from "../media/use-stable-files.ts";
import { select, useFreshSelection } from "../selection.ts";
import { PictureStage } from "../stage/picture-stage.tsx";
import { VideoStage, type VideoStageHandle } from "../stage/video-stage.tsx";
import { BackLink } from "./back-link.tsx";
import { changeBeat, placeBeat, withTranscript } from "./beats/beat-operations.ts";
import { BeatsEditor } from "./beats/beats-editor.tsx";
import { useTranscription } from "./beats/use-transcription.ts";
import { PostTextEditor } from "./post-text-editor.tsx";
import { ConflictCallout } from "./saving/conflict-callout.tsx";
import { useScriptEditor } from "./saving/use-script-editor.ts";
import { ScriptPanes } from "./script-panes.tsx";
import { SpeakerNotice } from "./speaker-notice.tsx";
import { StudioHeader } from "./studio-header.tsx";
import { StylePanel } from "./style/style-panel.tsx";
import { useCarriedHook } from "./use-carried-hook.ts";
import { useCreationExport } from "./use-creation-export.ts";
import { useDebounced } from "./use-debounced.ts";

/** Width at which pictures are decoded for the stage, in px. The export decodes them at full size. */
const STAGE_WIDTH = 1080;

/** Delay between the last keystroke and the update of the stage, and of all other previews, in ms. */
const [STAGE_DELAY, PREVIEW_DELAY] = [140, 300];

/** With `isReadOnly` nothing can be edited, and a draft stored in this browser is not sent. */
type StudioProps = { creation: CreationView; stored: ScriptAndStyle; isReadOnly?: boolean };

/**
 * The editor of a creation: text, stage, style and check. Edits show on the stage at once and are saved automatically.
 */
export function Studio({ creation, stored, isReadOnly = false }: StudioProps) {
  const { kind, brand, language, objects } = creation;
  const editor = useScriptEditor(creation, stored, { isReadOnly });
  const { media, shown } = useStableFiles(creation, editor.draft);
  const { tiktok, instagram } = useHandles();
  const files = useMemo(() => [...media, ...shown], [media, shown]);
  const blobs = useMediaBlobs(files);
  const pictures = usePictures(files, STAGE_WIDTH);
  const backdrops = useBackdrops({ kind, media, shown, style: editor.draft.style });
  const sceneInput = useMemo<SceneInput>(
    () => ({ kind, brand, language, objects, media, shown, pictures, backdrops, handles: { tiktok, instagram } }),
    [kind, brand, language, objects, media, shown, pictures, backdrops, tiktok, instagram],
  );
  const video = useRef<VideoStageHandle>(null);
  const { current, setCurrent, ...looking } = useFocusedFinding(video);
  const exporting = useCreationExport({ creation, editor, sceneInput, blobs });
  const carry = useCarriedHook();
  useFreshSelection(creation.id);
  const { retry, retrying } = useRetry(creation);
  const { draft } = editor;
  const { script, style } = draft;
  const missing = missingMedia({ ...creation, script, style });
  const inTime = isVideo(creation);
  // The stage follows fast typing with a short delay, other previews after a pause: drawing must not delay a keystroke.
  const staged = useDebounced(draft, STAGE_DELAY);
  const debounced = useDebouncedDraft(draft);
  const starts = useMemo(
    () => (inTime ? videoTimes(debounced, sceneInput).map(({ startMs }) => startMs) : null),
    [inTime, debounced, sceneInput],
  );
  const report = useReport({ creation, draft: debounced, sceneInput, media: blobs });
  const faults = looking.faultsOf(report.report.findings);

  function change(next: ScriptAndStyle, field: string) {
    exporting.forget();
    looking.clearFinding();
    editor.change(next, field);
  }
  function changeScript(make: (script: Script) => Script, field: string) {
    const now = editor.now();
    change({ ...now, script: carry(now.script, make(now.script), field) }, field);
  }
  function changeDraft(make: (draft: ScriptAndStyle) => ScriptAndStyle, field: string) {
    const now = editor.now();
    const next = make(now);
    change({ ...next, script: carry(now.script, next.script, field) }, field);
  }
  function changeStyle(part: Partial<Style>, field: string) {
    const now = editor.now();
    change({ ...now, style: { ...now.style, ...part } }, field);
  }
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
    ...{ shown, blobs },
    onTranscribed: (heard) => changeScript((now) => withTranscript(now, heard), `transcript ${heard.beatId}`),
  });
  const clips = useMemo(
    () => new Set(shown.filter((it) => it.type.startsWith("video/")).map(({ key }) => key)),
    [shown],
  );

  const beats = (
    <BeatsEditor
      projectId={creation.projectId}
      creationId={creation.id}
      {...{ kind, script, current, starts, rewriting, transcription, clips }}
      issues={editor.issues}
      isVoiced={spokenText(script) !== "" && media.some((it) => it.kind === "voice")}
      missingPictures={new Set([...missing.images, ...missing.clips].map(({ id }) => id))}
      onChange={changeScript}
      onSelect={(index) => {
        const id = script.beats[index]?.id;
        if (id !== undefined) select({ kind: "beat", id });
        if (inTime) video.current?.showBeat(index);
        else setCurrent(index);
      }}
      onSeek={(ms) => video.current?.playFrom(ms)}
    />
  );
  const panes = inTime ? (
    <ScriptPanes
      beats={beats}
      transcript={() => (
        <TranscriptEditor
          name={creation.name}
          draft={staged}
          sceneInput={sceneInput}
          onChange={changeScript}
          onSeek={(ms) => video.current?.showAt(ms)}
        />
      )}
    />
  ) : (
    beats
  );

  return (
    <>
      <BackLink />
      <StudioHeader
        {...{ creation, editor, exporting, missing, rewriting, report: report.report }}
        onVersion={change}
      />
      <div className="mb-4 flex flex-col gap-3 empty:hidden">
        <ConflictCallout editor={editor} />
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
      <div className="grid items-start gap-6 lg:grid-cols-[22rem_minmax(0,1fr)]">
        <div className="flex min-w-0 flex-col gap-4">
          {rewriting.of === "all" && <StreamedRewrite creationId={creation.id} />}
          {panes}
          <PostTextEditor
            script={script}
            issues={editor.issues}
            onChange={(part, field) => changeScript((now) => ({ ...now, ...part }), field)}
          />
          <SpendingLine creation={creation} />
        </div>
        {/* On a phone the text follows the stage, and the style comes last. */}
        <div className="flex min-w-0 flex-col gap-4 max-lg:contents lg:sticky lg:top-6">
          <div className="min-w-0 max-lg:order-first">
            {inTime ? (
              <VideoStage
                ref={video}
                draft={staged}
                sceneInput={sceneInput}
                media={blobs}
                faults={faults}
                onBeat={setCurrent}
                onChange={changeDraft}
                onHold={(id, holdMs) => changeScript((now) => changeBeat(now, id, { holdMs }), `hold ${id}`)}
                projectId={creation.projectId}
                latest={editor.now}
                onListen={transcription.listen}
                listeningTo={transcription.of}
              />
            ) : (
              <PictureStage
                projectId={creation.projectId}
                {...{ draft, sceneInput, pictures, current }}
                target={looking.target}
                faults={faults}
                onTarget={looking.setTarget}
                onSelect={setCurrent}
                onMove={(from, to) => changeScript((now) => placeBeat(now, from, to), "move slide")}
                onChange={changeDraft}
              />
            )}
          </div>
          <div className="flex min-w-0 flex-col gap-4 max-lg:order-last">
            <StylePanel
              {...{ sceneInput, pictures }}
              projectId={creation.projectId}
              draft={debounced}
              atMs={() => video.current?.time() ?? 0}
              onChange={changeStyle}
            />
            <StudioCheckPanel
              {...report}
              {...{ pictures }}
              draft={debounced}
              onShow={looking.look}
              onChange={(make, field) => change(make(editor.now()), field)}
            />
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

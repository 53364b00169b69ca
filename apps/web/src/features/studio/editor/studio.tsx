import { type Draft, isVideo, type Material, videoTimes } from "@vignette/content";
import { type CreationView, missingMedia, type Script, type Style, spokenText } from "@vignette/domain/studio";
import { useMemo, useRef } from "react";
import { CheckPanel } from "../check/check-panel.tsx";
import { useLookedAt } from "../check/use-looked-at.ts";
import { useReport } from "../check/use-report.ts";
import { ExportPanel } from "../export/export-panel.tsx";
import { MakingBar } from "../generation/making-bar.tsx";
import { RewrittenSoFar } from "../generation/rewritten-so-far.tsx";
import { SpendingLine } from "../generation/spending-line.tsx";
import { useRetry } from "../generation/use-retry.ts";
import { useRewrite } from "../generation/use-rewrite.ts";
import { useMediaBlobs, usePictures } from "../media/media.ts";
import { useFilesOf } from "../media/use-files-of.ts";
import { useHandles } from "../media/use-handles.ts";
import { PictureStage } from "../stage/picture-stage.tsx";
import { VideoStage, type VideoStageHandle } from "../stage/video-stage.tsx";
import { BackLink } from "./back-link.tsx";
import { changeBeat, placeBeat, withSaid } from "./beats/beat-operations.ts";
import { BeatsEditor } from "./beats/beats-editor.tsx";
import { useHearing } from "./beats/use-hearing.ts";
import { OutdatedCallout } from "./outdated-callout.tsx";
import { PostTextEditor } from "./post-text-editor.tsx";
import { StudioHeader } from "./studio-header.tsx";
import { StyleStage } from "./style/style-stage.tsx";
import { useExporting } from "./use-exporting.ts";
import { useScriptEditor } from "./use-script-editor.ts";
import { useSettled } from "./use-settled.ts";

/** Pictures are decoded for the stage at this width, in px; the export decodes them at full size. */
const STAGE_WIDTH = 1080;

/** How long after the last letter the stage follows, and how long everything else that is drawn of the words, in ms. */
const [STAGE_PAUSE, CALM_PAUSE] = [140, 300];

/** `isSeen`: it is looked at only, and nothing that this device has kept of it is sent. */
type StudioProps = { creation: CreationView; stored: Draft; isSeen?: boolean };

/** The words beside what they look like. Whatever is typed is on the stage at once, and saved by itself. */
export function Studio({ creation, stored, isSeen = false }: StudioProps) {
  const { kind, brand } = creation;
  const { media, shown } = useFilesOf(creation);
  const { tiktok, instagram } = useHandles();
  const files = useMemo(() => [...media, ...shown], [media, shown]);
  const blobs = useMediaBlobs(files);
  const pictures = usePictures(files, STAGE_WIDTH);
  const material = useMemo<Material>(
    () => ({ kind, brand, media, shown, pictures, handles: { tiktok, instagram } }),
    [kind, brand, media, shown, pictures, tiktok, instagram],
  );
  const editor = useScriptEditor(creation, stored, { isSeen });
  const video = useRef<VideoStageHandle>(null);
  const { current, setCurrent, ...looking } = useLookedAt(video);
  const exporting = useExporting({ creation, editor, material, blobs });
  const { retry, retrying } = useRetry(creation);
  const { draft } = editor;
  const { script, style } = draft;
  const missing = missingMedia({ ...creation, script, style });
  const inTime = isVideo(creation);
  // The stage follows quick typing a word behind, and everything else once nobody types: no letter waits for a drawing.
  const staged = useSettled(draft, STAGE_PAUSE);
  const calm = useCalm(draft);
  const starts = useMemo(
    () => (inTime ? videoTimes(calm, material).map(({ startMs }) => startMs) : null),
    [inTime, calm, material],
  );
  const report = useReport({ creation, draft: calm, material, media: blobs });
  const faults = looking.faultsOf(report.report.findings);

  function change(next: Draft, field: string) {
    exporting.forget();
    looking.lookAway();
    editor.change(next, field);
  }
  function changeScript(make: (script: Script) => Script, field: string) {
    const now = editor.now();
    change({ ...now, script: make(now.script) }, field);
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
  const hearing = useHearing({
    creationId: creation.id,
    ...{ shown, blobs },
    onHeard: (id, key, words) => changeScript((now) => withSaid(now, id, key, words), `heard ${id}`),
  });
  const clips = useMemo(
    () => new Set(shown.filter((it) => it.type.startsWith("video/")).map(({ key }) => key)),
    [shown],
  );

  return (
    <>
      <BackLink />
      <StudioHeader
        {...{ creation, editor, exporting, missing, rewriting, report: report.report }}
        onVersion={change}
      />
      <div className="mb-4 flex flex-col gap-3 empty:hidden">
        <OutdatedCallout editor={editor} />
        <MakingBar
          {...{ creation, missing }}
          pending={retrying}
          onMake={() => void editor.flush().then((isSafe) => isSafe && retry())}
        />
        <ExportPanel creation={creation} {...exporting} />
      </div>
      <div className="grid items-start gap-6 lg:grid-cols-[22rem_minmax(0,1fr)]">
        <div className="flex min-w-0 flex-col gap-4">
          {rewriting.of === "all" && <RewrittenSoFar creationId={creation.id} />}
          <BeatsEditor
            projectId={creation.projectId}
            creationId={creation.id}
            {...{ kind, script, current, starts, rewriting, hearing, clips }}
            issues={editor.issues}
            isVoiced={spokenText(script) !== "" && media.some((it) => it.kind === "voice")}
            unpictured={new Set([...missing.images, ...missing.clips].map(({ id }) => id))}
            onChange={changeScript}
            onSelect={(index) => (inTime ? video.current?.showBeat(index) : setCurrent(index))}
            onSeek={(ms) => video.current?.playFrom(ms)}
          />
          <PostTextEditor
            script={script}
            issues={editor.issues}
            onChange={(part, field) => changeScript((now) => ({ ...now, ...part }), field)}
          />
          <SpendingLine creation={creation} />
        </div>
        {/* On a phone the words follow the stage; how they are dressed comes last. */}
        <div className="flex min-w-0 flex-col gap-4 max-lg:contents lg:sticky lg:top-6">
          <div className="min-w-0 max-lg:order-first">
            {inTime ? (
              <VideoStage
                ref={video}
                draft={staged}
                material={material}
                media={blobs}
                faults={faults}
                onBeat={setCurrent}
                onHold={(id, holdMs) => changeScript((now) => changeBeat(now, id, { holdMs }), `hold ${id}`)}
              />
            ) : (
              <PictureStage
                {...{ draft, material, pictures, current }}
                target={looking.target}
                faults={faults}
                onTarget={looking.setTarget}
                onSelect={setCurrent}
                onMove={(from, to) => changeScript((now) => placeBeat(now, from, to), "move slide")}
              />
            )}
          </div>
          <div className="flex min-w-0 flex-col gap-4 max-lg:order-last">
            <StyleStage
              {...{ material, pictures }}
              draft={calm}
              atMs={() => video.current?.time() ?? 0}
              onChange={changeStyle}
            />
            <CheckPanel
              {...report}
              {...{ pictures }}
              draft={calm}
              onShow={looking.look}
              onChange={(make, field) => change(make(editor.now()), field)}
            />
          </div>
        </div>
      </div>
    </>
  );
}

/** The draft once nobody types any more; another style at once. */
function useCalm({ script, style }: Draft): Draft {
  const settled = useSettled(script, CALM_PAUSE);
  return useMemo(() => ({ script: settled, style }), [settled, style]);
}

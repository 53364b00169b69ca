import type { CreationView, Script, Style } from "@vignette/domain/studio";
import { useMemo, useRef, useState } from "react";
import { BackLink } from "./back-link.tsx";
import { BeatsEditor } from "./beats-editor.tsx";
import { CheckPanel } from "./check-panel.tsx";
import { type Draft, isVideo, type Material } from "./creation-scenes.ts";
import { cancelExportJob, forgetExportJob, startExportJob, useExportJob } from "./export-jobs.ts";
import { ExportPanel } from "./export-panel.tsx";
import { useMediaBlobs, usePictures } from "./media.ts";
import { PictureStage } from "./picture-stage.tsx";
import { PostTextEditor } from "./post-text-editor.tsx";
import { StudioHeader } from "./studio-header.tsx";
import { StyleStage } from "./style-stage.tsx";
import { useCloudRender } from "./use-cloud-render.ts";
import { useHandles } from "./use-handles.ts";
import { useRetry } from "./use-retry.ts";
import { useScriptEditor } from "./use-script-editor.ts";
import { useVideoObstacle } from "./use-video-obstacle.ts";
import { beatStartsOf, VideoStage, type VideoStageHandle } from "./video-stage.tsx";

/** Pictures are decoded for the stage at this width, in px; the export decodes them at full size. */
const STAGE_WIDTH = 1080;

/** The words beside what they look like. Whatever is typed is on the stage at once, and saved by itself. */
export function Studio({ creation, stored }: { creation: CreationView; stored: Draft }) {
  const [{ kind, brand, media, shown }] = useState(creation);
  const { tiktok, instagram } = useHandles();
  const material = useMemo<Material>(
    () => ({ kind, brand, media, shown, handles: { tiktok, instagram } }),
    [kind, brand, media, shown, tiktok, instagram],
  );
  const files = useMemo(() => [...media, ...shown], [media, shown]);
  const blobs = useMediaBlobs(files);
  const pictures = usePictures(files, STAGE_WIDTH);
  const editor = useScriptEditor(creation, stored);
  const [current, setCurrent] = useState(0);
  const video = useRef<VideoStageHandle>(null);
  const job = useExportJob(creation.id);
  const obstacle = useVideoObstacle(creation);
  const cloud = useCloudRender(creation);
  const { retry } = useRetry(creation);
  const { draft } = editor;
  const { script, style } = draft;
  const inTime = isVideo(creation);
  const starts = useMemo(() => (inTime ? beatStartsOf(draft, material) : null), [inTime, draft, material]);

  function change(next: Draft, field: string) {
    forgetExportJob(creation.id);
    editor.change(next, field);
  }
  const changeScript = (next: Script, field: string) => change({ script: next, style }, field);
  const changeStyle = (part: Partial<Style>, field: string) => change({ script, style: { ...style, ...part } }, field);

  async function startExport() {
    if (await editor.flush()) await startExportJob({ creation, draft, material, media: blobs });
  }

  /** Whatever this browser was making of it is given up. */
  async function exportInCloud() {
    cancelExportJob(creation.id);
    forgetExportJob(creation.id);
    if (await editor.flush()) cloud.start({ draft, material });
  }
  const exportSomewhere = obstacle === null ? startExport : exportInCloud;

  /** The Worker keeps what still fits and makes the rest again; the page shows how far it is. */
  async function remake(next: Script) {
    changeScript(next, "remake");
    if (await editor.flush()) retry();
  }

  return (
    <>
      <BackLink />
      <StudioHeader {...{ creation, editor, job }} inCloud={cloud.active} onExport={exportSomewhere} />
      <div className="mb-4 empty:hidden">
        <ExportPanel {...{ creation, job, obstacle, cloud }} onRetry={startExport} onCloud={exportInCloud} />
      </div>
      <div className="grid items-start gap-6 lg:grid-cols-[22rem_minmax(0,1fr)]">
        <div className="flex min-w-0 flex-col gap-4">
          <StyleStage {...{ draft, material, pictures }} onChange={changeStyle} />
          <BeatsEditor
            {...{ kind, script, current, starts }}
            issues={editor.issues}
            onChange={changeScript}
            onRemake={(next) => void remake(next)}
            onSelect={(index) => (inTime ? video.current?.showBeat(index) : setCurrent(index))}
            onSeek={(ms) => video.current?.playFrom(ms)}
          />
          <PostTextEditor
            script={script}
            issues={editor.issues}
            onChange={(part, field) => changeScript({ ...script, ...part }, field)}
          />
        </div>
        <div className="flex min-w-0 flex-col gap-4 max-lg:order-first lg:sticky lg:top-6">
          {inTime ? (
            <VideoStage ref={video} {...{ draft, material }} media={blobs} onBeat={setCurrent} />
          ) : (
            <PictureStage {...{ draft, material, pictures, current }} onSelect={setCurrent} />
          )}
          <CheckPanel
            {...{ draft, material }}
            media={blobs}
            onShow={({ index, ms }) => (inTime ? video.current?.showAt(ms) : setCurrent(index))}
            onCaptions={(captions) => changeStyle({ captions }, "captions")}
          />
        </div>
      </div>
    </>
  );
}

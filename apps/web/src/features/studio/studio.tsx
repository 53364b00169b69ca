import type { CreationView } from "@vignette/domain/studio";
import { useMemo, useRef, useState } from "react";
import { BackLink } from "./back-link.tsx";
import { BeatsEditor } from "./beats-editor.tsx";
import { CarouselStage } from "./carousel-stage.tsx";
import { CheckPanel } from "./check-panel.tsx";
import { cancelExportJob, forgetExportJob, startExportJob, useExportJob } from "./export-jobs.ts";
import { ExportPanel } from "./export-panel.tsx";
import { LookStage } from "./look-stage.tsx";
import { useMediaBlobs, usePictures } from "./media.ts";
import { PostTextEditor } from "./post-text-editor.tsx";
import type { Material } from "./scenes.ts";
import type { Script } from "./script-issues.ts";
import { SlidesEditor } from "./slides-editor.tsx";
import { StoryStage, type StoryStageHandle } from "./story-stage.tsx";
import { StudioHeader } from "./studio-header.tsx";
import { useCloudRender } from "./use-cloud-render.ts";
import { useHandles } from "./use-handles.ts";
import { type Draft, useScriptEditor } from "./use-script-editor.ts";
import { useVideoObstacle } from "./use-video-obstacle.ts";

/** Pictures are decoded for the stage at this width, in px; the export decodes them at full size. */
const STAGE_WIDTH = 1080;

/** The words beside what they look like. Whatever is typed is on the stage at once, and saved by itself. */
export function Studio({ creation, stored }: { creation: CreationView; stored: Draft }) {
  const [{ brand, media }] = useState(creation);
  const { tiktok, instagram } = useHandles();
  const material = useMemo<Material>(
    () => ({ brand, media, handles: { tiktok, instagram } }),
    [brand, media, tiktok, instagram],
  );
  const blobs = useMediaBlobs(material.media);
  const pictures = usePictures(material.media, STAGE_WIDTH);
  const editor = useScriptEditor(creation, stored);
  const [current, setCurrent] = useState(0);
  const story = useRef<StoryStageHandle>(null);
  const job = useExportJob(creation.id);
  const obstacle = useVideoObstacle(creation.kind);
  const cloud = useCloudRender(creation);
  const { script, look } = editor.draft;

  function change(draft: Draft, field: string) {
    forgetExportJob(creation.id);
    editor.change(draft, field);
  }
  const changeScript = (next: Script, field: string) => change({ script: next, look }, field);

  async function startExport() {
    if (await editor.flush()) await startExportJob({ creation, script, look, handles: material.handles, media: blobs });
  }

  /** Whatever this browser was making of it is given up. */
  async function exportInCloud() {
    cancelExportJob(creation.id);
    forgetExportJob(creation.id);
    if (await editor.flush()) cloud.start({ creation, script, look, handles: material.handles });
  }
  const exportSomewhere = obstacle === null ? startExport : exportInCloud;

  /** The Worker keeps what still fits and makes the rest again; the page shows how far it is. */
  function remake(next: Script) {
    change({ script: next, look }, "remake");
    void editor.flush();
  }

  const shared = { issues: editor.issues, current, onChange: changeScript, onRemake: remake };
  return (
    <>
      <BackLink />
      <StudioHeader {...{ creation, editor, job }} inCloud={cloud.active} onExport={exportSomewhere} />
      <div className="mb-4 empty:hidden">
        <ExportPanel {...{ creation, job, obstacle, cloud }} onRetry={startExport} onCloud={exportInCloud} />
      </div>
      <div className="grid items-start gap-6 lg:grid-cols-[22rem_minmax(0,1fr)]">
        <div className="flex min-w-0 flex-col gap-4">
          <LookStage
            {...{ script, look, material, pictures }}
            onChange={(next) => change({ script, look: next }, "look")}
          />
          {"slides" in script ? (
            <SlidesEditor {...shared} script={script} marks={look === "marker-list"} onSelect={setCurrent} />
          ) : (
            <BeatsEditor
              {...shared}
              script={script}
              media={material.media}
              onSelect={(index) => story.current?.showBeat(index)}
              onSeek={(ms) => story.current?.playFrom(ms)}
            />
          )}
          <PostTextEditor
            script={script}
            issues={editor.issues}
            onChange={(part, field) => changeScript({ ...script, ...part }, field)}
          />
        </div>
        <div className="flex min-w-0 flex-col gap-4 max-lg:order-first lg:sticky lg:top-6">
          {"slides" in script ? (
            <CarouselStage {...{ script, look, material, pictures, current }} onSelect={setCurrent} />
          ) : (
            <StoryStage ref={story} {...{ script, look, material, media: blobs }} onBeat={setCurrent} />
          )}
          <CheckPanel
            {...{ script, look, material, media: blobs }}
            onShow={({ index, ms }) => ("slides" in script ? setCurrent(index) : story.current?.showAt(ms))}
            onLook={(next) => change({ script, look: next }, "look")}
          />
        </div>
      </div>
    </>
  );
}

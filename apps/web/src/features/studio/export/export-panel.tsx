import type { CreationView } from "@vignette/domain/studio";
import { m } from "@vignette/messages";
import { Button, Callout, Panel, Progress } from "@vignette/ui";
import { whyFailed } from "../generation/why-failed.ts";
import { type CreationExportJob, cancelExportJob, useExportJob } from "./export-jobs.ts";
import { exportStepText } from "./export-words.ts";
import { ServerRenderPanel } from "./server-render-panel.tsx";
import { timeLeft } from "./time-left.ts";
import type { ServerRender } from "./use-server-render.ts";

type ExportPanelProps = {
  creation: CreationView;
  /** Why this browser cannot make the file; null if it can, or while that is unknown. */
  obstacle: string | null;
  serverRender: ServerRender;
  startHere: () => void;
  startOnServer: () => void;
};

/**
 * The progress of an export in this browser or on the server, with a cancel button; after a failure the reason and a
 * retry.
 */
export function ExportPanel({ creation, obstacle, serverRender, startHere, startOnServer }: ExportPanelProps) {
  const job = useExportJob(creation.id);
  if (serverRender.active)
    return <ServerRenderPanel creation={creation} render={serverRender.render} onCancel={serverRender.cancel} />;
  if (job?.status === "running") return <ExportRunning creation={creation} job={job} onServer={startOnServer} />;
  if (job?.status === "failed") {
    const actions = (
      <>
        <Button onClick={startHere}>{m.app_try_again()}</Button>
        <Button onClick={startOnServer}>{m.media_export_in_the_cloud()}</Button>
      </>
    );
    return (
      <Callout tone="failed" alert title={job.message} action={actions}>
        {NOTHING_LOST}
      </Callout>
    );
  }
  if (serverRender.render?.state === "failed" && creation.state !== "ready") {
    return (
      <Callout
        tone="failed"
        alert
        title={whyFailed(serverRender.render)}
        action={<Button onClick={startOnServer}>{m.app_try_again()}</Button>}
      >
        {NOTHING_LOST}
      </Callout>
    );
  }
  if (obstacle === null || creation.state === "ready") return null;
  return (
    <Callout tone="still" title={m.media_cannot_encode()}>
      {m.media_takes_two_minutes()}
    </Callout>
  );
}

const NOTHING_LOST = m.media_nothing_lost();

type RunningProps = Pick<ExportPanelProps, "creation"> & {
  onServer: () => void;
  job: Extract<CreationExportJob, { status: "running" }>;
};

function ExportRunning({ creation, job, onServer }: RunningProps) {
  return (
    <Panel>
      <Progress
        label={exportStepText(job.step, creation)}
        value={job.progress}
        detail={timeLeft(job.progress, Date.now() - job.startedAt)}
        action={
          <Button variant="quiet" onClick={() => cancelExportJob(creation.id)}>
            {m.app_cancel()}
          </Button>
        }
      />
      <div className="mt-2 flex flex-wrap items-center gap-x-3 gap-y-1 text-dense text-ink-3">
        <p>{m.media_keep_this_tab_open()}</p>
        <div className="max-sm:-ml-3.5">
          <Button variant="quiet" onClick={onServer}>
            {m.media_export_in_the_cloud()}
          </Button>
        </div>
      </div>
    </Panel>
  );
}

import type { CreationView } from "@vignette/domain/studio";
import { Button, Callout, Panel, Progress } from "@vignette/ui";
import { outputLabel } from "../creation-labels.ts";
import { type CreationExportJob, cancelExportJob } from "./export-jobs.ts";
import { ServerRenderPanel } from "./server-render-panel.tsx";
import { timeLeft } from "./time-left.ts";
import type { ServerRender } from "./use-server-render.ts";

type ExportPanelProps = {
  creation: CreationView;
  job: CreationExportJob | null;
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
export function ExportPanel({ creation, job, obstacle, serverRender, startHere, startOnServer }: ExportPanelProps) {
  if (serverRender.active)
    return <ServerRenderPanel creation={creation} render={serverRender.render} onCancel={serverRender.cancel} />;
  if (job?.status === "running") return <ExportRunning creation={creation} job={job} onServer={startOnServer} />;
  if (job?.status === "failed") {
    const actions = (
      <>
        <Button onClick={startHere}>Try again</Button>
        <Button onClick={startOnServer}>Export in the cloud</Button>
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
        title={serverRender.render.failure}
        action={<Button onClick={startOnServer}>Try again</Button>}
      >
        {NOTHING_LOST}
      </Callout>
    );
  }
  if (obstacle === null || creation.state === "ready") return null;
  return (
    <Callout tone="still" title="This browser can't encode video, so our renderer will.">
      It takes about 2 min, and you can close this tab meanwhile.
    </Callout>
  );
}

const NOTHING_LOST = "Nothing was lost, and nothing counts against your plan.";

type RunningProps = Pick<ExportPanelProps, "creation"> & {
  onServer: () => void;
  job: Extract<CreationExportJob, { status: "running" }>;
};

function ExportRunning({ creation, job, onServer }: RunningProps) {
  return (
    <Panel>
      <Progress
        label={`${job.step} ${outputLabel(creation)}`}
        value={job.progress}
        detail={timeLeft(job.progress, Date.now() - job.startedAt)}
        action={
          <Button variant="quiet" onClick={() => cancelExportJob(creation.id)}>
            Cancel
          </Button>
        }
      />
      <div className="mt-2 flex flex-wrap items-center gap-x-3 gap-y-1 text-dense text-ink-3">
        <p>Keep this tab open until it's done. You can use other pages.</p>
        <div className="max-sm:-ml-3.5">
          <Button variant="quiet" onClick={onServer}>
            Export in the cloud
          </Button>
        </div>
      </div>
    </Panel>
  );
}

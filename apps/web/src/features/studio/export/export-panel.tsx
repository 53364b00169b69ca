import type { CreationView } from "@vignette/domain/studio";
import { Button, Callout, Panel, Progress } from "@vignette/ui";
import { thingsOf } from "../creation-names.ts";
import { CloudPanel } from "./cloud-panel.tsx";
import { cancelExportJob, type ExportJob } from "./export-jobs.ts";
import { timeLeft } from "./time-left.ts";
import type { CloudRender } from "./use-cloud-render.ts";

type ExportPanelProps = {
  creation: CreationView;
  job: ExportJob | null;
  /** Why this browser cannot make the file; null if it can or nobody knows yet. */
  obstacle: string | null;
  cloud: CloudRender;
  startHere: () => void;
  startInCloud: () => void;
};

/** How the export goes, here or at our renderer: percent, time left, a way out; and what went wrong, with what was made kept. */
export function ExportPanel({ creation, job, obstacle, cloud, startHere, startInCloud }: ExportPanelProps) {
  if (cloud.active) return <CloudPanel creation={creation} render={cloud.render} onCancel={cloud.cancel} />;
  if (job?.status === "running") return <ExportRunning creation={creation} job={job} onCloud={startInCloud} />;
  if (job?.status === "failed") {
    const actions = (
      <>
        <Button onClick={startHere}>Try again</Button>
        <Button onClick={startInCloud}>Make it in the cloud</Button>
      </>
    );
    return (
      <Callout tone="failed" alert title={job.message} action={actions}>
        {NOTHING_LOST}
      </Callout>
    );
  }
  if (cloud.render?.state === "failed" && creation.state !== "ready") {
    return (
      <Callout
        tone="failed"
        alert
        title={cloud.render.failure}
        action={<Button onClick={startInCloud}>Try again</Button>}
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
  onCloud: () => void;
  job: Extract<ExportJob, { status: "running" }>;
};

function ExportRunning({ creation, job, onCloud }: RunningProps) {
  return (
    <Panel>
      <Progress
        label={`${job.step} ${thingsOf(creation)}`}
        value={job.progress}
        detail={timeLeft(job.progress, Date.now() - job.startedAt)}
        action={
          <Button variant="quiet" onClick={() => cancelExportJob(creation.id)}>
            Cancel
          </Button>
        }
      />
      <div className="mt-2 flex flex-wrap items-center gap-x-3 gap-y-1 text-dense text-ink-3">
        <p>You can work on another page. Keep this tab open until it is done.</p>
        <div className="max-sm:-ml-3.5">
          <Button variant="quiet" onClick={onCloud}>
            Make it in the cloud instead
          </Button>
        </div>
      </div>
    </Panel>
  );
}

import type { CreationView } from "@vignette/domain/studio";
import { Button, Callout, Panel, Progress } from "@vignette/ui";
import { cancelExportJob, type ExportJob } from "./export-jobs.ts";
import { timeLeft } from "./time-left.ts";

type ExportPanelProps = {
  creation: CreationView;
  job: ExportJob | null;
  /** Why this browser cannot make the file; null if it can or nobody knows yet. */
  obstacle: string | null;
  onRetry: () => void;
};

/** How the export goes: percent, time left, a way out; and what went wrong, with what was made kept. */
export function ExportPanel({ creation, job, obstacle, onRetry }: ExportPanelProps) {
  if (obstacle !== null) {
    return (
      <Callout tone="doubt" title="This browser can't make the video.">
        {obstacle} Open this page in a current Chrome, Edge or Safari; everything you wrote is saved.
      </Callout>
    );
  }
  if (job?.status === "failed") {
    return (
      <Callout tone="failed" alert title={job.message} action={<Button onClick={onRetry}>Try again</Button>}>
        Nothing was lost, and nothing counts against your plan.
      </Callout>
    );
  }
  if (job?.status !== "running") return null;
  return (
    <Panel>
      <Progress
        label={`${job.step} ${creation.kind === "video-story" ? "the video" : "the slides"}`}
        value={job.progress}
        detail={timeLeft(job.progress, Date.now() - job.startedAt)}
        action={
          <Button variant="quiet" onClick={() => cancelExportJob(creation.id)}>
            Cancel
          </Button>
        }
      />
      <p className="mt-2 text-dense text-ink-3">You can work on another page. Keep this tab open until it is done.</p>
    </Panel>
  );
}

import { Button, buttonStyle, Callout, Panel, Progress } from "@vignette/ui";
import { Link } from "react-router";
import { paths } from "../../../paths.ts";
import { timeLeft } from "../export/time-left.ts";
import { countedVariants } from "./matrix/variant-cost.tsx";
import { cellsIn, type VariantJob } from "./run/variant-job.ts";
import { cancelVariants, forgetVariants } from "./run/variant-jobs.ts";

/** The progress of a run with the time left and a cancel button; after it the number of videos, and what failed. */
export function RunPanel({ job, id }: { job: VariantJob; id: string }) {
  return job.status === "running" ? <Running job={job} id={id} /> : <Ended job={job} id={id} />;
}

function Running({ job, id }: { job: VariantJob; id: string }) {
  const done = cellsIn(job, "done").length;
  return (
    <Panel>
      <Progress
        label={`${job.step || "Making"}: ${done} of ${countedVariants(Object.keys(job.cells).length, "video")} done`}
        value={job.progress}
        detail={timeLeft(job.progress, Date.now() - job.startedAt)}
        action={
          <Button variant="quiet" onClick={() => cancelVariants(id)}>
            Cancel
          </Button>
        }
      />
      <p className="mt-2 text-dense text-ink-3">
        You can work on another page. If this tab closes, finished videos and encoded parts are kept.
      </p>
    </Panel>
  );
}

function Ended({ job, id }: { job: VariantJob; id: string }) {
  const done = cellsIn(job, "done").length;
  const failed = cellsIn(job, "failed").length;
  const facts = `${countedVariants(done, "video")} from ${countedVariants(job.encodes, "encode")} in ${Math.round(job.tookMs / 1000)} s.`;
  const close = (
    <>
      {done > 0 && (
        <Link to={paths.assets} className={buttonStyle()}>
          See {done > 1 ? "them" : "it"} in Assets
        </Link>
      )}
      <Button variant="quiet" onClick={() => forgetVariants(id)}>
        Dismiss
      </Button>
    </>
  );
  if (failed > 0) {
    const title =
      job.stopped ?? `${countedVariants(failed, "video")} failed. Nothing counts for ${failed === 1 ? "it" : "them"}.`;
    return (
      <Callout tone="failed" alert title={title} action={close}>
        {done > 0 && facts}
      </Callout>
    );
  }
  return (
    <Callout tone={job.stopped ? "still" : "done"} title={job.stopped ?? "Ready to post."} action={close}>
      <span role="status">{done > 0 && facts}</span>
    </Callout>
  );
}

import { m } from "@vignette/messages";
import { Button, buttonStyle, Callout, Panel, Progress } from "@vignette/ui";
import { Link } from "react-router";
import { paths } from "../../../paths.ts";
import { timeLeft } from "../export/time-left.ts";
import { countedParts, countedVideos } from "./matrix/variant-cost.tsx";
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
        label={m.variants_step_progress({
          step: job.step || m.variants_making_videos(),
          done,
          videos: countedVideos(Object.keys(job.cells).length),
        })}
        value={job.progress}
        detail={timeLeft(job.progress, Date.now() - job.startedAt)}
        action={
          <Button variant="quiet" onClick={() => cancelVariants(id)}>
            {m.app_cancel()}
          </Button>
        }
      />
      <p className="mt-2 text-dense text-ink-3">{m.variants_work_elsewhere()}</p>
    </Panel>
  );
}

function Ended({ job, id }: { job: VariantJob; id: string }) {
  const done = cellsIn(job, "done").length;
  const failed = cellsIn(job, "failed").length;
  const facts = m.variants_made_in({
    videos: countedVideos(done),
    parts: countedParts(job.encodes),
    seconds: Math.round(job.tookMs / 1000),
  });
  const close = (
    <>
      {done > 0 && (
        <Link to={paths.assets} className={buttonStyle()}>
          {m.variants_see_in_assets({ count: done })}
        </Link>
      )}
      <Button variant="quiet" onClick={() => forgetVariants(id)}>
        {m.variants_dismiss()}
      </Button>
    </>
  );
  if (failed > 0) {
    const title = job.stopped ?? m.variants_failed({ count: failed });
    return (
      <Callout tone="failed" alert title={title} action={close}>
        {done > 0 && facts}
      </Callout>
    );
  }
  return (
    <Callout tone={job.stopped ? "still" : "done"} title={job.stopped ?? m.variants_ready_to_post()} action={close}>
      <span role="status">{done > 0 && facts}</span>
    </Callout>
  );
}

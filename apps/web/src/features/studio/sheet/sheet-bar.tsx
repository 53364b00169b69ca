import type { CreationView } from "@vignette/domain/studio";
import { m, sentencesText } from "@vignette/messages";
import { Button, buttonStyle, Callout, Progress } from "@vignette/ui";
import { Link } from "react-router";
import { paths } from "../../../paths.ts";
import { useExportJob } from "../export/export-jobs.ts";
import { isReady } from "./group-by-batch.ts";
import { SheetCheckPanel } from "./sheet-check.tsx";
import { type ExportProgress, useExportAndSchedule } from "./use-export-and-schedule.ts";
import { useSheetCheck } from "./use-sheet-check.ts";

type SheetBarProps = {
  projectId: string;
  picked: readonly CreationView[];
  /** Rejects the creations of the latest batch that are not picked; null without a batch. */
  onRejectRest: (() => void) | null;
  onAll: () => void;
  onNone: () => void;
};

/** The actions on the picked creations, sticky while the wall scrolls. */
export function SheetBar({ projectId, picked, onRejectRest, onAll, onNone }: SheetBarProps) {
  const { send, stop, sending, failed } = useExportAndSchedule();
  const { check, run, fix, fixing, close } = useSheetCheck(projectId);
  const ready = picked.filter(isReady);
  const [only, second] = picked;
  return (
    <section
      aria-label={m.studio_picked()}
      className="sticky bottom-[calc(var(--bottom-bar,0px)+env(safe-area-inset-bottom))] z-10 -mx-2 mb-8 flex flex-col gap-2 rounded-panel border border-edge bg-raised px-4 py-3 shadow-popover"
    >
      {failed.length > 0 && (
        <Callout tone="failed" alert title={m.studio_not_everything_was_exported()}>
          {m.studio_others_in_assets({ failures: sentencesText(failed) })}
        </Callout>
      )}
      {check && (
        <SheetCheckPanel check={check} fixing={fixing} onFix={(verdicts) => void fix(verdicts)} onClose={close} />
      )}
      {sending ? (
        <ExportProgressLine sending={sending} onStop={stop} />
      ) : (
        <div className="flex flex-wrap items-center gap-2">
          <span className="tabular mr-auto text-base font-semibold">
            {m.studio_picked_count({ picked: picked.length })}
            {ready.length < picked.length && (
              <span className="font-normal text-ink-3">
                {" "}
                {m.studio_not_ready_yet({ picked: picked.length - ready.length })}
              </span>
            )}
          </span>
          <Button variant="quiet" onClick={onNone}>
            {m.studio_unpick()}
          </Button>
          <Button variant="quiet" onClick={onAll}>
            {m.app_pick_all()}
          </Button>
          {onRejectRest && (
            <Button variant="quiet" onClick={onRejectRest}>
              {m.studio_reject_rest()}
            </Button>
          )}
          {only && !second && (
            <Link to={paths.creation(only.id)} className={buttonStyle()}>
              {m.studio_open_in_editor()}
            </Link>
          )}
          <Button disabled={ready.length === 0 || check?.running === true} onClick={() => void run(ready)}>
            {m.studio_check_ready({ ready: ready.length })}
          </Button>
          <div className="max-md:basis-full max-md:[&>*]:w-full">
            <Button variant="primary" disabled={ready.length === 0} onClick={() => void send(ready)}>
              {m.studio_schedule_ready({ ready: ready.length })}
            </Button>
          </div>
        </div>
      )}
    </section>
  );
}

/** How far an export of several creations is, with a button that cancels it. */
export function ExportProgressLine({
  sending: { id, number, of },
  onStop,
}: {
  sending: ExportProgress;
  onStop: () => void;
}) {
  const job = useExportJob(id);
  const done = job?.status === "running" ? job.progress : 0;
  return (
    <Progress
      label={m.studio_exporting_of({ number, of })}
      value={(number - 1 + done) / of}
      action={
        <Button variant="quiet" onClick={onStop}>
          {m.app_cancel()}
        </Button>
      }
    />
  );
}

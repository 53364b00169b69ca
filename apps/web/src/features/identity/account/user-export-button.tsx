import { m } from "@vignette/messages";
import { Button, Callout, Progress } from "@vignette/ui";
import { exportUserData, useUserExport } from "./user-export-job.ts";

/** Starts the export and shows its progress. */
export function UserExportButton({ label }: { label: string }) {
  const job = useUserExport();
  return (
    <div className="flex w-full flex-col items-start gap-3">
      <Button
        onClick={() => void exportUserData()}
        pending={job.status === "working"}
        pendingLabel={m.settings_preparing_your_export()}
      >
        {label}
      </Button>
      {job.status === "working" && (
        <div className="w-full">
          <Progress label={m.settings_collecting_files()} value={job.fraction} />
        </div>
      )}
      {job.status === "done" && <Callout tone="done">{m.settings_your_export_was_downloaded()}</Callout>}
      {job.status === "failed" && (
        <Callout tone="failed" alert>
          {m.settings_export_failed()}
        </Callout>
      )}
    </div>
  );
}

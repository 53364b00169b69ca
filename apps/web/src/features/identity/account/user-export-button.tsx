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
        pendingLabel="Preparing your export…"
      >
        {label}
      </Button>
      {job.status === "working" && (
        <div className="w-full">
          <Progress label="Collecting your files. You can leave this page." value={job.fraction} />
        </div>
      )}
      {job.status === "done" && <Callout tone="done">Your export was downloaded.</Callout>}
      {job.status === "failed" && (
        <Callout tone="failed" alert>
          The export did not finish. Nothing was changed; try again.
        </Callout>
      )}
    </div>
  );
}

import type { CreationView } from "@vignette/domain/studio";
import { Button, buttonStyle, IconButton, PageHeader, Tooltip } from "@vignette/ui";
import { Redo2, Undo2 } from "lucide-react";
import { Link } from "react-router";
import { paths } from "../../paths.ts";
import { useOnline } from "../../shell/offline-bar.tsx";
import { kindNames, lengthOf } from "./creation-names.ts";
import type { ExportJob } from "./export-jobs.ts";
import { RemoveCreation } from "./remove-creation.tsx";
import { SaveStatus } from "./save-status.tsx";
import type { ScriptEditor } from "./use-script-editor.ts";
import { useUndoKeys } from "./use-undo-keys.ts";

type StudioHeaderProps = {
  creation: CreationView;
  editor: ScriptEditor;
  job: ExportJob | null;
  /** Our renderer is at it. */
  inCloud: boolean;
  onExport: () => Promise<void>;
};

export function StudioHeader({ creation, editor, job, inCloud, onExport }: StudioHeaderProps) {
  const wrong = Object.keys(editor.issues).length;
  useUndoKeys(editor);
  const facts = [kindNames[creation.kind], lengthOf(creation), creation.lineage?.placeholder && PLACEHOLDER];
  return (
    <PageHeader
      title={creation.name}
      secondary={
        <>
          <SaveStatus state={editor.saveState} wrong={wrong} onRetry={() => void editor.flush()} />
          <Step label="Undo" keys="⌘Z" icon={<Undo2 size={18} strokeWidth={1.75} aria-hidden />} go={editor.undo} />
          <Step label="Redo" keys="⇧⌘Z" icon={<Redo2 size={18} strokeWidth={1.75} aria-hidden />} go={editor.redo} />
          <RemoveCreation creation={creation} />
        </>
      }
      primary={<NextStep {...{ creation, job, inCloud, onExport }} blocked={wrong > 0} />}
    >
      {facts.filter(Boolean).join(" · ")}
    </PageHeader>
  );
}

type NextStepProps = Pick<StudioHeaderProps, "creation" | "job" | "inCloud" | "onExport"> & { blocked: boolean };

/** Export until there is a file of these words; then schedule it. */
function NextStep({ creation, job, inCloud, onExport, blocked }: NextStepProps) {
  const online = useOnline();
  const assetId = job?.status === "done" ? job.assetId : creation.state === "ready" ? creation.assetId : null;
  const exporting = job?.status === "running" || inCloud;
  if (assetId !== null && !exporting) {
    return (
      <Link
        to={`${paths.newPost}?asset=${encodeURIComponent(assetId)}`}
        className={buttonStyle({ variant: "primary" })}
      >
        Schedule
      </Link>
    );
  }
  return (
    <Button
      variant="primary"
      disabled={blocked || !online}
      title={online ? undefined : "You're offline. Your words are kept on this device."}
      pending={exporting}
      pendingLabel="Exporting…"
      onClick={() => void onExport()}
    >
      Export
    </Button>
  );
}

type StepProps = { label: string; keys: string; icon: React.ReactNode; go: (() => void) | null };

function Step({ label, keys, icon, go }: StepProps) {
  return (
    <Tooltip label={label} keys={keys}>
      <IconButton label={label} icon={icon} disabled={go === null} onClick={() => go?.()} />
    </Tooltip>
  );
}

const PLACEHOLDER = "Placeholder pictures and voice";

import { isVideo, type ScriptAndStyle } from "@vignette/content";
import type { PreflightReport } from "@vignette/domain/scheduling";
import { type CreationView, type Missing, refuseSpeaker } from "@vignette/domain/studio";
import { m } from "@vignette/messages";
import { Button, buttonStyle, IconButton, PageHeader, Tooltip } from "@vignette/ui";
import { Redo2, Undo2 } from "@vignette/ui/icons";
import { Link } from "react-router";
import { paths } from "../../../paths.ts";
import { useOnline } from "../../../shared/offline/offline-bar.tsx";
import { worded } from "../../../shared/refusals/worded.ts";
import { kindNames } from "../../../shared/words/content-kinds.ts";
import { lengthLabel } from "../creation-labels.ts";
import { exportObstacle } from "../generation/missing-places.ts";
import type { Rewriting } from "../generation/use-rewrite.ts";
import { SaveStatus } from "./saving/save-status.tsx";
import type { ScriptEditor } from "./saving/use-script-editor.ts";
import { useUndoKeys } from "./saving/use-undo-keys.ts";
import { stepName } from "./step-name.ts";
import { StudioMenu } from "./studio-menu.tsx";
import type { CreationExport } from "./use-creation-export.ts";
import { VariantsLink } from "./variants-link.tsx";

type StudioHeaderProps = {
  creation: CreationView;
  editor: ScriptEditor;
  exporting: CreationExport;
  missing: Missing;
  rewriting: Rewriting;
  /** Null until it was checked for the first time. */
  report: PreflightReport | null;
  /** Restores an earlier version. */
  onVersion: (draft: ScriptAndStyle, field: string) => void;
};

export function StudioHeader(props: StudioHeaderProps) {
  const { creation, editor } = props;
  const wrong = Object.keys(editor.issues).length;
  useUndoKeys(editor);
  const nameOf = (step: { field: string } | null | undefined) => step && stepName(step.field, editor.draft.script);
  // The player says how long a video is now; what is stored is the length of its voice.
  const length = isVideo(creation) ? null : lengthLabel(creation);
  const facts = [kindNames[creation.kind], length, creation.lineage?.placeholder && PLACEHOLDER];
  return (
    // On a low screen one row, which leaves the room to the stage.
    <div className="low:[&>header]:mb-3 low:[&>header]:flex-nowrap">
      <PageHeader
        title={creation.name}
        secondary={
          <>
            <SaveStatus state={editor.saveState} wrong={wrong} onRetry={() => void editor.flush()} />
            <Step
              label={m.app_undo()}
              what={nameOf(editor.past.at(-1))}
              keys="⌘Z"
              icon={<Undo2 size={18} strokeWidth={1.75} aria-hidden />}
              go={editor.undo}
            />
            <Step
              label={m.studio_redo()}
              what={nameOf(editor.next)}
              keys="⇧⌘Z"
              icon={<Redo2 size={18} strokeWidth={1.75} aria-hidden />}
              go={editor.redo}
            />
            <VariantsLink creation={creation} />
            <StudioMenu {...props} />
          </>
        }
        primary={<NextStep {...props} isWrong={wrong > 0} />}
      >
        {facts.filter(Boolean).join(" · ")}
      </PageHeader>
    </div>
  );
}

/** "Export" until there is a file of the current draft, then "Schedule". */
function NextStep(props: StudioHeaderProps & { isWrong: boolean }) {
  const { creation, editor, exporting, missing, report, isWrong } = props;
  const online = useOnline();
  const { assetId, isRunning } = exporting;
  if (assetId !== null) {
    return (
      <Link
        to={`${paths.newPost}?asset=${encodeURIComponent(assetId)}`}
        className={buttonStyle({ variant: "primary" })}
      >
        {m.app_schedule()}
      </Link>
    );
  }
  const reason = reasonAgainst({ creation, missing, report, isWrong, online, draft: editor.draft });
  return (
    <Button
      variant="primary"
      disabled={reason !== null}
      title={reason ?? undefined}
      pending={isRunning}
      pendingLabel={m.studio_exporting()}
      onClick={() => void exporting.start()}
    >
      {m.studio_export()}
    </Button>
  );
}

type Circumstances = Pick<StudioHeaderProps, "creation" | "missing" | "report"> & {
  isWrong: boolean;
  online: boolean;
  draft: ScriptAndStyle;
};

/** Why the creation cannot be exported now; null if it can. */
function reasonAgainst({ creation, missing, report, isWrong, online, draft }: Circumstances): string | null {
  if (!online) return m.studio_offline();
  if (isWrong) return m.studio_fix_field_first();
  if (creation.state === "generating") return m.studio_wait_for_generation();
  // A creation that only one platform refuses can still be posted to the other.
  if (report === null) return m.studio_checking_the_images();
  if (report.blocked.length === report.rules.length) return m.studio_fix_check_first();
  const speaker = refuseSpeaker({ kind: creation.kind, ...draft }, creation);
  if (speaker) return worded(speaker);
  return exportObstacle(missing, draft.script.beats, creation.kind);
}

type StepProps = {
  label: string;
  what: string | null | undefined;
  keys: string;
  icon: React.ReactNode;
  go: (() => void) | null;
};

function Step({ label, what, keys, icon, go }: StepProps) {
  return (
    <Tooltip label={what ? m.studio_step({ label, step: what }) : label} keys={keys}>
      <IconButton label={label} icon={icon} disabled={go === null} onClick={() => go?.()} />
    </Tooltip>
  );
}

const PLACEHOLDER = m.studio_placeholders();

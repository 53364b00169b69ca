import { isByHand, type ScriptAndStyle } from "@vignette/content";
import { m } from "@vignette/messages";
import { Button, Panel } from "@vignette/ui";
import { memo, useState } from "react";
import { equalIgnoringCallbacks } from "../equal-ignoring-callbacks.ts";
import type { ClipFiles } from "../media/clip-frames.ts";
import type { Pictures } from "../media/media.ts";
import { FindingRow } from "./finding-row.tsx";
import { fixAll, type StudioFinding } from "./fix-of.ts";
import { PassedChecks } from "./passed-checks.tsx";
import type { StudioReport } from "./use-report.ts";
import { CheckVerdict } from "./verdict.tsx";

export type CheckPanelProps = StudioReport & {
  draft: ScriptAndStyle;
  pictures: Pictures;
  clips: ClipFiles;
  /** Shows where a problem was found. */
  onShow: (finding: StudioFinding) => void;
  /** Applies a change to the current draft, as one step of the history. */
  onChange: (make: (draft: ScriptAndStyle) => ScriptAndStyle, field: string) => void;
};

/**
 * The problems that TikTok, Instagram or a viewer would have with a creation. Each shows its place and, if there is
 * one, its fix (docs/experience.md#check).
 */
export const StudioCheckPanel = memo(Findings, equalIgnoringCallbacks<CheckPanelProps>());

function Findings(props: CheckPanelProps) {
  const { report, layout, durationMs, draft, pictures, clips, onShow, onChange } = props;
  const [open, setOpen] = useState<string | null>(null);
  const all = fixAll(report.findings, draft, durationMs);
  const fixes = draft.style.adjustments.filter((it) => !isByHand(it));
  return (
    <Panel
      title={m.studio_check()}
      action={
        all.count > 1 && (
          <Button onClick={() => onChange(all.apply, `fix ${all.count}`)}>
            {m.studio_fix_for_me({ count: all.count })}
          </Button>
        )
      }
    >
      <div className="flex flex-col gap-3">
        <CheckVerdict report={report} layout={layout} />
        {report.findings.length > 0 && (
          <ul className="flex flex-col divide-y divide-line">
            {report.findings.map((finding) => (
              <FindingRow
                key={keyOf(finding)}
                {...{ finding, draft, durationMs, pictures, clips, onChange }}
                isOpen={open === keyOf(finding)}
                onShow={() => {
                  setOpen(keyOf(finding));
                  onShow(finding);
                }}
              />
            ))}
          </ul>
        )}
        {fixes.length > 0 && (
          <p className="flex flex-wrap items-center gap-2 text-dense text-ink-3">
            {m.studio_fixes_applied({ fixes: fixes.length })}
            <Button variant="quiet" onClick={() => onChange(withoutFixes, "without fixes")}>
              {m.studio_take_them_out()}
            </Button>
          </p>
        )}
        <PassedChecks report={report} />
      </div>
    </Panel>
  );
}

const keyOf = ({ rule, message, platforms, place, field }: StudioFinding) =>
  JSON.stringify([rule, message, platforms, place, field]);

/** What a hand changed on the canvas stays. */
const withoutFixes = ({ script, style }: ScriptAndStyle): ScriptAndStyle => ({
  script,
  style: { ...style, adjustments: style.adjustments.filter(isByHand) },
});

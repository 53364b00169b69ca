import { type Platform, platformNames, rulesOf } from "@vignette/domain/social-accounts";
import { m } from "@vignette/messages";
import { Button, buttonStyle, Panel, SeverityIcon } from "@vignette/ui";
import { CircleCheck } from "@vignette/ui/icons";
import type { ReactNode } from "react";
import { Link } from "react-router";
import { paths } from "../../../paths.ts";
import { dateText, listText } from "../../../shared/formats.ts";
import type { Checked, Finding } from "./findings.ts";

type CheckPanelProps = {
  checked: Checked;
  /** Warnings about the time, which block nothing. */
  warnings: readonly string[];
  /** The platforms for which the post is ready. */
  platforms: readonly Platform[];
  /** The creation in which its pictures can be edited; null for uploads. */
  creationId: string | null;
  onFix: (findings: readonly Finding[]) => void;
};

/** What must be fixed before the post is published, what should be, and the fixes (docs/experience.md#check). */
export function PostCheckPanel({ checked, warnings, platforms, creationId, onFix }: CheckPanelProps) {
  const { findings, passed } = checked;
  const must = findings.filter((it) => it.severity === "must");
  const safe = findings.filter((it) => it.fix?.isSafe);
  const worth = findings.length - must.length + warnings.length;
  return (
    <Panel
      title={titleOf(must.length, worth)}
      action={
        safe.length > 0 && <Button onClick={() => onFix(safe)}>{m.post_fix_for_me({ count: safe.length })}</Button>
      }
    >
      <div aria-live="polite">
        {must.length === 0 && (
          <p className="flex items-center gap-2">
            <CircleCheck size={18} strokeWidth={1.75} aria-hidden className="text-done" />
            {m.post_ready_for({ platforms: listText(platforms.map((it) => platformNames[it])), passed })}
          </p>
        )}
        <ul className="flex flex-col divide-y divide-line">
          {findings.map((finding) => (
            <Row key={finding.id} severity={finding.severity}>
              <p className="min-w-0 flex-1 basis-48">
                {finding.where && <span className="text-ink-2">{finding.where}</span>} {finding.message}
              </p>
              {finding.fix && <Button onClick={() => onFix([finding])}>{finding.fix.label}</Button>}
              {finding.isMedia && finding.accountId !== null && creationId && (
                <Link to={paths.creation(creationId)} className={buttonStyle()}>
                  {m.post_open_in_the_studio()}
                </Link>
              )}
            </Row>
          ))}
          {warnings.map((warning) => (
            <Row key={warning} severity="worth">
              <p className="min-w-0 flex-1">{warning}</p>
            </Row>
          ))}
        </ul>
        {platforms.length > 0 && (
          <p className="mt-2 text-meta text-ink-3">
            {m.post_rules_of({ rules: listText(platforms.map((it) => `${platformNames[it]} ${rulesFrom(it)}`)) })}
          </p>
        )}
      </div>
    </Panel>
  );
}

/** `Nov 21, 2026`: the day on which a platform's rules were read. */
const rulesFrom = (platform: Platform) => dateText(Date.parse(rulesOf(platform).documented.date), "UTC");

function titleOf(must: number, worth: number): string {
  if (must === 0) return worth === 0 ? m.post_check() : m.post_check_worth({ worth });
  return worth === 0 ? m.post_cannot_go_out({ must }) : m.post_cannot_go_out_worth({ must, worth });
}

function Row({ severity, children }: { severity: Finding["severity"]; children: ReactNode }) {
  return (
    <li className="flex flex-wrap items-start gap-3 py-2.5">
      <SeverityIcon severity={severity} className="mt-1" />
      {children}
    </li>
  );
}

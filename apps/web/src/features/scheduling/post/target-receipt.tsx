import type { Instant } from "@vignette/domain/kernel";
import type { Target } from "@vignette/domain/scheduling";
import { platformNames } from "@vignette/domain/social-accounts";
import { m } from "@vignette/messages";
import { Receipt } from "@vignette/ui";
import { lineText } from "../../../shared/refusals/line-text.ts";
import { TargetBadge } from "../../../shared/state/target-badge.tsx";
import { dayIn, secondIn } from "../../../shared/times/times.ts";
import { FirstCommentLine } from "./first-comment-line.tsx";
import { TargetActions } from "./target-actions.tsx";
import { postOutcome } from "./verdict.ts";

/** What happened to one target: the outcome, the actions, and every step with its time. */
export function TargetReceipt({ target, zone, now }: { target: Target; zone: string; now: Instant }) {
  const verdict = postOutcome(target, zone, now);
  return (
    <article className="rounded-panel border border-line bg-surface">
      <header className="flex flex-wrap items-center justify-between gap-3 px-5 pt-4">
        <h2 className="text-base font-semibold text-ink-2">
          {platformNames[target.platform]} @{target.username}
        </h2>
        <TargetBadge state={target.state} />
      </header>
      <div className="flex flex-col items-start gap-3 px-5 pt-2 pb-4" aria-live="polite">
        <p className="text-display-s font-semibold">{verdict.sentence}</p>
        {verdict.detail && <p className="max-w-[60ch] text-base text-ink-2">{verdict.detail}</p>}
        <TargetActions target={target} />
        <FirstCommentLine target={target} />
      </div>
      {target.log.length > 0 && (
        <div className="border-t border-line">
          <Receipt
            title={m.post_receipt_times({ zone: zone.replaceAll("_", " ") })}
            lines={target.log.map((entry, index, log) => ({
              id: `${entry.at}-${index}`,
              day: newDay(zone, entry.at, log[index - 1]?.at),
              at: secondIn(zone, entry.at),
              dateTime: new Date(entry.at).toISOString(),
              text: lineText(entry),
            }))}
          />
        </div>
      )}
    </article>
  );
}

/** The day of a moment; null where that of the moment before it is the same. */
function newDay(zone: string, at: Instant, before: Instant | undefined): string | null {
  const day = dayIn(zone, at);
  return before !== undefined && dayIn(zone, before) === day ? null : day;
}

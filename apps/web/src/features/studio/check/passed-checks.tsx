import type { PreflightCheck, PreflightReport } from "@vignette/domain/scheduling";
import { platformNames } from "@vignette/domain/social-accounts";
import { m } from "@vignette/messages";
import { Check, Clock3 } from "@vignette/ui/icons";
import { longDateText } from "../../../shared/formats.ts";
import { passedWords } from "./passed-words.ts";

/** The checks that passed, those still running or made on export, and the platforms' rules with their dates. */
export function PassedChecks({ report: { passed, open, rules } }: { report: PreflightReport }) {
  const running = open.filter((check) => !needsFile(check)).length;
  return (
    <details className="text-dense text-ink-2">
      <summary className="w-fit cursor-pointer hover:text-ink">
        {running > 0
          ? m.studio_checks_running({ passed: passed.length, open: running })
          : m.studio_checks_passed({ passed: passed.length })}
      </summary>
      <ul className="mt-2 grid gap-x-4 gap-y-1 sm:grid-cols-2">
        {[...passed, ...open].map((check) => (
          <li key={`${check.rule} ${check.platforms.join()}`} className="flex items-start gap-1.5">
            {check.findings ? (
              <Check size={14} strokeWidth={2} aria-label={m.studio_passed()} className="mt-0.5 shrink-0 text-done" />
            ) : (
              <Clock3
                size={14}
                strokeWidth={1.75}
                {...(needsFile(check) ? { "aria-hidden": true } : { "aria-label": m.studio_check_still_running() })}
                className="mt-0.5 shrink-0 text-ink-3"
              />
            )}
            {passedWords(check)}
            {needsFile(check) && <span className="text-ink-3"> · {m.studio_check_on_export()}</span>}
          </li>
        ))}
      </ul>
      <p className="mt-2 flex flex-wrap gap-x-4 text-ink-3">
        {rules.map(({ platform, date, source }) => (
          <a key={platform} href={source} target="_blank" rel="noreferrer" className="link">
            {m.studio_rules_as_of({ platform: platformNames[platform], date: longDateText(Date.parse(date), "UTC") })}
          </a>
        ))}
      </p>
    </details>
  );
}

/** Whether a check waits for the exported file: the size in bytes is unknown before. */
const needsFile = ({ rule, findings }: PreflightCheck) => rule === "bytes" && findings === null;

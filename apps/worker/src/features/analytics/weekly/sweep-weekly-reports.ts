import { DocumentError } from "../../../adapters/documents/documents.ts";
import { MAIL_PAUSE } from "../../../adapters/mail/mail-port.ts";
import { type ReportDeps, sendWeeklyReport } from "./send-weekly-report.ts";

type Deps = ReportDeps & {
  /** Whether the next sweep has started: the rest is then left to it. */
  isOver: () => boolean;
  /** Called with the error if a report could not be sent. */
  warn: (error: unknown) => void;
};

/** Reports per sweep: those of a whole zone are due in the same minute. Our own choice. */
const AT_ONCE = 100;

/** Mails the weekly reports that are due, one after the other. Returns how many were sent. Source: ADR 130. */
export async function sweepWeeklyReports(deps: Deps): Promise<number> {
  let sent = 0;
  for (const report of await deps.reports.due(deps.now, AT_ONCE)) {
    if (deps.isOver()) break;
    try {
      if (!(await sendWeeklyReport(deps, report))) continue;
      sent += 1;
      await new Promise((resolve) => setTimeout(resolve, MAIL_PAUSE));
    } catch (error) {
      if (!isTaken(error)) deps.warn(error);
    }
  }
  return sent;
}

/** Another sweep was faster, or its reader turned it off. */
const isTaken = (error: unknown) =>
  error instanceof DocumentError && (error.kind === "changed" || error.kind === "missing");

import type { WeeklyReport } from "@vignette/domain/analytics";
import type { Instant } from "@vignette/domain/kernel";
import type { Documents, Stored, Version } from "../../../adapters/documents/documents.ts";
import { open } from "../../../records/open.ts";
import { weeklyReportRecords } from "../../../records/posts/weekly-reports.ts";

/** Collection `weekly_reports`, keyed by project id. */
export function weeklyReportStore(documents: Documents) {
  const reports = open(documents, weeklyReportRecords);
  return {
    /** The report of a user's project; null while it is off. */
    async ofProject(uid: string, projectId: string): Promise<Stored<WeeklyReport> | null> {
      const found = await reports.get(projectId);
      return found?.value.uid === uid ? found : null;
    },
    /** Throws DocumentError "exists" if the project has one. */
    create: (report: WeeklyReport) => reports.create(report.projectId, report),
    /** Refused as "changed" or "missing" if it changed, or was turned off, since `version` was read. */
    put: (report: WeeklyReport, version: Version) => reports.put(report.projectId, report, version),
    remove: (projectId: string) => reports.remove(projectId),
    /** Those with something to send, the longest due first. Across all users. */
    due: (now: Instant, limit: number) =>
      reports.find({ where: [["dueAt", "<=", now]], orderBy: [["dueAt", "asc"]], limit }),
  };
}
export type WeeklyReportStore = ReturnType<typeof weeklyReportStore>;

import { nextMonday, type WeeklyReportInput, type WeeklyReportView } from "@vignette/domain/analytics";
import { changedMeanwhile, type Instant, Refusal } from "@vignette/domain/kernel";
import { DocumentError } from "../../../adapters/documents/documents.ts";
import { retryIfChanged } from "../../../adapters/documents/retry-if-changed.ts";
import type { IdentityAccounts } from "../../../adapters/identity/identity-accounts.ts";
import type { PostStore } from "../../../records/stores/post-store.ts";
import type { WeeklyReportStore } from "./report-store.ts";

type Deps = {
  reports: WeeklyReportStore;
  posts: Pick<PostStore, "project">;
  identityAccounts: Pick<IdentityAccounts, "mailbox">;
  now: Instant;
};

const addressNotConfirmed = () =>
  new Refusal(
    "conflict",
    "analytics.address-not-confirmed",
    "Confirm your email address first. Then turn the report on.",
  );

/**
 * Turns the weekly report of a project on or off, and gives its state. Refused as a conflict if the user has no
 * confirmed address to which it could go.
 */
export async function setWeeklyReport(
  { reports, posts, identityAccounts, now }: Deps,
  uid: string,
  { projectId, on, zone }: WeeklyReportInput,
): Promise<WeeklyReportView> {
  await posts.project(uid, projectId);
  if (!on) {
    await stopWeeklyReport(reports, uid, projectId);
    return null;
  }
  if ((await identityAccounts.mailbox(uid)) === null) throw addressNotConfirmed();
  const dueAt = nextMonday(now, zone);
  return await retryIfChanged(
    async () => {
      const stored = await reports.ofProject(uid, projectId);
      // A mail that is being sent is not put off.
      if (stored?.value.sending) return { zone: stored.value.zone, dueAt: stored.value.dueAt };
      const report = { projectId, uid, zone, dueAt, sending: null };
      if (stored) await reports.put(report, stored.version);
      else await reports.create(report).catch(asChanged);
      return { zone, dueAt };
    },
    () => changedMeanwhile("report"),
  );
}

/** Ends the mails of a project's report. Safe to repeat; a report of another user is left as it is. */
export async function stopWeeklyReport(reports: WeeklyReportStore, uid: string, projectId: string): Promise<void> {
  if (await reports.ofProject(uid, projectId)) await reports.remove(projectId);
}

/** Another call turned it on first: it is read again. */
function asChanged(error: unknown): never {
  if (error instanceof DocumentError && error.kind === "exists") throw new DocumentError("changed", error.message);
  throw error;
}

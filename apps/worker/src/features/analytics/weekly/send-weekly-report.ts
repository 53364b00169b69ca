import {
  nextMonday,
  periodBefore,
  type WeekInNumbers,
  type WeeklyReport,
  weekBefore,
  weekInNumbers,
} from "@vignette/domain/analytics";
import { days, type Instant, later } from "@vignette/domain/kernel";
import { againAt, isGivenUp } from "@vignette/domain/notifications";
import { localeFor } from "@vignette/messages/locale";
import type { Documents, Stored } from "../../../adapters/documents/documents.ts";
import type { Files } from "../../../adapters/files/files.ts";
import type { IdentityAccounts } from "../../../adapters/identity/identity-accounts.ts";
import type { MailPort } from "../../../adapters/mail/mail-port.ts";
import type { UnsubscribeLinks } from "../../../adapters/mail/unsubscribe-links.ts";
import { languageOf } from "../../../records/language-of.ts";
import type { PostStore } from "../../../records/stores/post-store.ts";
import type { ReadingStore } from "../../../records/stores/reading-store.ts";
import type { ResultStore } from "../../../records/stores/result-store.ts";
import type { TargetStore } from "../../../records/stores/target-store.ts";
import { summary } from "../summary.ts";
import { reportMail } from "./report-mail.ts";
import type { WeeklyReportStore } from "./report-store.ts";

export type ReportDeps = {
  documents: Documents;
  reports: WeeklyReportStore;
  posts: PostStore;
  targets: TargetStore;
  results: ResultStore;
  readings: ReadingStore;
  files: Files;
  identityAccounts: Pick<IdentityAccounts, "mailbox">;
  mail: MailPort;
  unsubscribeLinks: UnsubscribeLinks;
  publicOrigin: string;
  now: Instant;
};

/** A report that is later than this, in milliseconds, is left out: Monday is over. Our own choice. */
const LATEST = days(1);
/** How long the logo in a mail can be loaded, in milliseconds: mails are opened late. Our own choice. */
const SHOWN_FOR = days(90);

/**
 * Sends a report that is due, if there is something to tell and an address to tell it to. What it says is stored first,
 * on the version that was read, so that one of two sweeps sends it, and sends the same again if the answer is lost.
 * Returns whether it was sent.
 */
export async function sendWeeklyReport(deps: ReportDeps, { value, version }: Stored<WeeklyReport>): Promise<boolean> {
  const { reports, now } = deps;
  const address = await deps.identityAccounts.mailbox(value.uid);
  const over: WeeklyReport = { ...value, sending: null, dueAt: nextMonday(now, value.zone) };
  const begun = address === null ? null : (value.sending ?? (await beginning(deps, value)));
  const tries = (begun?.tries ?? 0) + 1;
  if (!begun || address === null || isGivenUp(tries)) {
    await reports.put(over, version);
    return false;
  }
  const sending = { ...begun, tries };
  const held = await reports.put({ ...value, sending, dueAt: againAt(tries, now) }, version);
  const outcome = await deps.mail({ to: address, ...(await wordsOf(deps, value, sending)) });
  if (outcome.type !== "sent") return false;
  await reports.put(over, held);
  return true;
}

async function beginning(
  deps: ReportDeps,
  { uid, projectId, dueAt }: WeeklyReport,
): Promise<NonNullable<WeeklyReport["sending"]> | null> {
  const week = deps.now - dueAt <= LATEST ? await weekOf(deps, uid, projectId) : null;
  return week && { monday: dueAt, tries: 0, language: await languageOf(deps.documents, uid), week };
}

async function weekOf(deps: ReportDeps, uid: string, projectId: string): Promise<WeekInNumbers | null> {
  const period = weekBefore(deps.now);
  const [{ value: project }, { rows }, daily] = await Promise.all([
    deps.posts.project(uid, projectId),
    summary(deps, uid, projectId),
    deps.readings.daily(uid, projectId, periodBefore(period).from, period.to),
  ]);
  return weekInNumbers({ project: project.name, logoKey: project.brandKit?.logo?.key ?? null, rows, daily }, deps.now);
}

async function wordsOf(
  { files, unsubscribeLinks, publicOrigin }: ReportDeps,
  { uid, projectId }: WeeklyReport,
  { monday, language = "en", week }: NonNullable<WeeklyReport["sending"]>,
) {
  const project = `project=${encodeURIComponent(projectId)}`;
  const stop = publicOrigin + (await unsubscribeLinks.pathOf(uid, monday, projectId));
  const logo = week.logoKey === null ? null : await files.linkUntil(week.logoKey, later(monday, SHOWN_FOR));
  const links = {
    ...{ stop, logo },
    report: `${publicOrigin}/dashboard/analyze?${project}&from=${week.from}&to=${week.to}`,
    postOf: (id: string) => `${publicOrigin}/dashboard/analyze/posts/${encodeURIComponent(id)}?${project}`,
  };
  const words = reportMail(week, links, localeFor([language]));
  return { ...words, unsubscribe: stop, key: `weekly-reports/${projectId}/${monday}` };
}

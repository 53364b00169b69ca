import { instant, minutes } from "@vignette/domain/kernel";
import type { Alarm } from "@vignette/domain/operations";
import { isRenewalMinute } from "@vignette/domain/social-accounts";
import { clock } from "./adapters/clock.ts";
import { logLine } from "./adapters/log/log-line.ts";
import { raiseAlarm, reportUnexpected } from "./adapters/log/report-unexpected.ts";
import { measure } from "./adapters/metrics/measure.ts";
import { buildContext } from "./context/build-context.ts";
import type { Env } from "./context/env.ts";
import { inScope } from "./context/in-scope.ts";
import { publicOrigin } from "./context/public-origin.ts";
import { resealSecrets } from "./engine/automation/reseal-secrets.ts";
import { runDeps } from "./engine/automation/run-deps.ts";
import { sweepFeeds } from "./engine/automation/sweep-feeds.ts";
import { sweepRecipes } from "./engine/automation/sweep-recipes.ts";
import { sweep } from "./engine/publishing/sweep.ts";
import { countOverview } from "./features/admin/overview/overview.ts";
import { collectDue } from "./features/analytics/collecting/collect-due.ts";
import { collectingOf } from "./features/analytics/collecting/collecting-of.ts";
import { weeklyReportStore } from "./features/analytics/weekly/report-store.ts";
import { sweepDigests } from "./features/analytics/weekly/sweep-digests.ts";
import { sweepWeeklyReports } from "./features/analytics/weekly/sweep-weekly-reports.ts";
import { tellExpiredApprovals } from "./features/approval/tell-expired-approvals.ts";
import { purgeRemoved } from "./features/assets/purge-removed.ts";
import { sweepUploads } from "./features/assets/sweep-uploads.ts";
import { uploadStore } from "./features/assets/upload-store.ts";
import { continueDeletions } from "./features/identity/continue-deletions.ts";
import { mailAlarm } from "./features/operations/mail-alarm.ts";
import { runMigrations } from "./features/operations/migrations/run-migrations.ts";
import { operationsStore } from "./features/operations/store.ts";
import { watch } from "./features/operations/watch.ts";
import { purgeProducts } from "./features/research/remove-product.ts";
import { recyclingOf } from "./features/scheduling/recycling/recycling-of.ts";
import { sweepRecycling } from "./features/scheduling/recycling/sweep-recycling.ts";
import { renewAhead } from "./features/social-accounts/renew-ahead.ts";
import { studioStore } from "./features/studio/creation/store.ts";
import { sweepGenerationJobs } from "./features/studio/generation/sweep-generation-jobs.ts";
import { purgeRejected } from "./features/studio/reject.ts";
import { renderStore } from "./features/studio/rendering/render-store.ts";
import { sweepExportFiles } from "./features/studio/rendering/sweep-export-files.ts";
import { sweepRenders } from "./features/studio/rendering/sweep-renders.ts";
import { variantStore } from "./features/studio/variants/variant-store.ts";
import { notifierOf, pushDueOf } from "./notifications/notifier-of.ts";
import { sweepNotifications } from "./notifications/sweep-notifications.ts";
import { counterStore } from "./records/stores/counter-store.ts";
import { notificationStore } from "./records/stores/notification-store.ts";
import { postStore } from "./records/stores/post-store.ts";
import { readingStore } from "./records/stores/reading-store.ts";
import { resultStore } from "./records/stores/result-store.ts";
import { socialAccountStore } from "./records/stores/social-account-store.ts";
import { targetStore } from "./records/stores/target-store.ts";
import { sweepOrphans } from "./user-data/sweep-orphans.ts";
import { sweepRemovedFiles } from "./user-data/sweep-removed-files.ts";

/** A sweep stops after this time and leaves the rest to the next one, which starts then. */
const SWEEP_FOR = minutes(1);

/** Runs the cron work of a minute in a log scope of its own. */
export const minuteJobs = (
  env: Env,
  scheduledTime: number,
  background: (work: Promise<unknown>) => void,
): Promise<void> =>
  inScope({ env, background }, { requestId: crypto.randomUUID(), work: "minute" }, () =>
    runJobs(env, scheduledTime, background),
  );

/**
 * The cron work of a minute: due posts, silent renders and generation jobs, the removal of deleted and rejected items
 * and of abandoned uploads, recycling, weekly digests and reports, recipes whose next piece is due, feeds of recipes that
 * are to be read, the numbers of posts whose reading is due, and at the end the
 * checks of the service itself; every 15 minutes the numbers of the admin overview; every hour the renewal of account tokens. A job
 * that fails is reported and does not stop the others.
 */
async function runJobs(env: Env, scheduledTime: number, background: (work: Promise<unknown>) => void): Promise<void> {
  const context = buildContext(env, background);
  const targets = targetStore(context.documents);
  const making = { ...context, studio: studioStore(context.documents), renders: renderStore(context.documents) };
  const isRenewing = isRenewalMinute(instant(scheduledTime));
  const isOver = () => clock() - context.now > SWEEP_FOR;
  const publishing = sweep({ ...context, targets, isOver, warn: notStarted });
  const notifying = sweepNotifications({
    ...context,
    notifications: notificationStore(context.documents),
    pushDue: pushDueOf(context),
    isOver,
    warn: notDelivered,
  });
  const reporting = {
    ...context,
    ...{ targets, isOver, warn: notDelivered, posts: postStore(context.documents) },
    reports: weeklyReportStore(context.documents),
    results: resultStore(context.documents),
    readings: readingStore(context.documents),
  };
  const jobs = {
    migrations: runMigrations({ ...context, isOver, tell: (id) => logLine("info", "Migrated.", { id }) }),
    renders: sweepRenders(making),
    removedAssets: purgeRemoved(context),
    removedProducts: purgeProducts(context),
    deletions: continueDeletions(context),
    removedFiles: sweepRemovedFiles(context),
    orphans: sweepOrphans(context),
    exportedFiles: sweepExportFiles(context),
    uploads: sweepUploads({ ...context, uploads: uploadStore(context.documents) }),
    generation: sweepGenerationJobs(making),
    rejected: purgeRejected({ ...making, variants: variantStore(context.documents) }),
    renewal: isRenewing ? renewAhead({ ...context, accounts: socialAccountStore(context.documents) }) : 0,
    approvals: tellExpiredApprovals({
      now: context.now,
      targets,
      posts: postStore(context.documents),
      notifier: notifierOf(context),
    }),
    notifications: notifying,
    // One after the other: together they would send more mails in a second than the mail service takes.
    weeklyReports: notifying.catch(() => 0).then(() => sweepWeeklyReports(reporting)),
    digests: sweepDigests({
      ...reporting,
      notifications: notificationStore(context.documents),
      notifier: notifierOf(context),
    }),
    recipes: sweepRecipes(runDeps(env, background)),
    feeds: sweepFeeds(runDeps(env, background)),
    recipeSecrets: resealSecrets(runDeps(env, background)),
    recycling: sweepRecycling(recyclingOf(context)),
    overview: countOverview(context, scheduledTime),
    metrics: collectDue({ ...collectingOf(context), isOver, warn: notRead }),
  };
  const [sweepMs] = await Promise.all([
    finished("publishing", publishing),
    ...Object.entries(jobs).map(([name, work]) => finished(name, work)),
  ]);
  const operations = operationsStore(context.documents);
  const mailing = { mail: context.mail, to: env.ALARM_EMAIL, origin: publicOrigin(env), now: context.now };
  const watching = {
    ...context,
    operations,
    counters: counterStore(context.documents),
    raise: raiseAlarm,
    mailAlarm: (alarm: Alarm) => mailAlarm(mailing, alarm),
    isLocal: env.SANDBOX_ORIGIN !== undefined,
  };
  await finished("watch", watch(watching, sweepMs));
}

/** Waits for a job, measures and reports it. Gives its duration in ms; the jobs of a minute begin together. */
async function finished(job: string, work: Promise<unknown> | number): Promise<number> {
  const startedAt = clock();
  const outcome = await Promise.resolve(work).then(
    () => "ok" as const,
    (error: unknown) => {
      reportUnexpected(error, { job });
      return "failed" as const;
    },
  );
  const ms = clock() - startedAt;
  measure({ type: "sweep", job, outcome, ms });
  return ms;
}

/** A target that could not be started does not delay the others: the next sweep finds it stranded. */
function notStarted(error: unknown): void {
  logLine("warn", "A target was not started.", { error });
}

/** What was not delivered to a user stays due. */
function notDelivered(error: unknown): void {
  logLine("warn", "A user's notifications were not delivered.", { error });
}

/** Whatever goes wrong with an account's numbers, those of the others are read. */
function notRead(error: unknown): void {
  logLine("warn", "The numbers of an account were not read.", { error });
}

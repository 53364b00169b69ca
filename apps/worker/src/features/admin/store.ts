import * as z from "zod/mini";
import type { Documents } from "../../adapters/documents/documents.ts";
import { creditRecords } from "../../records/account/credits.ts";
import { storageRecords } from "../../records/account/storage.ts";
import { ticketRecords } from "../../records/account/support.ts";
import { subscriptionRecords } from "../../records/account/user-subscriptions.ts";
import { userRecords } from "../../records/account/users.ts";
import { open, openAs, openEverywhere } from "../../records/open.ts";
import { targetRecords } from "../../records/posts/targets.ts";
import { adminLogRecords } from "../../records/service/admin-log.ts";
import { announcementRecords } from "../../records/service/announcements.ts";
import { featureConfigRecords, publicConfigRecords } from "../../records/service/config.ts";
import { planRecords } from "../../records/service/config-subscription.ts";
import { errorReportRecords, errorRequestRecords } from "../../records/service/error-reports.ts";
import { minuteRecords, overviewRecords } from "../../records/service/operations.ts";
import { aiSpendStore } from "../../records/stores/ai-spend-store.ts";

/**
 * Everything that admins can read, across all users. Collections `admin_log`, `ai_spend`, `announcements`, `config`,
 * `config_subscription`, `credits`, `error_reports`, `error_requests`, `operations`, `storage`, `support`, `users`,
 * `user_subscriptions`, and the group `targets` (composite index state + publishAt).
 */
export function adminStore(documents: Documents) {
  return {
    commit: documents.commit,
    announcements: open(documents, announcementRecords),
    errors: open(documents, errorReportRecords),
    errorRequests: open(documents, errorRequestRecords),
    log: open(documents, adminLogRecords),
    flags: open(documents, featureConfigRecords),
    publicConfig: open(documents, publicConfigRecords),
    plans: open(documents, planRecords),
    /** The plans as stored, valid or not. */
    storedPlans: openAs(documents, planRecords, z.record(z.string(), z.unknown())),
    tickets: open(documents, ticketRecords),
    users: open(documents, userRecords),
    subscriptions: open(documents, subscriptionRecords),
    credits: open(documents, creditRecords),
    storage: open(documents, storageRecords),
    spend: aiSpendStore(documents),
    minutes: open(documents, minuteRecords),
    overviews: open(documents, overviewRecords),
    targets: openEverywhere(documents, targetRecords),
  };
}
export type AdminStore = ReturnType<typeof adminStore>;

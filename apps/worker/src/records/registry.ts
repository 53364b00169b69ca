import { buyerRecords } from "./account/billing-buyers.ts";
import { billingEventRecords } from "./account/billing-events.ts";
import { connectStateRecords } from "./account/connect-states.ts";
import { creditRecords } from "./account/credits.ts";
import { deletedAccountRecords } from "./account/deleted-accounts.ts";
import { limitTurnRecords } from "./account/limit-turns.ts";
import { notificationPreferenceRecords, notificationRecords } from "./account/notifications.ts";
import { pastUsageRecords } from "./account/past-usage.ts";
import { pushDeviceRecords } from "./account/push-devices.ts";
import { accountRecords } from "./account/social-accounts.ts";
import { storageRecords } from "./account/storage.ts";
import { ticketRecords } from "./account/support.ts";
import { ticketTurnRecords } from "./account/support-turns.ts";
import { usageLogRecords } from "./account/usage-logs.ts";
import { usagePeriodRecords } from "./account/usage-periods.ts";
import { subscriptionRecords } from "./account/user-subscriptions.ts";
import { userRecords } from "./account/users.ts";
import { assetRecords } from "./content/assets.ts";
import { creationVersionRecords } from "./content/creation-versions.ts";
import { creationRecords } from "./content/creations.ts";
import { exportFileRecords } from "./content/export-files.ts";
import { folderRecords } from "./content/folders.ts";
import { hookStarRecords } from "./content/hook-stars.ts";
import { hookRecords } from "./content/hooks.ts";
import { materialRecords } from "./content/materials.ts";
import { productVersionRecords } from "./content/product-versions.ts";
import { productRecords } from "./content/products.ts";
import { projectRecords } from "./content/projects.ts";
import { removedFileRecords } from "./content/removed-files.ts";
import { renderRecords } from "./content/renders.ts";
import { uploadRecords } from "./content/uploads.ts";
import { variantSetRecords } from "./content/variant-sets.ts";
import { dailyRecords } from "./posts/daily.ts";
import { metricRecords } from "./posts/metrics.ts";
import { postReceiptRecords } from "./posts/post-receipts.ts";
import { postRecords } from "./posts/posts.ts";
import { readingRecords } from "./posts/readings.ts";
import { recipeFeedRecords } from "./posts/recipe-feeds.ts";
import { recipeRunRecords } from "./posts/recipe-runs.ts";
import { recipeSecretRecords } from "./posts/recipe-secrets.ts";
import { recipeRecords } from "./posts/recipes.ts";
import { recyclingRecords } from "./posts/recyclings.ts";
import { removedPostRecords } from "./posts/removed-posts.ts";
import { resultRecords } from "./posts/results.ts";
import { reviewLinkRecords } from "./posts/review-links.ts";
import { seriesRecords } from "./posts/series.ts";
import { slotRecords } from "./posts/slots.ts";
import { targetRecords } from "./posts/targets.ts";
import { weeklyReportRecords } from "./posts/weekly-reports.ts";
import type { RecordFacts } from "./record.ts";
import { adminLogRecords } from "./service/admin-log.ts";
import { aiSpendRecords } from "./service/ai-spend.ts";
import { announcementRecords } from "./service/announcements.ts";
import { featureConfigRecords, publicConfigRecords } from "./service/config.ts";
import { planRecords } from "./service/config-subscription.ts";
import { errorReportRecords, errorRequestRecords } from "./service/error-reports.ts";
import {
  counterRecords,
  fileWalkRecords,
  migrationRecords,
  minuteRecords,
  overviewRecords,
} from "./service/operations.ts";
import { unreadableDocumentRecords } from "./service/unreadable-documents.ts";

/**
 * All collections of the product, in the order of deletion: first the user's own record, so that no event restores it,
 * then the rules that plan posts, and posts, so that nothing more is published; then content with its files. The plan
 * and the locks come last: an event that arrived while the user's record still existed may have written them again.
 */
export const records: readonly RecordFacts[] = [
  userRecords,
  recyclingRecords,
  recipeRecords,
  recipeRunRecords,
  recipeFeedRecords,
  recipeSecretRecords,
  postRecords,
  targetRecords,
  reviewLinkRecords,
  removedPostRecords,
  seriesRecords,
  postReceiptRecords,
  metricRecords,
  readingRecords,
  dailyRecords,
  weeklyReportRecords,
  resultRecords,
  notificationRecords,
  notificationPreferenceRecords,
  pushDeviceRecords,
  assetRecords,
  uploadRecords,
  exportFileRecords,
  materialRecords,
  folderRecords,
  creationRecords,
  creationVersionRecords,
  variantSetRecords,
  renderRecords,
  productVersionRecords,
  hookRecords,
  hookStarRecords,
  productRecords,
  accountRecords,
  projectRecords,
  slotRecords,
  usageLogRecords,
  connectStateRecords,
  unreadableDocumentRecords,
  ticketRecords,
  adminLogRecords,
  subscriptionRecords,
  buyerRecords,
  usagePeriodRecords,
  creditRecords,
  storageRecords,
  limitTurnRecords,
  ticketTurnRecords,
  billingEventRecords,
  deletedAccountRecords,
  pastUsageRecords,
  removedFileRecords,
  featureConfigRecords,
  publicConfigRecords,
  planRecords,
  announcementRecords,
  errorReportRecords,
  errorRequestRecords,
  minuteRecords,
  migrationRecords,
  fileWalkRecords,
  overviewRecords,
  counterRecords,
  aiSpendRecords,
];

import { router } from "./context/trpc.ts";
import { adminRouter } from "./features/admin/router.ts";
import { analyticsRouter } from "./features/analytics/router.ts";
import { announcementsRouter } from "./features/announcements/router.ts";
import { approvalRouter } from "./features/approval/router.ts";
import { assetsRouter } from "./features/assets/router.ts";
import { automationRouter } from "./features/automation/router.ts";
import { billingRouter } from "./features/billing/router.ts";
import { countryRouter } from "./features/country/router.ts";
import { flagsRouter } from "./features/flags/router.ts";
import { hookLibraryRouter } from "./features/hook-library/router.ts";
import { identityRouter } from "./features/identity/router.ts";
import { notificationsRouter } from "./features/notifications/router.ts";
import { plansRouter } from "./features/plans/router.ts";
import { projectsRouter } from "./features/projects/router.ts";
import { researchRouter } from "./features/research/router.ts";
import { schedulingRouter } from "./features/scheduling/router.ts";
import { socialAccountsRouter } from "./features/social-accounts/router.ts";
import { studioRouter } from "./features/studio/router.ts";
import { supportRouter } from "./features/support/router.ts";
import { usageRouter } from "./features/usage/router.ts";

/**
 * All procedures, by feature. The web app imports its types from here, so this module graph must not use Cloudflare
 * globals.
 */
export const appRouter = router({
  admin: adminRouter,
  analytics: analyticsRouter,
  announcements: announcementsRouter,
  approval: approvalRouter,
  assets: assetsRouter,
  automation: automationRouter,
  billing: billingRouter,
  country: countryRouter,
  flags: flagsRouter,
  hookLibrary: hookLibraryRouter,
  identity: identityRouter,
  notifications: notificationsRouter,
  plans: plansRouter,
  projects: projectsRouter,
  research: researchRouter,
  scheduling: schedulingRouter,
  socialAccounts: socialAccountsRouter,
  studio: studioRouter,
  support: supportRouter,
  usage: usageRouter,
});
export type AppRouter = typeof appRouter;

import type { inferRouterInputs } from "@trpc/server";
import type { AppRouter } from "@vignette/worker/router";
import * as account from "./account.ts";
import { adminRows } from "./admin.ts";
import * as content from "./content.ts";
import * as posting from "./posting.ts";
import type { Row, RowsOf } from "./row.ts";
import { studioRows } from "./studio.ts";

type Words = keyof inferRouterInputs<AppRouter>;

/** The table of every procedure: who may call it, with which input. A new router needs its rows here. */
const rows = {
  admin: adminRows,
  analytics: content.analyticsRows,
  announcements: account.announcementsRows,
  approval: posting.approvalRows,
  assets: content.assetsRows,
  automation: posting.automationRows,
  billing: account.billingRows,
  country: account.countryRows,
  flags: account.flagsRows,
  hookLibrary: account.hookLibraryRows,
  identity: account.identityRows,
  notifications: account.notificationsRows,
  plans: account.plansRows,
  projects: account.projectsRows,
  research: content.researchRows,
  scheduling: posting.schedulingRows,
  socialAccounts: posting.socialAccountsRows,
  studio: studioRows,
  support: account.supportRows,
  usage: account.usageRows,
} satisfies { [Word in Words]: RowsOf<Word> };

/** The rows by procedure, such as `projects.create`. */
export const procedureRows: ReadonlyMap<string, Row> = new Map(
  Object.entries(rows).flatMap(([word, verbs]) =>
    Object.entries<Row>(verbs).map(([verb, row]) => [`${word}.${verb}`, row] as const),
  ),
);

import type { Amounts } from "@vignette/domain/plans";
import * as z from "zod/mini";
import type { Documents, Query } from "../adapters/documents/documents.ts";
import { accountRecords } from "../records/account/social-accounts.ts";
import { projectRecords } from "../records/content/projects.ts";
import { open, openAs } from "../records/open.ts";
import type { RecordFacts } from "../records/record.ts";
import type { PlanOf } from "./plan-of.ts";
import { type FoundPeriod, type UsageDeps, usagePeriod } from "./usage-period.ts";

/** The number of existing projects or connected accounts. Source: spec §9, Usage counting. */
export function countExisting(documents: Documents, uid: string, key: "projects" | "socialAccounts"): Promise<number> {
  const where = [["uid", "==", uid]] as const;
  return key === "projects"
    ? open(documents, projectRecords).count({ where })
    : open(documents, accountRecords).count({ where });
}

/** Up to this number accounts are counted by reading them: a page lists them in the same request. Our own choice. */
const FEW = 100;

/** How much a user has of every limited resource, including the counts of the period. */
export async function countUsage(
  deps: UsageDeps,
  uid: string,
  plan: PlanOf,
): Promise<{ counted: Amounts; period: FoundPeriod }> {
  const { documents } = deps;
  const { socialAccounts: limit = -1 } = plan.limits;
  const [period, projects, socialAccounts] = await Promise.all([
    usagePeriod(deps, uid, plan),
    countRead(documents, projectRecords, { where: [["uid", "==", uid]] }),
    limit >= 0 && limit <= FEW
      ? countRead(documents, accountRecords, { where: [["uid", "==", uid]], orderBy: [["createdAt", "asc"]] })
      : countExisting(documents, uid, "socialAccounts"),
  ]);
  const { videos, images } = period.value;
  return { counted: { videos, images, projects, socialAccounts }, period };
}

const Anything = z.object({});

/**
 * Counts documents with the query that lists them, which runs once per request (`readOnce`). Unreadable ones count too.
 */
async function countRead(documents: Documents, record: RecordFacts, query: Query): Promise<number> {
  return (await openAs(documents, record, Anything).find(query)).length;
}

import type { Amounts } from "@vignette/domain/plans";
import * as z from "zod/mini";
import type { Documents } from "../adapters/documents/documents.ts";
import { accountRecords } from "../records/account/social-accounts.ts";
import { projectRecords } from "../records/content/projects.ts";
import { listOfUser } from "../records/list-of-user.ts";
import { open } from "../records/open.ts";
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
    countRead(documents, projectRecords, uid),
    limit >= 0 && limit <= FEW
      ? countRead(documents, accountRecords, uid)
      : countExisting(documents, uid, "socialAccounts"),
  ]);
  const { videos, images } = period.value;
  return { counted: { videos, images, projects, socialAccounts }, period };
}

const Anything = z.object({});

/** Counts documents by reading the list that pages show, which one request reads once. Unreadable ones count too. */
async function countRead(documents: Documents, record: RecordFacts, uid: string): Promise<number> {
  return (await listOfUser(documents, record, Anything, uid)).length;
}

import type { Amounts } from "@vignette/domain/plans";
import type { Documents } from "../adapters/documents/documents.ts";
import { accountRecords } from "../records/account/social-accounts.ts";
import { projectRecords } from "../records/content/projects.ts";
import { open } from "../records/open.ts";
import type { PlanOf } from "./plan-of.ts";
import { type UsageDeps, usagePeriod } from "./usage-period.ts";

/** The number of existing projects or connected accounts. Source: spec §9, Usage counting. */
export function countExisting(documents: Documents, uid: string, key: "projects" | "socialAccounts"): Promise<number> {
  const where = [["uid", "==", uid]] as const;
  return key === "projects"
    ? open(documents, projectRecords).count({ where })
    : open(documents, accountRecords).count({ where });
}

/** How much a user has of every limited thing. */
export async function countUsage(deps: UsageDeps, uid: string, plan: PlanOf): Promise<Amounts> {
  const [{ value }, projects, socialAccounts] = await Promise.all([
    usagePeriod(deps, uid, plan),
    countExisting(deps.documents, uid, "projects"),
    countExisting(deps.documents, uid, "socialAccounts"),
  ]);
  return { videos: value.videos, images: value.images, projects, socialAccounts };
}

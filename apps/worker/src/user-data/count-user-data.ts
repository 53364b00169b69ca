import { plannedStates } from "@vignette/domain/scheduling";
import * as z from "zod/mini";
import type { Documents } from "../adapters/documents/documents.ts";
import { assetRecords } from "../records/content/assets.ts";
import { creationRecords } from "../records/content/creations.ts";
import { materialRecords } from "../records/content/materials.ts";
import { openAs, openEverywhereAs } from "../records/open.ts";
import { targetRecords } from "../records/posts/targets.ts";
import type { RecordFacts } from "../records/record.ts";
import { type UserIdentity, whose } from "./owned-documents.ts";

const Anything = z.object({ id: z.string() });

/** Counts what a user has, or what one of the user's projects holds. Needs the group index uid + state on `targets`. */
export async function countUserData(documents: Documents, owner: UserIdentity) {
  const where = whose(owner);
  const waiting = ["state", "in", plannedStates] as const;
  const count = (record: RecordFacts) => openAs(documents, record, Anything).count({ where });
  const [generated, uploaded, creations, scheduledPosts] = await Promise.all([
    count(assetRecords),
    count(materialRecords),
    count(creationRecords),
    openEverywhereAs(documents, targetRecords, Anything).count({ where: [...where, waiting] }),
  ]);
  return { assets: generated + uploaded, creations, scheduledPosts };
}

import * as z from "zod/mini";
import type { Documents } from "../adapters/documents/documents.ts";

const Anything = z.object({ id: z.string() });

/** How much of what somebody has, or one project of theirs holds. Needs the group index uid + state on `targets`. */
export async function countBelongings(documents: Documents, uid: string, projectId?: string) {
  const mine = ["uid", "==", uid] as const;
  const where = projectId === undefined ? [mine] : [mine, ["projectId", "==", projectId] as const];
  const waiting = ["state", "in", ["scheduled", "awaiting-approval"]] as const;
  const count = (name: string) => documents.collection(name, Anything).count({ where });
  const [made, uploaded, creations, scheduledPosts] = await Promise.all([
    count("assets"),
    count("materials"),
    count("creations"),
    documents.group("targets", Anything).count({ where: [...where, waiting] }),
  ]);
  return { assets: made + uploaded, creations, scheduledPosts };
}

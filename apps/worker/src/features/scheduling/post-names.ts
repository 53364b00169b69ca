import { Id, Instant } from "@vignette/domain/kernel";
import * as z from "zod/mini";
import type { Documents } from "../../adapters/documents/documents.ts";
import { openAs } from "../../records/open.ts";
import { postRecords } from "../../records/posts/posts.ts";

const NamedPost = z.object({ id: Id, name: z.string(), schedule: z.object({ publishAt: Instant }) });

/** The most that are listed. Our own choice: a reply of about 100 KB. */
const MOST = 1000;

/** A post by its name and its time. */
export type PostName = { id: Id; name: string; publishAt: Instant };

/**
 * The names of a project's posts, those that were planned last first, whenever they go out: what the search finds. At
 * most 1,000. Needs the index uid + projectId + createdAt on `posts`.
 */
export async function postNames(documents: Documents, uid: string, projectId: string): Promise<PostName[]> {
  const found = await openAs(documents, postRecords, NamedPost).find({
    where: [
      ["uid", "==", uid],
      ["projectId", "==", projectId],
    ],
    orderBy: [["createdAt", "desc"]],
    limit: MOST,
  });
  return found.map(({ value: { id, name, schedule } }) => ({ id, name, publishAt: schedule.publishAt }));
}

import type { ReviewLink } from "@vignette/domain/approval";
import type { Instant } from "@vignette/domain/kernel";
import type { Documents, Version } from "../../adapters/documents/documents.ts";
import { owned } from "../../adapters/documents/owned.ts";
import { open } from "../../records/open.ts";
import { reviewLinkRecords } from "../../records/posts/review-links.ts";

/**
 * Collection `review_links`, keyed by the hash of a link's token; a policy on `forgetAt` clears it
 * (firestore.indexes.json). Needs the composite index uid + postIds.
 */
export function reviewLinkStore(documents: Documents) {
  const links = open(documents, reviewLinkRecords);
  return {
    create: (link: ReviewLink) => links.create(link.id, link),
    get: (uid: string, id: string) => owned(links, uid, id, "link"),
    /** Across all users: only for callers with the link's token. */
    opened: (id: string) => links.get(id),
    save: (link: ReviewLink, version: Version) => links.put(link.id, link, version),
    answered: (link: ReviewLink, version: Version) => links.writes.put(link.id, link, version),
    visited: (id: string, openedAt: Instant) => links.patch(id, { openedAt }),
    /** All links that show a post, newest first. */
    async ofPost(uid: string, postId: string) {
      const found = await links.find({
        where: [
          ["uid", "==", uid],
          ["postIds", "array-contains", postId],
        ],
      });
      return found.map((it) => it.value).sort((a, b) => b.createdAt - a.createdAt);
    },
  };
}
export type ReviewLinkStore = ReturnType<typeof reviewLinkStore>;

/** The key of a link: the SHA-256 of its token, in hexadecimal digits. */
export async function linkKey(token: string): Promise<string> {
  const hash = new Uint8Array(await crypto.subtle.digest("SHA-256", new TextEncoder().encode(token)));
  return Array.from(hash, (it) => it.toString(16).padStart(2, "0")).join("");
}

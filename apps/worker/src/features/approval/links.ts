import {
  type MakeLinkInput,
  newLink,
  nothingToShow,
  type RenewLinkInput,
  type ReviewLink,
  renewedLink,
  revokedLink,
} from "@vignette/domain/approval";
import { changedMeanwhile, type Instant } from "@vignette/domain/kernel";
import type * as z from "zod/mini";
import { DocumentError } from "../../adapters/documents/documents.ts";
import type { PostStore } from "../../records/stores/post-store.ts";
import { linkKey, type ReviewLinkStore } from "./store.ts";

export type LinkDeps = {
  links: ReviewLinkStore;
  posts: PostStore;
  now: Instant;
  newSecret: () => string;
  publicOrigin: string;
};

/** Creates a link to posts of one project. Its token is returned only once: only a hash of it is stored. */
export async function makeLink(deps: LinkDeps, uid: string, { postIds, days }: z.infer<typeof MakeLinkInput>) {
  const posts = await Promise.all([...new Set(postIds)].map(async (id) => (await deps.posts.get(uid, id)).value));
  const [projectId, ...others] = new Set(posts.map((it) => it.projectId));
  if (projectId === undefined || others.length > 0) throw nothingToShow();
  const token = deps.newSecret() + deps.newSecret();
  const ours = { id: await linkKey(token), uid, projectId, postIds: posts.map((it) => it.id) };
  const link = newLink(ours, days, deps.now);
  await deps.links.create(link);
  return { ...shown(link), url: `${deps.publicOrigin}/review/${token}` };
}

/** All links to a post, open or not, newest first. */
export async function listLinks(deps: LinkDeps, uid: string, postId: string) {
  return (await deps.links.ofPost(uid, postId)).map(shown);
}

/** Extends a link, under the same URL, to some days from now. */
export function renewLink(deps: LinkDeps, uid: string, { id, days }: z.infer<typeof RenewLinkInput>) {
  return changeLink(deps, uid, id, (link) => renewedLink(link, days, deps.now));
}

/** Revokes a link: it gives no access any more. A concurrent decision through it either came first or fails. */
export function revokeLink(deps: LinkDeps, uid: string, id: string) {
  return changeLink(deps, uid, id, (link) => revokedLink(link, deps.now));
}

/** Tries again if a reviewer's concurrent decision or comment has written the link. */
async function changeLink(deps: LinkDeps, uid: string, id: string, change: (link: ReviewLink) => ReviewLink) {
  for (let attempt = 0; attempt < 5; attempt += 1) {
    const { value, version } = await deps.links.get(uid, id);
    const link = change(value);
    try {
      await deps.links.save(link, version);
      return shown(link);
    } catch (error) {
      if (!(error instanceof DocumentError && error.kind === "changed")) throw error;
    }
  }
  throw changedMeanwhile("link");
}

/** A link as its owner sees it. */
function shown({ id, postIds, createdAt, expiresAt, revokedAt, openedAt }: ReviewLink) {
  return { id, postIds, createdAt, expiresAt, revokedAt, openedAt };
}

import { type PostFacts, postFacts, publishedAtOf } from "@vignette/domain/analytics";
import { hookLibrary } from "@vignette/domain/hook-library";
import { filesToSend, type Target, wallTimeAt } from "@vignette/domain/scheduling";
import type { Documents } from "../../../adapters/documents/documents.ts";
import { hookRecords } from "../../../records/content/hooks.ts";
import { open } from "../../../records/open.ts";
import type { PostStore } from "../../../records/stores/post-store.ts";

type Deps = { documents: Documents; posts: Pick<PostStore, "find" | "findAsset" | "creation"> };

/** What a published target is; null if its post no longer exists. Read once, with its first result. */
export async function factsOf({ documents, posts }: Deps, target: Target): Promise<PostFacts | null> {
  const post = await posts.find(target.postId);
  if (!post) return null;
  const { hookId, creationId } = post;
  const builtIn = hookLibrary.find(({ id }) => id === hookId)?.category;
  const [asset, creation, own] = await Promise.all([
    posts.findAsset(post.assetId),
    creationId === null ? null : posts.creation(creationId),
    hookId === null || builtIn ? null : open(documents, hookRecords).get(hookId),
  ]);
  const { zone } = post.schedule;
  return postFacts({
    ...{ kind: post.assetType, hookId, zone, seriesId: post.series?.id ?? null },
    wallTime: wallTimeAt(publishedAtOf(target), zone),
    creation: creation && { template: creation.value.style.template, productId: creation.value.productId },
    hookCategory: builtIn ?? (own?.value.uid === target.uid ? own.value.category : null),
    files: asset ? filesToSend(asset.files, target.options) : [],
  });
}

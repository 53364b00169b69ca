import { type AnalyticsSummary, type ResultRow, totalOf } from "@vignette/domain/analytics";
import type { Target } from "@vignette/domain/scheduling";
import type { Files } from "../../adapters/files/files.ts";
import type { StoredPost } from "../../records/posts/posts.ts";
import type { Result } from "../../records/posts/results.ts";
import type { PostStore } from "../../records/stores/post-store.ts";
import type { ResultStore } from "../../records/stores/result-store.ts";
import type { TargetStore } from "../../records/stores/target-store.ts";

type Deps = { results: ResultStore; targets: TargetStore; posts: PostStore; files: Files };

/** Each published target of a project with its latest metrics, newest first, and the sums of the known values. */
export async function summary(deps: Deps, uid: string, projectId: string): Promise<AnalyticsSummary> {
  const targets = await deps.targets.publishedOf(uid, projectId);
  const [posts, latest] = await Promise.all([
    deps.posts.several(uid, [...new Set(targets.map((it) => it.value.postId))]),
    deps.results.several(targets.map(({ id }) => id)),
  ]);
  const postsById = new Map(posts.map((post) => [post.id, post]));
  const rows: ResultRow[] = [];
  for (const { value } of targets) {
    const post = postsById.get(value.postId);
    if (post) rows.push(await resultRow(deps.files, value, post, latest.get(value.id)?.value));
  }
  rows.sort((a, b) => b.publishedAt - a.publishedAt);
  return { rows, totals: totalOf(rows.flatMap((row) => row.values ?? [])) };
}

async function resultRow(
  files: Files,
  target: Target,
  post: StoredPost,
  reading: Result | undefined,
): Promise<ResultRow> {
  return {
    postId: post.id,
    targetId: target.id,
    accountId: target.accountId,
    platform: target.platform,
    username: target.username,
    name: post.name,
    hook: post.hook,
    hookId: post.hookId,
    assetType: post.assetType,
    facts: reading?.facts ?? null,
    marks: reading?.marks ?? {},
    publishedAt: target.publication?.at ?? target.publishAt,
    permalink: target.publication?.permalink ?? null,
    coverUrl: post.coverKey === null ? null : await files.link(post.coverKey),
    values: reading?.values ?? null,
    collectedAt: reading?.createdAt ?? null,
  };
}

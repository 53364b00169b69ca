import type { NotificationAbout, Occasion } from "@vignette/domain/notifications";
import type { Target } from "@vignette/domain/scheduling";

type Deps = { post: (id: string) => Promise<{ name: string } | null> };

/** What the owner of a target is notified of when it has come into its state; null if that is nothing to tell. */
export async function occasionOf(deps: Deps, target: Target): Promise<Occasion | null> {
  if (target.state !== "failed" && target.state !== "needs-check") return null;
  // What happened is saved with or without the post's name.
  const post = await deps.post(target.postId).catch(() => null);
  const { id: targetId, postId, platform, username, failure } = target;
  const about = { postId, targetId, name: post?.name ?? "A post", platform, username };
  const told: NotificationAbout =
    target.state === "failed"
      ? { kind: "post-failed", ...about, ...whyOf(failure) }
      : { kind: "post-needs-check", ...about };
  const { uid, projectId, revision, lastUpdated } = target;
  return { uid, projectId, about: told, occurrence: `${revision}-${lastUpdated}`, by: null };
}

const whyOf = (failure: Target["failure"]) => ({
  why: failure?.message ?? "Nothing was posted.",
  ...(failure?.says && { says: failure.says }),
});

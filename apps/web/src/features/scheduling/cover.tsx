import type { PostView } from "@vignette/domain/scheduling";
import { classNames } from "@vignette/ui";

/** The small picture of a post: its first slide, or the first frame of its video. */
export function Cover({ post, className }: { post: Pick<PostView, "coverUrl" | "assetType">; className: string }) {
  const shape = classNames("block rounded-chip bg-sunken object-cover", className);
  if (post.coverUrl === null) return <span className={shape} />;
  if (post.assetType.endsWith("video") || post.assetType === "video-story")
    return <video src={`${post.coverUrl}#t=0.001`} muted preload="metadata" aria-hidden className={shape} />;
  return <img src={post.coverUrl} alt="" className={shape} />;
}

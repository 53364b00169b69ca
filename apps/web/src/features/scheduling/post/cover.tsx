import type { PostView } from "@vignette/domain/scheduling";
import { classNames } from "@vignette/ui";

/** The small picture of a post, whole: its first slide, or a frame of its video. Source: ADR 151. */
export function Cover({ post, className }: { post: Pick<PostView, "coverUrl">; className: string }) {
  const shape = classNames(
    "block rounded-chip bg-sunken object-contain outline-1 -outline-offset-1 outline-line",
    className,
  );
  return post.coverUrl === null ? (
    <span className={shape} />
  ) : (
    <img src={post.coverUrl} alt="" loading="lazy" className={shape} />
  );
}

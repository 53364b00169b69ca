import type { PostedAssetView } from "@vignette/domain/assets";
import { isVideoType } from "@vignette/domain/media";

type AssetCoverProps = { asset: Pick<PostedAssetView, "coverUrl" | "files">; className?: string };

/** The small picture of what can be posted; its file while there is none. */
export function AssetCover({ asset: { coverUrl, files }, className }: AssetCoverProps) {
  const [first] = files;
  if (coverUrl === null && first && isVideoType(first.type)) {
    // `#t` makes browsers draw the first frame instead of nothing.
    return <video src={`${first.url}#t=0.001`} muted preload="metadata" aria-hidden className={className} />;
  }
  const url = coverUrl ?? first?.url;
  return url === undefined ? (
    <span className={className} />
  ) : (
    <img src={url} alt="" loading="lazy" className={className} />
  );
}

import type { AssetView } from "@vignette/domain/assets";
import type { PostView } from "@vignette/domain/scheduling";
import { buttonStyle, Dialog } from "@vignette/ui";
import { Download } from "lucide-react";
import { Link } from "react-router";
import { paths } from "../../paths.ts";
import { assetFacts, assetPrint, fileName, sizeOf } from "./asset-print.ts";
import { RemoveAsset } from "./remove-asset.tsx";
import { SlidesPreview } from "./slides-preview.tsx";

type AssetDialogProps = { asset: AssetView; posts: readonly PostView[] | null; onClose: () => void };

/** An asset as it will be posted, its files, and what can be done with it. */
export function AssetDialog({ asset, posts, onClose }: AssetDialogProps) {
  const [first] = asset.files;
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      wide
      title={asset.name}
      description={[...assetPrint(asset), ...assetFacts(asset, posts?.length ?? null)].join(" · ")}
      actions={
        <>
          <RemoveAsset asset={asset} posts={posts} onRemoved={onClose} />
          {asset.creationId && (
            <Link to={paths.creation(asset.creationId)} className={buttonStyle()}>
              Open in the studio
            </Link>
          )}
          <Link
            to={`${paths.newPost}?asset=${encodeURIComponent(asset.id)}`}
            className={buttonStyle({ variant: "primary" })}
          >
            Schedule
          </Link>
        </>
      }
    >
      {first?.type === "video/mp4" ? (
        // biome-ignore lint/a11y/useMediaCaption: the captions are burnt into the picture
        <video src={first.url} controls playsInline className="mx-auto max-h-[56vh] rounded-frame bg-sunken" />
      ) : (
        <SlidesPreview asset={asset} />
      )}
      <ul className="flex flex-wrap gap-2">
        {asset.files.map((file, index) => (
          <li key={file.key}>
            <a
              href={file.url}
              download={fileName(asset, index)}
              aria-label={`Download ${fileName(asset, index)}, ${sizeOf(file.bytes)}`}
              className="inline-flex min-h-8 items-center gap-1.5 rounded-chip border border-line px-2 text-dense text-ink-2 no-underline hover:bg-sunken pointer-coarse:min-h-11"
            >
              <Download size={14} strokeWidth={1.75} aria-hidden />
              <span className="tabular">
                {labelOf(asset, index)} · {sizeOf(file.bytes)}
              </span>
            </a>
          </li>
        ))}
      </ul>
    </Dialog>
  );
}

const platformNames = { tiktok: "TikTok", instagram: "Instagram" };

function labelOf({ files }: AssetView, index: number): string {
  const file = files[index];
  if (!file || file.type === "video/mp4") return "MP4";
  const siblings = files.filter((it) => it.platform === file.platform);
  const number = siblings.length > 1 ? ` ${siblings.indexOf(file) + 1}` : "";
  return `${file.platform ? platformNames[file.platform] : "JPEG"}${number}`;
}

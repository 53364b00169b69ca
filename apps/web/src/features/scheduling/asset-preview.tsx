import { type AssetView, filesFor } from "@vignette/domain/assets";
import type { Platform } from "@vignette/domain/social-accounts";

/** What goes out, as it goes out: the playing video, or the slides in the platform's shape. */
export function AssetPreview({ asset, platform }: { asset: AssetView; platform: Platform }) {
  const files = filesFor(asset.files, platform);
  const [first] = files;
  if (first?.type === "video/mp4") {
    return (
      // biome-ignore lint/a11y/useMediaCaption: captions are burnt into every story
      <video
        src={first.url}
        controls
        playsInline
        preload="metadata"
        className="aspect-9/16 w-full rounded-frame bg-sunken"
      />
    );
  }
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keys
    <ol tabIndex={0} aria-label="Slides" className="flex snap-x snap-mandatory gap-2 overflow-x-auto rounded-frame">
      {files.map((file, index) => (
        <li key={file.key} className="w-full shrink-0 snap-start">
          <img
            src={file.url}
            alt={`Slide ${index + 1} of ${files.length}`}
            width={file.width}
            height={file.height}
            className="h-auto w-full rounded-frame"
          />
        </li>
      ))}
    </ol>
  );
}

import { filesFor, type LibraryItem } from "@vignette/domain/assets";
import { RadioGroup } from "@vignette/ui";
import { useState } from "react";

type Platform = "instagram" | "tiktok";

/** The slides of a carousel, for each platform in its own shape. Scrolls sideways, as in the apps. */
export function SlidesPreview({ item }: { item: LibraryItem }) {
  const [platform, setPlatform] = useState<Platform>("instagram");
  const split = item.files.some((file) => file.platform !== null);
  const slides = filesFor(item.files, platform);
  return (
    <div className="flex min-w-0 flex-col gap-3">
      {split && (
        <RadioGroup label="Format" labelHidden inline options={formats} value={platform} onChange={setPlatform} />
      )}
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keys */}
      <ol tabIndex={0} aria-label="Slides" className="flex snap-x snap-mandatory gap-3 overflow-x-auto rounded-frame">
        {slides.map((file, index) => (
          <li key={file.key} className="shrink-0 snap-start">
            <img
              src={file.url}
              alt={`Slide ${index + 1} of ${slides.length}`}
              width={file.width}
              height={file.height}
              className="h-[min(48vh,26rem)] w-auto rounded-frame"
            />
          </li>
        ))}
      </ol>
    </div>
  );
}

const formats = [
  { value: "instagram" as const, label: "Instagram 4:5" },
  { value: "tiktok" as const, label: "TikTok 9:16" },
];

import { filesFor, type LibraryAsset } from "@vignette/domain/assets";
import { m } from "@vignette/messages";
import { RadioGroup } from "@vignette/ui";
import { useState } from "react";
import { VideoPlayer } from "../../../shared/video-player.tsx";
import { isOwnCarousel } from "../carousel/slides-of.ts";
import { PhotoParts } from "./parts/photo-parts.tsx";

/** A large preview of an asset: a photo with its named parts, a player, or the slides of a carousel. */
export function ItemPreview({ item }: { item: LibraryAsset }) {
  const [first] = item.files;
  if (!first) return null;
  if (item.kind === "video") {
    return <VideoPlayer src={first.url} className="mx-auto max-h-[50vh] rounded-frame bg-sunken" />;
  }
  if (item.kind === "audio") {
    return (
      // biome-ignore lint/a11y/useMediaCaption: an uploaded sound has no captions
      <audio src={first.url} controls className="w-full" />
    );
  }
  if (item.kind === "font") return <FontPreview item={item} />;
  if (item.origin === "made" || isOwnCarousel(item)) return <SlidesPreview item={item} />;
  return <PhotoParts item={item} />;
}

/** A line in the font itself, as the engine draws it. */
function FontPreview({ item: { thumbnail } }: { item: LibraryAsset }) {
  if (!thumbnail) return null;
  return (
    <img
      src={thumbnail.url}
      alt={m.assets_font_sample()}
      width={thumbnail.width}
      height={thumbnail.height}
      className="mx-auto max-h-[50vh] w-auto rounded-frame bg-sunken object-contain"
    />
  );
}

type Platform = "instagram" | "tiktok";

/** The slides of a carousel as each platform gets them. Scrolls sideways, as in the apps. */
function SlidesPreview({ item }: { item: LibraryAsset }) {
  const [platform, setPlatform] = useState<Platform>("instagram");
  const split = item.files.some((file) => file.platform !== null);
  const slides = filesFor(item.files, platform);
  return (
    <div className="flex min-w-0 flex-col gap-3">
      {split && (
        <RadioGroup
          label={m.assets_format()}
          labelHidden
          inline
          options={formats}
          value={platform}
          onChange={setPlatform}
        />
      )}
      <ol
        // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keys
        tabIndex={0}
        aria-label={m.assets_slides()}
        className="flex snap-x snap-mandatory gap-3 overflow-x-auto pb-2"
      >
        {slides.map((file, index) => (
          <li key={file.key} className="shrink-0 snap-start">
            <img
              src={file.url}
              alt={m.assets_slide_of({ index: index + 1, count: slides.length })}
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

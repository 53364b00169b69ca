import type { LibraryItem } from "@vignette/domain/assets";
import { SlidesPreview } from "./slides-preview.tsx";

/** An item as large as it fits: a picture, a player, or the slides of a carousel. */
export function ItemPreview({ item }: { item: LibraryItem }) {
  const [first] = item.files;
  if (!first) return null;
  if (item.kind === "video") {
    return (
      // biome-ignore lint/a11y/useMediaCaption: of what is made here the captions are burnt in; of uploads there are none
      <video src={first.url} controls playsInline className="mx-auto max-h-[50vh] rounded-frame bg-sunken" />
    );
  }
  if (item.kind === "audio") {
    return (
      // biome-ignore lint/a11y/useMediaCaption: an uploaded sound has no captions
      <audio src={first.url} controls className="w-full" />
    );
  }
  if (item.origin === "made") return <SlidesPreview item={item} />;
  return (
    <img
      src={first.url}
      alt={item.labels.alt || item.name}
      width={first.width}
      height={first.height}
      className="mx-auto max-h-[50vh] w-auto rounded-frame bg-sunken object-contain"
    />
  );
}

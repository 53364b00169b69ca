import type { LibraryAsset } from "@vignette/domain/assets";
import { AudioLines, Type } from "@vignette/ui/icons";
import { useEffect } from "react";
import { missingThumbnails } from "../../../shared/thumbnails/missing-thumbnails.ts";
import { unpictured } from "../unpictured.ts";
import { updateCachedItems } from "./library-cache.ts";

/** A small picture of an asset. Without a thumbnail it shows the file, and the thumbnail is generated. */
export function ItemPicture({ item }: { item: LibraryAsset }) {
  const [first] = item.files;
  const { thumbnail } = item;
  useEffect(() => {
    const asset = thumbnail ? null : unpictured(item);
    if (asset) void missingThumbnails.ask(asset).then((stored) => stored && updateCachedItems([stored]));
  }, [item, thumbnail]);

  if (thumbnail) return <img src={thumbnail.url} alt="" loading="lazy" decoding="async" />;
  if (!first) return null;
  if (item.kind === "image") return <img src={first.url} alt="" loading="lazy" decoding="async" />;
  if (item.kind === "audio" || item.kind === "font") {
    const Icon = item.kind === "audio" ? AudioLines : Type;
    return (
      <span className="flex items-center justify-center text-ink-3">
        <Icon size={32} strokeWidth={1.5} aria-hidden />
      </span>
    );
  }
  // `#t` makes browsers draw the first frame instead of nothing.
  return <video src={`${first.url}#t=0.001`} preload="metadata" muted playsInline tabIndex={-1} aria-hidden />;
}

import type { AssetView } from "@vignette/domain/assets";

/** What people call the kinds of content. */
const kindNames: Record<AssetView["type"], string> = {
  "carousel-image": "Carousel",
  "ugc-image": "UGC image",
  "meme-image": "Meme image",
  "ugc-video": "UGC video",
  "video-story": "Video story",
  "meme-video": "Meme video",
};

/** The printed edge of an asset: its kind and length. */
export function assetPrint(asset: AssetView): string[] {
  return [kindNames[asset.type], lengthOf(asset)].filter((part) => part !== null);
}

/** The rest of what there is to know: its size, and how often it is used (null: not known). */
export function assetFacts({ files }: AssetView, used: number | null): string[] {
  const size = files[0] ? [`${files[0].width}×${files[0].height}`] : [];
  return used ? [...size, `used ${used}×`] : size;
}

/** `0:18` for a video, `6 slides` for a carousel; null for a single picture. */
function lengthOf({ files }: AssetView): string | null {
  const [first] = files;
  if (first?.durationMs != null) return clock(first.durationMs);
  const slides = files.filter((file) => file.platform === first?.platform).length;
  return slides > 1 ? `${slides} slides` : null;
}

function clock(ms: number): string {
  const seconds = Math.floor(ms / 1000);
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, "0")}`;
}

/** `1.4 MB`. */
export function sizeOf(bytes: number): string {
  if (bytes < 1_000_000) return `${Math.max(1, Math.round(bytes / 1000))} KB`;
  return `${(bytes / 1_000_000).toFixed(1)} MB`;
}

/** A file's name on the user's disk: `candle-myths-tiktok-2.jpg`. */
export function fileName(asset: AssetView, index: number): string {
  const file = asset.files[index];
  const siblings = asset.files.filter((it) => it.platform === file?.platform);
  const slug = asset.name
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}]+/gu, "-")
    .replaceAll(/^-|-$/g, "");
  const number = siblings.length > 1 && file ? String(siblings.indexOf(file) + 1) : null;
  const stem = [slug || "vignette", file?.platform, number].filter(Boolean).join("-");
  return `${stem}.${file?.type === "video/mp4" ? "mp4" : "jpg"}`;
}

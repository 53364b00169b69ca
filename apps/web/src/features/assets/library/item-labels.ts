import { assetTypeNames, type LibraryAsset } from "@vignette/domain/assets";
import { fileEndings } from "@vignette/domain/media";
import { clock } from "../../../shared/clock.ts";

/** Labels of uploads by kind. */
const kindLabels: Record<LibraryAsset["kind"], string> = { image: "Photo", video: "Clip", audio: "Sound" };

/** The label of an asset's type, or of its kind for uploads. */
export const typeLabel = ({ type, kind }: Pick<LibraryAsset, "type" | "kind">): string =>
  type === null ? kindLabels[kind] : assetTypeNames[type];

type LabeledItem = Pick<LibraryAsset, "type" | "kind" | "files">;

/** The labels on the edge of an asset's frame: its type and length. */
export function frameLabels(item: LabeledItem): string[] {
  return [typeLabel(item), lengthLabel(item)].filter((part) => part !== null);
}

/** The size of an asset in pixels, and how often it is used (null if not known). */
export function itemFacts({ files }: LabeledItem, used: number | null): string[] {
  const [first] = files;
  const size = first && first.width > 0 ? [`${first.width}×${first.height}`] : [];
  return used ? [...size, `used ${used}×`] : size;
}

/** `0:18` for sound and video, `6 slides` for a carousel; null for a single picture. */
function lengthLabel({ files }: LabeledItem): string | null {
  const [first] = files;
  if (first?.durationMs != null) return clock(first.durationMs);
  const slides = files.filter((file) => file.platform === first?.platform).length;
  return slides > 1 ? `${slides} slides` : null;
}

/** `1.4 MB`. Takes bytes. */
export function fileSizeLabel(bytes: number): string {
  if (bytes < 1_000_000) return `${Math.max(1, Math.round(bytes / 1000))} KB`;
  return `${(bytes / 1_000_000).toFixed(1)} MB`;
}

/** The name for a downloaded file: `candle-myths-tiktok-2.jpg`. */
export function fileName({ name, files }: Pick<LibraryAsset, "name" | "files">, index: number): string {
  const file = files[index];
  const siblings = files.filter((it) => it.platform === file?.platform);
  const slug = name
    .replace(/\.[A-Za-z0-9]{2,4}$/, "")
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}]+/gu, "-")
    .replaceAll(/^-|-$/g, "");
  const number = siblings.length > 1 && file ? String(siblings.indexOf(file) + 1) : null;
  const stem = [slug || "vignette", file?.platform, number].filter(Boolean).join("-");
  return `${stem}.${fileEndings[file?.type ?? "image/jpeg"]}`;
}

import type { Instant } from "../kernel/index.ts";
import { mediaKindOf } from "../media/index.ts";
import { findable } from "./findable-by.ts";
import type { Labels, MediaFile, UploadedAsset } from "./uploaded-asset.ts";

/**
 * An upload with another file. The replaced one remains available as the earlier one; the one before that is only
 * counted, and removed with the asset. Repaired twice, it is the original that remains available. Source: ADR 94.
 * What was where in the old file is not known of the new one.
 */
export function withFile(
  before: UploadedAsset,
  file: MediaFile,
  { repairs, now }: { repairs: boolean; now: Instant },
): UploadedAsset {
  const original = repairs && before.isRepaired ? before.earlier : null;
  const [earlier, older] = original ? [original, before.file] : [before.file, before.earlier];
  const olderBytes = (before.olderBytes ?? 0) + (older?.bytes ?? 0);
  const files = { kind: mediaKindOf(file.type), file, earlier, olderBytes, isRepaired: repairs, thumbnail: null };
  return findable({ ...before, ...files, labels: withoutParts(before.labels), lastUpdated: now });
}

/** The labels of a file that nobody looked at. */
export const withoutParts = ({ parts: _, ...labels }: Labels): Labels => labels;

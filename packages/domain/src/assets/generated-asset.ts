import * as z from "zod/mini";
import { Id, Instant, line } from "../kernel/index.ts";
import { assetTypes } from "./asset-types.ts";
import { Labels, Thumbnail } from "./uploaded-asset.ts";
import { VariantOf } from "./variant-of.ts";

export const AssetType = z.enum(assetTypes);
export type AssetType = z.infer<typeof AssetType>;

/** One file of an asset, kept in R2 under `key`. */
export const AssetFile = z.object({
  key: z.string(),
  type: z.enum(["image/jpeg", "video/mp4"]),
  bytes: z.number().check(z.int(), z.positive()),
  sha256: z.string().check(z.regex(/^[0-9a-f]{64}$/)),
  width: z.number().check(z.int(), z.positive()),
  height: z.number().check(z.int(), z.positive()),
  /** Milliseconds; null for pictures. */
  durationMs: z.nullable(z.number().check(z.positive(), z.maximum(24 * 3_600_000))),
  /** Where a file serves one platform's shape only (a carousel slide in 4:5 or 9:16); null serves all. */
  platform: z.nullable(z.enum(["tiktok", "instagram"])),
});
export type AssetFile = z.infer<typeof AssetFile>;

/**
 * A finished piece of content. A carousel is one asset whose slides are its files. Collection `assets`.
 * Source: spec §3; docs/architecture.md#assets.
 */
export const GeneratedAsset = z.object({
  id: Id,
  uid: z.string(),
  projectId: Id,
  type: AssetType,
  name: line(120, 1),
  creationId: z.nullable(Id),
  /** Only of a variant: what it was joined from. */
  variant: z.optional(VariantOf),
  files: z.array(AssetFile).check(z.minLength(1), z.maxLength(70)),
  /** A generated person is seen in it: its posts carry the platform's AI label. Source: ADR 71. */
  presented: z.optional(z.boolean()),
  /** Present once the user has labeled it. */
  labels: z.optional(Labels),
  thumbnail: z.optional(z.nullable(Thumbnail)),
  /** When it was deleted permanently; null or absent if it was not. */
  purgeAt: z.optional(z.nullable(Instant)),
  createdAt: Instant,
});
export type GeneratedAsset = z.infer<typeof GeneratedAsset>;

/** An asset as a page sees it: every file with an address that the browser may open for a day. */
export const GeneratedAssetView = z.extend(GeneratedAsset, {
  files: z.array(z.extend(AssetFile, { url: z.string() })),
});
export type GeneratedAssetView = z.infer<typeof GeneratedAssetView>;

/** The files of an asset that one platform is sent, in order. */
export function filesFor<F extends Pick<AssetFile, "platform">>(
  files: readonly F[],
  platform: "tiktok" | "instagram",
): F[] {
  const own = files.filter((file) => file.platform === platform);
  return own.length > 0 ? own : files.filter((file) => file.platform === null);
}

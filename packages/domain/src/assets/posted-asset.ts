import * as z from "zod/mini";
import { isVideoType, mediaKindOf } from "../media/index.ts";
import { postedTypes } from "./asset-types.ts";
import { filesOfUpload, isCarousel } from "./carousel.ts";
import { AssetFile, GeneratedAsset } from "./generated-asset.ts";
import { MediaFile, type UploadedAsset } from "./uploaded-asset.ts";

export const PostedType = z.enum(postedTypes);
export type PostedType = z.infer<typeof PostedType>;

/** A file that is posted, or would be once it is repaired: an upload may be of any type. */
export const PostedFile = z.extend(AssetFile, {
  type: MediaFile.shape.type,
  movie: MediaFile.shape.movie,
  lufs: MediaFile.shape.lufs,
});
export type PostedFile = z.infer<typeof PostedFile>;

/** An asset as posts see it: content that was made here, or an upload. Source: ADR 94. */
export const PostedAsset = z.extend(z.omit(GeneratedAsset, { thumbnail: true }), {
  type: PostedType,
  files: z.array(PostedFile),
  /** Key of a small picture of the first file; absent while finished content has none. */
  coverKey: z.optional(z.nullable(z.string())),
  /** An upload was repaired: its original can be taken again. */
  isRepaired: z.optional(z.boolean()),
});
export type PostedAsset = z.infer<typeof PostedAsset>;

/** The same for a page: every file, and the small picture, with an address that the browser may open for a day. */
export const PostedAssetView = z.extend(PostedAsset, {
  files: z.array(z.extend(PostedFile, { url: z.string() })),
  /** The small picture of `coverKey`; null while there is none. */
  coverUrl: z.nullable(z.string()),
});
export type PostedAssetView = z.infer<typeof PostedAssetView>;

/** Finished content as posts see it: with its thumbnail, if there is one of its first file. Source: ADR 140; ADR 151. */
export function postedContent({ thumbnail, ...asset }: GeneratedAsset): PostedAsset {
  const isCurrent = thumbnail != null && thumbnail.of === asset.files[0]?.key;
  return isCurrent ? { ...asset, coverKey: thumbnail.key } : asset;
}

/**
 * An upload as posts see it; null for sound and fonts. `hashes` identify its files, in order: 64 hexadecimal digits of each
 * key, which is never written twice.
 */
export function postedUpload(upload: UploadedAsset, hashes: readonly string[]): PostedAsset | null {
  const { id, uid, projectId, name, file, thumbnail, purgeAt, createdAt } = upload;
  const kind = mediaKindOf(file.type);
  if (kind === "audio" || kind === "font" || file.width === 0 || file.height === 0) return null;
  const type = kind === "video" ? "own-video" : isCarousel(upload) ? "own-carousel" : "own-image";
  const durationOf = ({ durationMs }: MediaFile) =>
    kind === "video" && durationMs !== null && durationMs > 0 ? durationMs : null;
  const shown = thumbnail?.of === file.key ? thumbnail.key : null;
  return {
    ...{ id, uid, projectId, name, type, purgeAt, createdAt, creationId: null, isRepaired: upload.isRepaired === true },
    coverKey: kind === "image" ? (shown ?? file.key) : shown,
    files: filesOfUpload(upload).map((it, index) => ({
      ...it,
      durationMs: durationOf(it),
      sha256: hashes[index] ?? "",
      platform: null,
    })),
  };
}

/** Whether an asset is of the user's own making. */
export const isOwn = ({ type }: Pick<PostedAsset, "type">): boolean => type.startsWith("own-");

/** What a platform is sent of an asset: one video, or pictures in order. */
export const postedMedia = ({ files }: { files: readonly Pick<PostedFile, "type">[] }): "video" | "photos" =>
  files[0] && isVideoType(files[0].type) ? "video" : "photos";

/** The files that platforms are sent are JPEG or MP4; any other is repaired first. Source: ADR 94. */
export const isSendable = <F extends Pick<PostedFile, "type">>(
  file: F,
): file is F & { type: "image/jpeg" | "video/mp4" } => file.type === "image/jpeg" || file.type === "video/mp4";

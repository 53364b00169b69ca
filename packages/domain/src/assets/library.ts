import * as z from "zod/mini";
import { Id, Instant, line, text } from "../kernel/index.ts";
import { mediaKinds } from "../media/index.ts";
import { AssetFile, AssetType } from "./generated-asset.ts";
import { PictureSource } from "./page-picture.ts";
import { NamedParts } from "./parts/named-part.ts";
import { PhotoCredit } from "./stock-photo.ts";
import { Labels, MediaFile, Thumbnail } from "./uploaded-asset.ts";
import { VariantOf } from "./variant-of.ts";

/** A reference to a generated or an uploaded asset. Their ids come from two collections. */
export const ItemRef = z.object({ origin: z.enum(["made", "uploaded"]), id: Id });
export type ItemRef = z.infer<typeof ItemRef>;

/** A file as the library shows it. `platform` is null for files that serve all platforms. */
const LibraryFile = z.extend(MediaFile, { platform: AssetFile.shape.platform, url: z.string() });

/** Any asset of the Assets page, generated or uploaded as `origin` says. */
export const LibraryAsset = z.object({
  id: Id,
  origin: ItemRef.shape.origin,
  projectId: Id,
  kind: z.enum(mediaKinds),
  /** One of the six types; null for uploads. */
  type: z.nullable(AssetType),
  creationId: z.nullable(Id),
  variant: z.optional(VariantOf),
  name: z.string(),
  files: z.array(LibraryFile),
  /** Whether an earlier file can be restored. */
  hasEarlier: z.boolean(),
  labels: Labels,
  /** Only for pictures added from a page. */
  from: z.optional(PictureSource),
  /** Only for stock photos. */
  credit: z.optional(PhotoCredit),
  thumbnail: z.nullable(z.extend(Thumbnail, { url: z.string() })),
  createdAt: Instant,
});
export type LibraryAsset = z.infer<typeof LibraryAsset>;

const libraryShows = ["all", "image", "video", "audio", "font", "made"] as const;

/** A filter of the library. An asset must match all of it. */
export const LibraryFilter = z.object({
  show: z.enum(libraryShows),
  folderId: z.nullable(Id),
  tag: z.nullable(line(30, 1)),
  search: text(100),
  unusedOnly: z.boolean(),
});
export type LibraryFilter = z.infer<typeof LibraryFilter>;

/** A cursor in the library, which lists the newest first. */
export const LibraryPlace = z.object({ createdAt: Instant, id: Id });
export type LibraryPlace = z.infer<typeof LibraryPlace>;

export const LibraryPageInput = z.object({
  projectId: Id,
  filter: LibraryFilter,
  /** Absent or null starts with the newest. */
  cursor: z.optional(z.nullable(LibraryPlace)),
});
export type LibraryPageInput = z.infer<typeof LibraryPageInput>;

/** A change of one or several assets. Absent fields stay. */
export const EditItemsInput = z.object({
  items: z.array(ItemRef).check(z.minLength(1), z.maxLength(100)),
  change: z.object({
    name: z.optional(line(120, 1)),
    alt: z.optional(text(500)),
    parts: z.optional(NamedParts),
    folderId: z.optional(z.nullable(Id)),
    addTags: z.optional(z.array(line(30, 1)).check(z.maxLength(20))),
    removeTags: z.optional(z.array(line(30, 1)).check(z.maxLength(20))),
  }),
});
export type EditItemsInput = z.infer<typeof EditItemsInput>;

/** Where an asset is used; of a brand kit `id` is the project's, of a carousel that of the carousel's asset. `waiting` posts are not published yet. */
export const ItemUse = z.object({
  type: z.enum(["post", "creation", "carousel", "brand-kit"]),
  id: Id,
  name: z.string(),
  waiting: z.boolean(),
});
export type ItemUse = z.infer<typeof ItemUse>;

/** The oldest are forgotten, so that the document stays small. Our own choice. */
export const REMOVED_PICTURES_MAX = 200;

/** Folders and tags of a project. Collection `shelves`, keyed by project id. */
export const FoldersAndTags = z.object({
  uid: z.string(),
  projectId: Id,
  folders: z.array(z.object({ id: Id, name: line(40, 1) })).check(z.maxLength(100)),
  /** All tags that are or were in use. */
  tags: z.array(line(30, 1)).check(z.maxLength(300)),
  /** Pictures of pages that the user removed, as `pictureMark` writes them: they are not taken again by themselves. */
  removedPictures: z._default(z.array(z.string()).check(z.maxLength(REMOVED_PICTURES_MAX)), []),
});
export type FoldersAndTags = z.infer<typeof FoldersAndTags>;

import * as z from "zod/mini";
import { Id, Instant, line, text } from "../kernel/index.ts";
import { AssetFile, AssetType } from "./asset.ts";
import { Labels, MaterialFile, Thumbnail } from "./material.ts";
import { PictureSource } from "./page-picture.ts";
import { VariantOf } from "./variant-of.ts";

/** Which of the two: made here, or uploaded. Their ids come from two collections. */
export const ItemRef = z.object({ origin: z.enum(["made", "uploaded"]), id: Id });
export type ItemRef = z.infer<typeof ItemRef>;

/** A file as the library shows it. `platform` is null for what serves all. */
const LibraryFile = z.extend(MaterialFile, { platform: AssetFile.shape.platform, url: z.string() });

/** Anything on the Assets page: what was made here and what was uploaded, told apart by `origin`. */
export const LibraryItem = z.object({
  id: Id,
  origin: ItemRef.shape.origin,
  projectId: Id,
  kind: z.enum(["image", "video", "audio"]),
  /** One of the six types; null for what was uploaded. */
  type: z.nullable(AssetType),
  creationId: z.nullable(Id),
  variant: z.optional(VariantOf),
  name: z.string(),
  files: z.array(LibraryFile),
  /** Whether there is a file to go back to. */
  hasEarlier: z.boolean(),
  labels: Labels,
  /** Only of a picture that was taken over from a page. */
  from: z.optional(PictureSource),
  thumbnail: z.nullable(z.extend(Thumbnail, { url: z.string() })),
  createdAt: Instant,
});
export type LibraryItem = z.infer<typeof LibraryItem>;

const libraryShows = ["all", "image", "video", "audio", "made"] as const;

/** What is looked for. Everything must hold. */
export const LibraryFilter = z.object({
  show: z.enum(libraryShows),
  folderId: z.nullable(Id),
  tag: z.nullable(line(30, 1)),
  search: text(100),
  unusedOnly: z.boolean(),
});
export type LibraryFilter = z.infer<typeof LibraryFilter>;

/** A place in the library, newest first: what comes after it is older. */
export const LibraryPlace = z.object({ createdAt: Instant, id: Id });
export type LibraryPlace = z.infer<typeof LibraryPlace>;

export const LibraryPageInput = z.object({
  projectId: Id,
  filter: LibraryFilter,
  /** Absent or null begins with the newest. */
  cursor: z.optional(z.nullable(LibraryPlace)),
});
export type LibraryPageInput = z.infer<typeof LibraryPageInput>;

/** Changes of one or many items. What is absent stays. */
export const EditItemsInput = z.object({
  items: z.array(ItemRef).check(z.minLength(1), z.maxLength(100)),
  change: z.object({
    name: z.optional(line(120, 1)),
    alt: z.optional(text(500)),
    folderId: z.optional(z.nullable(Id)),
    addTags: z.optional(z.array(line(30, 1)).check(z.maxLength(20))),
    removeTags: z.optional(z.array(line(30, 1)).check(z.maxLength(20))),
  }),
});
export type EditItemsInput = z.infer<typeof EditItemsInput>;

/** Where an item is used. `waiting` posts have yet to go out. */
export const ItemUse = z.object({
  type: z.enum(["post", "creation"]),
  id: Id,
  name: z.string(),
  waiting: z.boolean(),
});
export type ItemUse = z.infer<typeof ItemUse>;

/** Folders and tags of a project. Collection `shelves`, keyed by project id. */
export const Shelf = z.object({
  uid: z.string(),
  projectId: Id,
  folders: z.array(z.object({ id: Id, name: line(40, 1) })).check(z.maxLength(100)),
  /** Every tag that is in use, or was. */
  tags: z.array(line(30, 1)).check(z.maxLength(300)),
});
export type Shelf = z.infer<typeof Shelf>;

import * as z from "zod/mini";
import { Id, Instant, line, text } from "../kernel/index.ts";
import { imageMediaTypes, soundMediaTypes, videoMediaTypes } from "../media/index.ts";
import { PictureSource } from "./page-picture.ts";

/** What people add to an asset so that it is found, and heard by those who do not see it. */
export const Labels = z.object({
  /** What is to be seen, for those who cannot. */
  alt: text(500),
  tags: z.array(line(30, 1)).check(z.maxLength(20)),
  /** A folder of the project's shelf; null lies outside of all. */
  folderId: z.nullable(Id),
});
export type Labels = z.infer<typeof Labels>;

export const noLabels: Labels = { alt: "", tags: [], folderId: null };

/** A small picture of an asset, made in a browser. */
export const Thumbnail = z.object({
  key: z.string(),
  /** The file that it shows: once that is another one, it shows nothing true. */
  of: z.string(),
  width: z.number().check(z.int(), z.positive()),
  height: z.number().check(z.int(), z.positive()),
  /** Dominant colours as `#rrggbb`, the largest area first. */
  colours: z.array(z.string().check(z.regex(/^#[0-9a-f]{6}$/))).check(z.maxLength(5)),
});
export type Thumbnail = z.infer<typeof Thumbnail>;

/** A file somebody brought, kept in R2 under `key`. */
export const MaterialFile = z.object({
  key: z.string(),
  type: z.enum([...imageMediaTypes, ...videoMediaTypes, ...soundMediaTypes]),
  bytes: z.number().check(z.int(), z.positive()),
  /** As it is seen, upright, in pixels; 0 for sound. */
  width: z.number().check(z.int(), z.nonnegative()),
  height: z.number().check(z.int(), z.nonnegative()),
  /** Milliseconds; null for pictures. */
  durationMs: z.nullable(z.number().check(z.nonnegative())),
});
export type MaterialFile = z.infer<typeof MaterialFile>;

/**
 * A photo, clip or sound that somebody uploaded or took over from a page, to make content of. It is none of the six types that are counted
 * (spec §3, Asset), so it lies apart from them. Collection `materials`.
 */
export const Material = z.object({
  id: Id,
  uid: z.string(),
  projectId: Id,
  kind: z.enum(["image", "video", "audio"]),
  name: line(120, 1),
  file: MaterialFile,
  /** What it was before it was replaced, to go back to. */
  earlier: z.nullable(MaterialFile),
  labels: Labels,
  /** Only of a picture that was taken over from a page. */
  from: z.optional(PictureSource),
  thumbnail: z.nullable(Thumbnail),
  /** What it is found by: see `findableBy`. */
  findBy: z.array(z.string()),
  /** Deleted, and gone for good from then on; null for what is there. */
  purgeAt: z.nullable(Instant),
  createdAt: Instant,
  lastUpdated: Instant,
});
export type Material = z.infer<typeof Material>;

/** Where everything of a material lies: its files, and nothing else. */
export const materialFolder = ({ uid, id }: Pick<Material, "uid" | "id">): string => `materials/${uid}/${id}/`;

/** Which material of which user a file's key belongs to; null for keys of anything else. */
export function materialOfKey(key: string): { uid: string; id: string } | null {
  const [, uid, id] = /^materials\/([^/]+)\/([^/]+)\/[^/]+$/.exec(key) ?? [];
  return uid === undefined || id === undefined ? null : { uid, id };
}

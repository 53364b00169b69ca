import * as z from "zod/mini";
import { Id, Instant, line, text } from "../kernel/index.ts";
import {
  FontFacts,
  fontMediaTypes,
  imageMediaTypes,
  mediaKinds,
  soundMediaTypes,
  videoMediaTypes,
} from "../media/index.ts";
import { PictureSource } from "./page-picture.ts";
import { NamedParts } from "./parts/named-part.ts";
import { PhotoCredit } from "./stock-photo.ts";

/** Most tags of one asset. Our own choice. */
export const TAGS_MAX = 20;

/** What users add to an asset, alternative text, tags and a folder, and what was found in it. */
export const Labels = z.object({
  /** The alternative text, for people who cannot see it. */
  alt: text(500),
  tags: z.array(line(30, 1)).check(z.maxLength(TAGS_MAX)),
  /** Id of a folder of the project; null for none. */
  folderId: z.nullable(Id),
  /** What is where in a photo; absent: nobody looked; empty: there is nothing to name. Source: ADR 181. */
  parts: z.optional(NamedParts),
});
export type Labels = z.infer<typeof Labels>;

export const noLabels: Labels = { alt: "", tags: [], folderId: null };

/** A thumbnail of an asset, generated in a browser. */
export const Thumbnail = z.object({
  key: z.string(),
  /** Key of the file it shows. If the asset has another file, the thumbnail is outdated. */
  of: z.string(),
  width: z.number().check(z.int(), z.positive()),
  height: z.number().check(z.int(), z.positive()),
  /** Dominant colors as `#rrggbb`, the largest area first. */
  colours: z.array(z.string().check(z.regex(/^#[0-9a-f]{6}$/))).check(z.maxLength(5)),
  /** Whether it is a screenshot, by its pixels. Absent for clips and sounds, and for thumbnails before 2026-11-23. */
  isScreen: z.optional(z.boolean()),
});
export type Thumbnail = z.infer<typeof Thumbnail>;

/** Of a thumbnail: its longest side in px, two columns of a phone at three times the density, and its JPEG quality (0 to 1). */
export const THUMBNAIL = { side: 480, quality: 0.82 };

/** The moment of a video that its thumbnail shows, in ms: shortly after the start, because many clips start black. */
export const thumbnailMoment = (durationMs: number): number => Math.min(1000, durationMs * 0.1);

/** What the index of an MP4 or MOV says of it. Codecs by four letters, as `avc1`, `hvc1`, `mp4a`. */
export const Movie = z.object({
  video: z.nullable(z.string()),
  audio: z.nullable(z.string()),
  /** Frames a second; null where the index does not tell. */
  frameRate: z.nullable(z.number()),
  hdr: z.boolean(),
  /** The index lies before the pictures, so that the video plays while it loads. */
  indexFirst: z.boolean(),
});
export type Movie = z.infer<typeof Movie>;

/** A media file stored in R2 under `key`. */
export const MediaFile = z.object({
  key: z.string(),
  type: z.enum([...imageMediaTypes, ...videoMediaTypes, ...soundMediaTypes, ...fontMediaTypes]),
  bytes: z.number().check(z.int(), z.positive()),
  /** As displayed, after rotation, in px; 0 for sound and fonts. */
  width: z.number().check(z.int(), z.nonnegative()),
  height: z.number().check(z.int(), z.nonnegative()),
  /** Milliseconds; null for pictures and fonts. */
  durationMs: z.nullable(z.number().check(z.nonnegative())),
  /** A picture of several frames, of which the first is used. Absent for stills and for files from before 2026-11-24. */
  isAnimated: z.optional(z.boolean()),
  /** Of MP4 and MOV only; absent for files from before 2026-11-24. */
  movie: z.optional(Movie),
  /** Integrated loudness in LUFS, as the browser that uploaded it measured it; absent if it is silent or not known. */
  lufs: z.optional(z.number()),
  /** Of fonts only. */
  font: z.optional(FontFacts),
});
export type MediaFile = z.infer<typeof MediaFile>;

/** A file with what is where in it, if somebody looked. */
export const SeenFile = z.extend(MediaFile, { parts: z.optional(NamedParts) });
export type SeenFile = z.infer<typeof SeenFile>;

/** A picture of a carousel. `original` is what it was before it was repaired. */
export const Slide = z.extend(MediaFile, { original: z.optional(MediaFile) });
export type Slide = z.infer<typeof Slide>;

/** Most slides that a platform takes. Source: docs/platforms/tiktok.md#photo-post. */
export const SLIDES_MAX = 35;
/** With fewer it is a picture. */
export const SLIDES_MIN = 2;

/**
 * A photo, clip, sound or font that the user uploaded, or added from a page or a stock collection, to create content
 * with. It is not one of the six
 * counted types (spec §3, Asset), so it has a collection of its own: `materials`.
 */
export const UploadedAsset = z.object({
  id: Id,
  uid: z.string(),
  projectId: Id,
  kind: z.enum(mediaKinds),
  name: line(120, 1),
  file: MediaFile,
  /** The file before it was replaced, which can be restored. */
  earlier: z.nullable(MediaFile),
  /** Only of a carousel: its pictures in order, of which `file` is the first. Source: ADR 102. */
  slides: z.optional(z.array(Slide).check(z.minLength(SLIDES_MIN), z.maxLength(SLIDES_MAX))),
  /** `file` is a repair of `earlier`: the original stays there however often it is repaired. Source: ADR 94. */
  isRepaired: z.optional(z.boolean()),
  /** Bytes of the files before that one. They are removed with the asset: a draft may still show them. */
  olderBytes: z.optional(z.number()),
  labels: Labels,
  /** Only for pictures added from a page. */
  from: z.optional(PictureSource),
  /** Only for stock photos: material for content, and never a picture of the product. Source: ADR 85. */
  credit: z.optional(PhotoCredit),
  thumbnail: z.nullable(Thumbnail),
  /** The last time a model looked for its parts: the key of the file, and since when. Source: ADR 182. */
  reading: z.optional(z.nullable(z.object({ of: z.string(), since: Instant, ended: z.boolean() }))),
  /** Search terms; see `findableBy`. */
  findBy: z.array(z.string()),
  /** When a deleted asset is removed permanently; null if it is not deleted. */
  purgeAt: z.nullable(Instant),
  createdAt: Instant,
  lastUpdated: Instant,
});
export type UploadedAsset = z.infer<typeof UploadedAsset>;

/** The R2 prefix of all files of an uploaded asset, and of nothing else. */
export const uploadedAssetFolder = ({ uid, id }: Pick<UploadedAsset, "uid" | "id">): string =>
  `materials/${uid}/${id}/`;

/** The uploaded asset, and its user, that a storage key belongs to; null for keys of anything else. */
export function uploadedAssetOfKey(key: string): { uid: string; id: string } | null {
  const [, uid, id] = /^materials\/([^/]+)\/([^/]+)\/[^/]+$/.exec(key) ?? [];
  return uid === undefined || id === undefined ? null : { uid, id };
}

import * as z from "zod/mini";
import { cutToUtf16Units, Id, line, text } from "../../kernel/index.ts";
import type { Platform } from "../../social-accounts/index.ts";

/** A place in a video, in milliseconds from its start. */
const Moment = z.number().check(z.int(), z.minimum(0), z.maximum(900_000));
/** A slide by its place, from 0. Most: TikTok takes 35 pictures. */
const SlideIndex = z.number().check(z.int(), z.minimum(0), z.maximum(34));
/** A name on Instagram, without its @. */
export const InstagramName = z
  .string()
  .check(z.regex(/^[A-Za-z0-9._]{1,30}$/, "An Instagram name has letters, numbers, dots and underscores."));

/** Longest title of photos on TikTok, in UTF-16 units. Source: docs/platforms/tiktok.md#photo-post. */
export const PHOTO_TITLE_MAX = 90;

/**
 * The title of photos of one post among many: its hook, as far as it fits, since one title for all posts says nothing
 * about any. Without a hook it is empty. Our own choice.
 */
export const photoTitleOf = (hook: string | null): string => cutToUtf16Units(hook ?? "", PHOTO_TITLE_MAX);

/**
 * The choices of TikTok's audit list, as a person made them; nothing is chosen for them.
 * Source: docs/platforms/tiktok.md#audit-list.
 */
export const TikTokOptions = z.object({
  platform: z.literal("tiktok"),
  /** One of the values that creator_info offered; "" until the user chooses one, and then the post does not go out. */
  privacyLevel: line(60),
  allowComment: z.boolean(),
  allowDuet: z.boolean(),
  allowStitch: z.boolean(),
  disclose: z.boolean(),
  yourBrand: z.boolean(),
  brandedContent: z.boolean(),
  aiGenerated: z.boolean(),
  /** Photos only. */
  photoTitle: line(PHOTO_TITLE_MAX),
  autoAddMusic: z.boolean(),
  /**
   * Videos only: the frame used as the cover; null is TikTok's default, the first one.
   * Source: docs/platforms/tiktok.md#video-post.
   */
  coverMs: z._default(z.nullable(Moment), null),
  /** Photos only: the slide used as the cover. Source: docs/platforms/tiktok.md#photo-post. */
  photoCover: z._default(SlideIndex, 0),
});
export type TikTokOptions = z.infer<typeof TikTokOptions>;

/**
 * A person in a picture, at a place from 0 (left, top) to 1; in a video without a place.
 * Source: docs/platforms/instagram.md#containers.
 */
export const UserTag = z.object({
  username: InstagramName,
  slide: SlideIndex,
  x: z.number().check(z.minimum(0), z.maximum(1)),
  y: z.number().check(z.minimum(0), z.maximum(1)),
});
export type UserTag = z.infer<typeof UserTag>;

/**
 * Source: docs/platforms/instagram.md#containers. Posts from before an option existed are read with what they were sent
 * as.
 */
export const InstagramOptions = z.object({
  platform: z.literal("instagram"),
  /** In the feed, as a reel, a picture or a carousel by what is sent; or for a day as a story. */
  placement: z._default(z.enum(["feed", "story"]), "feed"),
  /** Reels only. */
  shareToFeed: z.boolean(),
  /** Pictures only; one text for each slide, in order. */
  altTexts: z.array(line(1000)).check(z.maxLength(10)),
  /** Stories of pictures only: a story shows one. */
  storySlide: z._default(SlideIndex, 0),
  /** Reels only: the frame used as the cover; null is the first one. A picture takes precedence. */
  coverMs: z._default(z.nullable(Moment), null),
  /** Reels only: an asset of the same user that is used as the cover. */
  coverImage: z._default(z.nullable(z.object({ assetId: Id, key: line(300, 1) })), null),
  /** At most 3; each may say no in the app. Not for stories. */
  collaborators: z._default(z.array(InstagramName).check(z.maxLength(3)), []),
  userTags: z._default(z.array(UserTag).check(z.maxLength(20)), []),
  /** Reels only: what their own sound is called; "" leaves it to Instagram. */
  audioName: z._default(line(100), ""),
  aiGenerated: z._default(z.boolean(), false),
  /** Written under the post once it is out; "" writes none. Not for stories. */
  firstComment: z._default(text(2200), ""),
});
export type InstagramOptions = z.infer<typeof InstagramOptions>;

export const TargetOptions = z.discriminatedUnion("platform", [TikTokOptions, InstagramOptions]);
export type TargetOptions = z.infer<typeof TargetOptions>;

/**
 * What an account starts from. TikTok's audit list forbids choosing for the person: no privacy level, nothing allowed,
 * nothing disclosed; only the AI label follows what we know of the content.
 * Source: docs/platforms/tiktok.md#audit-list.
 */
export function freshOptions(platform: "tiktok", madeWithAi: boolean): TikTokOptions;
export function freshOptions(platform: "instagram", madeWithAi: boolean): InstagramOptions;
export function freshOptions(platform: Platform, madeWithAi: boolean): TargetOptions;
export function freshOptions(platform: Platform, madeWithAi: boolean): TargetOptions {
  return platform === "tiktok"
    ? { ...unchosen, aiGenerated: madeWithAi }
    : InstagramOptions.parse({ platform: "instagram", shareToFeed: true, altTexts: [], aiGenerated: madeWithAi });
}

const unchosen: Omit<TikTokOptions, "aiGenerated"> = {
  platform: "tiktok",
  privacyLevel: "",
  allowComment: false,
  allowDuet: false,
  allowStitch: false,
  disclose: false,
  yourBrand: false,
  brandedContent: false,
  photoTitle: "",
  autoAddMusic: true,
  coverMs: null,
  photoCover: 0,
};

import * as z from "zod/mini";
import { line } from "../kernel/index.ts";

/** The choices of TikTok's audit list, as a person made them; nothing is chosen for them. Source: contracts §1.12. */
export const TikTokOptions = z.object({
  platform: z.literal("tiktok"),
  /** One of the values that creator_info offered. */
  privacyLevel: z.string().check(z.minLength(1, "Choose who can see this.")),
  allowComment: z.boolean(),
  allowDuet: z.boolean(),
  allowStitch: z.boolean(),
  disclose: z.boolean(),
  yourBrand: z.boolean(),
  brandedContent: z.boolean(),
  aiGenerated: z.boolean(),
  /** Photos only: at most 90 UTF-16 units. Source: contracts §1.6. */
  photoTitle: line(90),
  autoAddMusic: z.boolean(),
});
export type TikTokOptions = z.infer<typeof TikTokOptions>;

/** Source: contracts §2.2. */
export const InstagramOptions = z.object({
  platform: z.literal("instagram"),
  /** Reels only. */
  shareToFeed: z.boolean(),
  /** Pictures only; one text for each slide, in order. */
  altTexts: z.array(line(1000)).check(z.maxLength(10)),
});
export type InstagramOptions = z.infer<typeof InstagramOptions>;

import * as z from "zod/mini";
import { Brand } from "../brand/brand-palette.ts";

/** One slide's words. `emphasis` is a phrase of the title or the body that gets marked; where it is in neither, nothing is. */
export const CarouselSlide = z.object({
  title: z.string(),
  body: z.string(),
  emphasis: z.string(),
  imageId: z.nullable(z.string()),
});
export type CarouselSlide = z.infer<typeof CarouselSlide>;

/** What a carousel says: the first slide promises, the last asks for one thing. */
export const CarouselScript = z.object({
  slides: z.array(CarouselSlide).check(z.minLength(1), z.maxLength(35)),
  brand: z.nullable(Brand),
  /** The account that it is posted from, for the last slide. */
  handle: z.optional(z.string()),
});
export type CarouselScript = z.infer<typeof CarouselScript>;

export const CarouselLook = z.enum(["marker-list", "photo-essay"]);
export type CarouselLook = z.infer<typeof CarouselLook>;

/** Instagram takes 1080×1350 (4:5), TikTok 1080×1920. */
export const CarouselTarget = z.enum(["instagram", "tiktok"]);
export type CarouselTarget = z.infer<typeof CarouselTarget>;

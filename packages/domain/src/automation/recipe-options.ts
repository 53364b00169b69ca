import { cutToUtf16Units } from "../kernel/index.ts";
import { PHOTO_TITLE_MAX, type TargetOptions } from "../scheduling/index.ts";

/**
 * The options of one post of a recipe. Whatever was chosen, it was made with AI; TikTok's title of photos is the hook, since
 * one title for all posts says nothing about any.
 */
export const recipeOptions = (options: TargetOptions, hook: string): TargetOptions =>
  options.platform === "tiktok"
    ? { ...options, aiGenerated: true, photoTitle: cutToUtf16Units(hook, PHOTO_TITLE_MAX) }
    : { ...options, aiGenerated: true };

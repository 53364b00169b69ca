import { photoTitleOf, type TargetOptions } from "../scheduling/index.ts";

/** The options of one post of a recipe. Whatever was chosen, it was made with AI, and its hook is TikTok's title of photos. */
export const recipeOptions = (options: TargetOptions, hook: string): TargetOptions =>
  options.platform === "tiktok"
    ? { ...options, aiGenerated: true, photoTitle: photoTitleOf(hook) }
    : { ...options, aiGenerated: true };

import { type PostedFile, postedMedia } from "../../assets/index.ts";
import { type MediaRules, type Platform, rulesOf } from "../../social-accounts/index.ts";

/** A file as far as it is known: its size in bytes is unknown before it is exported. */
export type CheckedFile = Pick<PostedFile, "type" | "width" | "height" | "durationMs" | "movie" | "lufs"> & {
  bytes: number | null;
};

/** What one platform is going to be sent, files in order. */
export type CheckedTarget = {
  platform: Platform;
  caption: string;
  files: readonly CheckedFile[];
  /** A story, which takes other files than a post and no caption. */
  isStory?: boolean;
};

/** What the platform takes as this kind of post. */
export function mediaRulesOf({ platform, isStory = false }: CheckedTarget): MediaRules {
  const rules = rulesOf(platform);
  return isStory && rules.story ? rules.story : rules;
}

/** What a platform is sent: one video, or pictures in order. */
export const mediaKind = (files: readonly Pick<PostedFile, "type">[]): "video" | "photos" => postedMedia({ files });

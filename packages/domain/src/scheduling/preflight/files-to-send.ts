import { filesFor, type PostedFile } from "../../assets/index.ts";
import { isVideoType } from "../../media/index.ts";
import type { TargetOptions } from "../post/options.ts";

/**
 * The files of an asset that one target sends, in order. A story shows one picture or video, upright: where an asset has
 * pictures in 9:16, which are there for TikTok, it takes these. Empty if the chosen slide is not there.
 */
export function filesToSend<F extends Pick<PostedFile, "platform" | "type">>(
  files: readonly F[],
  options: TargetOptions,
): F[] {
  if (options.platform === "tiktok" || options.placement === "feed") return filesFor(files, options.platform);
  const upright = files.filter((file) => file.platform === "tiktok");
  const all = upright.length > 0 ? upright : filesFor(files, options.platform);
  const shown = all[0] && isVideoType(all[0].type) ? all[0] : all[options.storySlide];
  return shown ? [shown] : [];
}

/** Whether it stays for a day, without a caption. */
export const isStory = (options: TargetOptions): boolean =>
  options.platform === "instagram" && options.placement === "story";

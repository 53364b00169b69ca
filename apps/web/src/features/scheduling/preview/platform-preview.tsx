import type { AssetView } from "@vignette/domain/assets";
import { filesToSend, isStory, mediaKind, type TargetOptions } from "@vignette/domain/scheduling";
import { platformNames, type SocialAccount } from "@vignette/domain/social-accounts";
import { InstagramFeedPreview } from "./instagram-feed-preview.tsx";
import "./preview.css";
import { ReelPreview } from "./reel-preview.tsx";
import { StoryPreview } from "./story-preview.tsx";
import { TikTokPreview } from "./tiktok-preview.tsx";

export type PreviewProps = {
  asset: Pick<AssetView, "files">;
  account: Pick<SocialAccount, "username" | "displayName" | "avatarUrl" | "platform">;
  caption: string;
  options: TargetOptions;
};

/** One target as its platform's app shows it, with the real files. */
export function PlatformPreview(props: PreviewProps) {
  const { asset, account, options } = props;
  const files = filesToSend(asset.files, options);
  const shared = { ...props, files };
  const media = mediaKind(asset.files);
  return (
    <figure aria-label={`Preview on ${platformNames[account.platform]}`}>
      {options.platform === "tiktok" ? (
        <TikTokPreview {...shared} options={options} />
      ) : isStory(options) ? (
        <StoryPreview {...shared} />
      ) : media === "video" ? (
        <ReelPreview {...shared} options={options} />
      ) : (
        <InstagramFeedPreview {...shared} options={options} />
      )}
    </figure>
  );
}

import { filesToSend, isStory, mediaKind } from "@vignette/domain/scheduling";
import { platformNames } from "@vignette/domain/social-accounts";
import { m } from "@vignette/messages";
import { InstagramFeedPreview } from "./instagram-feed-preview.tsx";
import "./preview.css";
import type { PreviewProps } from "./preview-props.ts";
import { ReelPreview } from "./reel-preview.tsx";
import { StoryPreview } from "./story-preview.tsx";
import { TikTokPreview } from "./tiktok-preview.tsx";

/** One target as its platform's app shows it, with the real files. */
export function PlatformPreview(props: PreviewProps) {
  const { asset, account, options } = props;
  const files = filesToSend(asset.files, options);
  const shared = { ...props, files };
  const media = mediaKind(asset.files);
  return (
    <figure aria-label={m.post_preview_on_platform({ platform: platformNames[account.platform] })}>
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

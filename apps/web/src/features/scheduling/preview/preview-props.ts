import type { PostedAssetView } from "@vignette/domain/assets";
import type { TargetOptions } from "@vignette/domain/scheduling";
import type { SocialAccount } from "@vignette/domain/social-accounts";

/** The content of a preview: the files, the account and the caption. */
export type PreviewProps = {
  asset: Pick<PostedAssetView, "files">;
  account: Pick<SocialAccount, "username" | "displayName" | "avatarUrl" | "platform">;
  caption: string;
  options: TargetOptions;
};

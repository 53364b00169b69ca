import type { GeneratedAssetView } from "@vignette/domain/assets";
import type { TargetOptions } from "@vignette/domain/scheduling";
import type { SocialAccount } from "@vignette/domain/social-accounts";

/** What a preview shows: the files, who posts them, and what is said. */
export type PreviewProps = {
  asset: Pick<GeneratedAssetView, "files">;
  account: Pick<SocialAccount, "username" | "displayName" | "avatarUrl" | "platform">;
  caption: string;
  options: TargetOptions;
};

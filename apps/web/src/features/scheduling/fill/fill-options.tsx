import { filesFor, type PostedAssetView } from "@vignette/domain/assets";
import type { TargetOptions } from "@vignette/domain/scheduling";
import { mediaKind } from "@vignette/domain/scheduling";
import type { SocialAccount } from "@vignette/domain/social-accounts";
import { InstagramForm } from "../options/instagram-form.tsx";
import { Declaration } from "../options/tiktok-disclosure.tsx";
import { TikTokForm } from "../options/tiktok-form.tsx";

type FillOptionsProps = {
  account: SocialAccount;
  /** One post of the batch: the form shows the options of its kind. */
  asset: PostedAssetView | null;
  count: number;
  options: TargetOptions;
  onChange: (options: TargetOptions) => void;
};

/** The platform's options, chosen once for all posts. */
export function FillOptions({ account, asset, count, options, onChange }: FillOptionsProps) {
  if (!asset) return null;
  const files = filesFor(asset.files, account.platform);
  const media = mediaKind(files);
  return (
    <section className="flex flex-col gap-3 border-t border-line pt-4">
      <h3 className="text-base font-semibold">
        Applies to {count === 1 ? "it" : `all ${count}`}; open any later to change it
      </h3>
      {options.platform === "tiktok" ? (
        <>
          <TikTokForm account={account} media={media} options={options} onChange={onChange} />
          <Declaration branded={options.brandedContent} />
        </>
      ) : (
        <InstagramForm
          media={media}
          files={[]}
          storyFiles={[]}
          projectId={asset.projectId}
          mayComment={account.scopes.includes("instagram_business_manage_comments")}
          options={options}
          onChange={onChange}
        />
      )}
    </section>
  );
}

import { filesFor, type PostedAssetView } from "@vignette/domain/assets";
import type { TargetOptions } from "@vignette/domain/scheduling";
import { mediaKind } from "@vignette/domain/scheduling";
import type { SocialAccount } from "@vignette/domain/social-accounts";
import { m } from "@vignette/messages";
import { OptionsForMany } from "../../../shared/platform-options/options-for-many.tsx";
import { Declaration } from "../../../shared/platform-options/tiktok-disclosure.tsx";

type FillOptionsProps = {
  account: SocialAccount;
  /** What is posted: the form shows the options of their kinds. */
  assets: readonly PostedAssetView[];
  options: TargetOptions;
  onChange: (options: TargetOptions) => void;
};

/** The platform's options, chosen once for all posts. */
export function FillOptions({ account, assets, options, onChange }: FillOptionsProps) {
  const [first] = assets;
  if (!first) return null;
  const count = assets.length;
  return (
    <section className="flex flex-col gap-3 border-t border-line pt-4">
      <h3 className="text-base font-semibold">
        {count === 1 ? m.calendar_applies_to_one() : m.calendar_applies_to_all({ count })}
      </h3>
      <OptionsForMany
        account={account}
        projectId={first.projectId}
        media={assets.map(({ files }) => mediaKind(filesFor(files, account.platform)))}
        options={options}
        onChange={onChange}
        isTitledByHook
      />
      {options.platform === "tiktok" && <Declaration branded={options.brandedContent} />}
    </section>
  );
}

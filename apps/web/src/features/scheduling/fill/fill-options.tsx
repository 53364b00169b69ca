import { filesFor } from "@vignette/domain/assets";
import type { TargetOptions } from "@vignette/domain/scheduling";
import { mediaKind } from "@vignette/domain/scheduling";
import type { SocialAccount } from "@vignette/domain/social-accounts";
import { m } from "@vignette/messages";
import { OptionsForMany } from "../../../shared/platform-options/options-for-many.tsx";
import { Declaration } from "../../../shared/platform-options/tiktok-disclosure.tsx";
import type { FillCandidate } from "./fill-plan.ts";

type FillOptionsProps = {
  account: SocialAccount;
  /** What is posted: the form shows the options of their kinds. */
  pieces: readonly FillCandidate[];
  options: TargetOptions;
  onChange: (options: TargetOptions) => void;
};

/** The platform's options, chosen once for all posts. */
export function FillOptions({ account, pieces, options, onChange }: FillOptionsProps) {
  const [first] = pieces;
  if (!first) return null;
  const count = pieces.length;
  const posts = pieces.map(({ asset, hook }) => ({ media: mediaKind(filesFor(asset.files, account.platform)), hook }));
  return (
    <section className="flex flex-col gap-3 border-t border-line pt-4">
      <h3 className="text-base font-semibold">
        {count === 1 ? m.calendar_applies_to_one() : m.calendar_applies_to_all({ count })}
      </h3>
      <OptionsForMany
        account={account}
        projectId={first.asset.projectId}
        media={posts.map(({ media }) => media)}
        untitledPhotos={posts.filter(({ media, hook }) => media === "photos" && !hook).length}
        options={options}
        onChange={onChange}
      />
      {options.platform === "tiktok" && <Declaration branded={options.brandedContent} />}
    </section>
  );
}

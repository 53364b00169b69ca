import type { PostedAssetView } from "@vignette/domain/assets";
import { platformNames, platforms, type SocialAccount } from "@vignette/domain/social-accounts";
import { m } from "@vignette/messages";
import { Button, Dialog, Select } from "@vignette/ui";
import { useState } from "react";
import { PlatformPreview } from "../preview/platform-preview.tsx";
import { AssetCover } from "./asset-cover.tsx";
import type { ComposerState } from "./use-composer.ts";

type PreviewColumnProps = { asset: PostedAssetView; composer: ComposerState };

/** The preview of each account, one at a time: beside the form, and on a phone behind a sticky bar. */
export function PreviewColumn({ asset, composer }: PreviewColumnProps) {
  const [wanted, setWanted] = useState<string | null>(null);
  const [open, setOpen] = useState(false);
  const accounts = composer.open.length > 0 ? composer.chosen : notConnected;
  const account = accounts.find((it) => it.id === wanted) ?? accounts[0];
  if (!account) return <p className="text-base text-ink-3 max-lg:hidden">{m.post_choose_for_preview()}</p>;
  const shown = (
    <div className="flex flex-col gap-3">
      {accounts.length > 1 && (
        <Select
          label={m.post_preview_accounts()}
          value={account.id}
          onChange={setWanted}
          options={accounts.map((it) => ({ value: it.id, label: nameOf(it) }))}
        />
      )}
      <PlatformPreview
        key={account.id}
        asset={asset}
        account={account}
        caption={composer.captionOf(account)}
        options={composer.optionsOf(account)}
      />
    </div>
  );
  return (
    <>
      <div className="sticky top-4 self-start max-lg:hidden">{shown}</div>
      <div className="sticky top-0 z-10 -mx-4 flex h-24 items-center gap-3 border-b border-line bg-canvas px-4 md:-mx-6 md:px-6 lg:hidden">
        <AssetCover asset={asset} className="h-20 w-12 shrink-0 rounded-chip bg-sunken object-cover" />
        <p className="line-clamp-2 min-w-0 flex-1 text-dense text-ink-2">
          {composer.captionOf(account) || m.post_no_caption()}
        </p>
        <Button onClick={() => setOpen(true)}>{m.post_preview()}</Button>
      </div>
      <Dialog open={open} onOpenChange={setOpen} title={m.post_preview()}>
        {shown}
      </Dialog>
    </>
  );
}

type Shown = Pick<SocialAccount, "id" | "platform" | "username" | "displayName" | "avatarUrl">;

/** How the post looks on each platform before an account is connected. */
const notConnected: readonly Shown[] = platforms.map((platform) => ({
  id: platform,
  platform,
  username: "you",
  displayName: m.post_you(),
  avatarUrl: null,
}));

const nameOf = ({ id, platform, username }: Shown) =>
  id === platform ? platformNames[platform] : `${platformNames[platform]} @${username}`;

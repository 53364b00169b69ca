import { type AssetView, filesFor } from "@vignette/domain/assets";
import { instant } from "@vignette/domain/kernel";
import { mediaKind } from "@vignette/domain/scheduling";
import { platformNames, type SocialAccount } from "@vignette/domain/social-accounts";
import { Button, Callout, PageHeader, Panel, TextArea } from "@vignette/ui";
import { useState } from "react";
import { useOnline } from "../../shell/offline-bar.tsx";
import { AccountPicker } from "./account-picker.tsx";
import { AssetPreview } from "./asset-preview.tsx";
import { InstagramForm } from "./instagram-form.tsx";
import { NextSlot } from "./next-slot.tsx";
import { Declaration } from "./tiktok-disclosure.tsx";
import { TikTokForm } from "./tiktok-form.tsx";
import { useComposer } from "./use-composer.ts";
import { useSchedulePost } from "./use-schedule-post.ts";
import type { WantedTime } from "./wanted-time.ts";
import { WhenFields } from "./when-fields.tsx";

const CAPTION_MAX = 2200;

type ComposerProps = {
  asset: AssetView;
  accounts: readonly SocialAccount[];
  caption: string;
  madeWithAi: boolean;
  wanted: WantedTime | null;
};
type ComposerState = ReturnType<typeof useComposer>;

/** Says exactly what goes where, when, under which rules. */
export function Composer({ asset, accounts, caption, madeWithAi, wanted }: ComposerProps) {
  const [now] = useState(() => instant(Date.now()));
  const composer = useComposer({ asset, accounts, caption, madeWithAi, wanted, now });
  const { draft, change, chosen } = composer;
  const previewed = chosen[0]?.platform ?? "instagram";
  return (
    <>
      <PageHeader title="New post">{asset.name}</PageHeader>
      <div className="grid gap-6 md:grid-cols-[minmax(12rem,18rem)_minmax(0,1fr)] max-md:[&>:first-child]:max-w-44">
        <div>
          <AssetPreview asset={asset} platform={previewed} />
        </div>
        <div className="flex min-w-0 flex-col gap-6">
          <AccountPicker
            accounts={accounts}
            chosenIds={draft.accountIds}
            onToggle={composer.toggle}
            assetId={asset.id}
          />
          <TextArea
            label="Caption"
            value={draft.caption}
            onChange={(next) => change({ caption: next })}
            count={{ used: draft.caption.length, max: CAPTION_MAX }}
            rows={5}
          />
          <WhenFields value={draft} onChange={change} />
          {draft.when === "at" && <NextSlot accountIds={chosen.map((it) => it.id)} value={draft} onChange={change} />}
          {chosen.map((account) => (
            <TargetPanel key={account.id} account={account} asset={asset} composer={composer} />
          ))}
          <SendBar composer={composer} />
        </div>
      </div>
    </>
  );
}

function TargetPanel({
  account,
  asset,
  composer,
}: {
  account: SocialAccount;
  asset: AssetView;
  composer: ComposerState;
}) {
  const files = filesFor(asset.files, account.platform);
  const options = composer.optionsOf(account);
  const media = mediaKind(files);
  return (
    <Panel title={`${platformNames[account.platform]} @${account.username}`}>
      {options.platform === "tiktok" ? (
        <TikTokForm
          account={account}
          media={media}
          durationMs={files[0]?.durationMs ?? null}
          options={options}
          onChange={(next) => composer.changeOptions(account.id, next)}
        />
      ) : (
        <InstagramForm
          media={media}
          slides={files.length}
          options={options}
          onChange={(next) => composer.changeOptions(account.id, next)}
        />
      )}
    </Panel>
  );
}

/** The declaration, why it cannot go out yet, and the one button. */
function SendBar({ composer }: { composer: ComposerState }) {
  const online = useOnline();
  const { send, pending, error } = useSchedulePost(composer.forget);
  const { draft, chosen, refusal, input } = composer;
  const tiktok = input.targets.filter(({ options }) => options.platform === "tiktok");
  const branded = tiktok.some(({ options }) => options.platform === "tiktok" && options.brandedContent);
  const reason = online ? refusal : "You're offline. The draft is kept on this device.";
  return (
    <div className="flex flex-col items-start gap-3">
      {tiktok.length > 0 && <Declaration branded={branded} />}
      {error && (
        <Callout tone="failed" alert title={error}>
          Nothing was scheduled. What you typed is still here.
        </Callout>
      )}
      {reason && (
        <p role="status" className="text-base text-ink-2">
          {reason}
        </p>
      )}
      <Button
        variant="primary"
        disabled={reason !== null}
        pending={pending}
        pendingLabel="Scheduling…"
        onClick={() => send(input)}
      >
        {draft.when === "now"
          ? `Post now to ${chosen.length} ${chosen.length === 1 ? "account" : "accounts"}`
          : "Schedule"}
      </Button>
      <p className="text-dense text-ink-3">It may take a few minutes after sending until a platform shows a post.</p>
    </div>
  );
}

import { ONLY_ME, privacyLabel, type SocialAccount } from "@vignette/domain/social-accounts";
import { Callout, Checkbox, Select, Skeleton, Switch, TextInput } from "@vignette/ui";
import { errorMessage, trpc } from "../../trpc.ts";
import type { TikTokChoices } from "./target-draft.ts";
import { Disclosure } from "./tiktok-disclosure.tsx";

type TikTokFormProps = {
  account: SocialAccount;
  media: "video" | "photos";
  durationMs: number | null;
  options: TikTokChoices;
  onChange: (options: TikTokChoices) => void;
};

/** TikTok's audit list, item by item: fresh creator info, nothing chosen in advance. Source: contracts §1.12. */
export function TikTokForm({ account, media, durationMs, options, onChange }: TikTokFormProps) {
  // Asked again each time the panel opens: the account's settings may have changed.
  const info = trpc.socialAccounts.creatorInfo.useQuery(
    { accountId: account.id },
    { staleTime: 0, gcTime: 0, retry: 1 },
  );
  if (info.isPending) return <Skeleton className="h-64 w-full" />;
  if (info.isError) {
    return (
      <Callout tone="failed" alert title="TikTok doesn't let this account post right now.">
        {errorMessage(info.error)}
      </Callout>
    );
  }
  const change = (part: Partial<TikTokChoices>) => onChange({ ...options, ...part });
  const tooLong = media === "video" && durationMs !== null && durationMs > info.data.maxDurationSec * 1000;
  return (
    <div className="flex flex-col gap-4">
      <p className="text-dense text-ink-2">
        Posting as <strong className="text-ink">{info.data.nickname}</strong> @{info.data.username}
      </p>
      {tooLong && (
        <Callout
          tone="failed"
          alert
          title={`TikTok lets this account post videos of up to ${info.data.maxDurationSec} s.`}
        />
      )}
      {media === "photos" && (
        <TextInput
          label="Title"
          value={options.photoTitle}
          onChange={(photoTitle) => change({ photoTitle })}
          maxLength={90}
          count={{ used: options.photoTitle.length, max: 90 }}
        />
      )}
      <Select
        label="Who can see this"
        placeholder="Choose…"
        value={options.privacyLevel || null}
        onChange={(privacyLevel) => change({ privacyLevel })}
        options={info.data.privacyOptions.map((value) => ({
          value,
          label: privacyLabel(value),
          ...(value === ONLY_ME && options.disclose && options.brandedContent
            ? { disabled: true, hint: "Branded content visibility cannot be set to private." }
            : {}),
        }))}
      />
      <fieldset>
        <legend className="text-base font-semibold">Allow others to</legend>
        <Interaction
          label="Comment"
          off={info.data.commentDisabled}
          checked={options.allowComment}
          onChange={(allowComment) => change({ allowComment })}
        />
        {media === "video" && (
          <>
            <Interaction
              label="Duet"
              off={info.data.duetDisabled}
              checked={options.allowDuet}
              onChange={(allowDuet) => change({ allowDuet })}
            />
            <Interaction
              label="Stitch"
              off={info.data.stitchDisabled}
              checked={options.allowStitch}
              onChange={(allowStitch) => change({ allowStitch })}
            />
          </>
        )}
      </fieldset>
      <Disclosure options={options} onChange={change} />
      {media === "video" ? (
        <Switch
          label="AI-made label"
          hint="TikTok shows that AI made this. Preset from how it was made."
          checked={options.aiGenerated}
          onChange={(aiGenerated) => change({ aiGenerated })}
        />
      ) : (
        <Switch
          label="Add music automatically"
          checked={options.autoAddMusic}
          onChange={(autoAddMusic) => change({ autoAddMusic })}
        />
      )}
    </div>
  );
}

type InteractionProps = { label: string; off: boolean; checked: boolean; onChange: (checked: boolean) => void };

function Interaction({ label, off, checked, onChange }: InteractionProps) {
  return (
    <Checkbox
      label={label}
      checked={checked && !off}
      disabled={off}
      onChange={onChange}
      {...(off && { hint: "Turned off in your TikTok settings" })}
    />
  );
}

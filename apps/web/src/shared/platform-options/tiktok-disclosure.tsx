import type { TikTokOptions } from "@vignette/domain/scheduling";
import { ONLY_ME } from "@vignette/domain/social-accounts";
import { Checkbox, Switch } from "@vignette/ui";

type DisclosureProps = { options: TikTokOptions; onChange: (part: Partial<TikTokOptions>) => void };

/** TikTok's content disclosure. The quoted labels are TikTok's own. Source: docs/platforms/tiktok.md#audit-list, 3. */
export function Disclosure({ options, onChange }: DisclosureProps) {
  const { disclose, yourBrand, brandedContent, privacyLevel } = options;
  const onlyMe = privacyLevel === ONLY_ME;
  return (
    <div>
      <Switch
        label="Disclose content"
        hint="Turn on if this promotes goods or services in exchange for something of value."
        checked={disclose}
        onChange={(next) =>
          onChange(next ? { disclose: true } : { disclose: false, yourBrand: false, brandedContent: false })
        }
      />
      {disclose && (
        <fieldset className="pl-4">
          <legend className="sr-only">What it promotes</legend>
          <Checkbox label="Your brand" checked={yourBrand} onChange={(next) => onChange({ yourBrand: next })} />
          <Checkbox
            label="Branded content"
            checked={brandedContent}
            disabled={onlyMe}
            onChange={(next) => onChange({ brandedContent: next })}
            {...(onlyMe && { hint: "Branded content visibility cannot be set to private." })}
          />
          <DisclosureNote yourBrand={yourBrand} brandedContent={brandedContent} />
        </fieldset>
      )}
    </div>
  );
}

function DisclosureNote({ yourBrand, brandedContent }: Pick<TikTokOptions, "yourBrand" | "brandedContent">) {
  if (!yourBrand && !brandedContent) {
    return (
      <p role="status" className="text-dense font-medium text-failed">
        You need to indicate if your content promotes yourself, a third party, or both.
      </p>
    );
  }
  const label = brandedContent ? "Paid partnership" : "Promotional content";
  return <p className="text-dense text-ink-2">Your photo/video will be labeled as '{label}'</p>;
}

/** The user's declaration by posting, directly above the button. The words are TikTok's. */
export function Declaration({ branded }: { branded: boolean }) {
  const music = (
    <a
      href="https://www.tiktok.com/legal/page/global/music-usage-confirmation/en"
      target="_blank"
      rel="noreferrer"
      className="link"
    >
      Music Usage Confirmation
    </a>
  );
  return (
    <p className="text-dense text-ink-2">
      By posting, you agree to TikTok's{" "}
      {branded && (
        <>
          <a
            href="https://www.tiktok.com/legal/page/global/bc-policy/en"
            target="_blank"
            rel="noreferrer"
            className="link"
          >
            Branded Content Policy
          </a>{" "}
          and {music}.
        </>
      )}
      {!branded && music}
    </p>
  );
}

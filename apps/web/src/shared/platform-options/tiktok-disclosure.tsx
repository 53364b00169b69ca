import type { TikTokOptions } from "@vignette/domain/scheduling";
import { ONLY_ME } from "@vignette/domain/social-accounts";
import { m } from "@vignette/messages";
import { Checkbox, Sentence, Switch } from "@vignette/ui";

type DisclosureProps = { options: TikTokOptions; onChange: (part: Partial<TikTokOptions>) => void };

/** TikTok's content disclosure. The quoted labels are TikTok's own. Source: docs/platforms/tiktok.md#audit-list, 3. */
export function Disclosure({ options, onChange }: DisclosureProps) {
  const { disclose, yourBrand, brandedContent, privacyLevel } = options;
  const onlyMe = privacyLevel === ONLY_ME;
  return (
    <div>
      <Switch
        label={m.post_disclose_content()}
        hint={m.post_disclose_hint()}
        checked={disclose}
        onChange={(next) =>
          onChange(next ? { disclose: true } : { disclose: false, yourBrand: false, brandedContent: false })
        }
      />
      {disclose && (
        <fieldset className="pl-4">
          <legend className="sr-only">{m.post_what_it_promotes()}</legend>
          <Checkbox
            label={m.post_your_brand()}
            checked={yourBrand}
            onChange={(next) => onChange({ yourBrand: next })}
          />
          <Checkbox
            label={m.post_branded_content()}
            checked={brandedContent}
            disabled={onlyMe}
            onChange={(next) => onChange({ brandedContent: next })}
            {...(onlyMe && { hint: m.post_branded_private() })}
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
        {m.post_indicate_promotion()}
      </p>
    );
  }
  const label = brandedContent ? m.post_paid_partnership() : m.post_promotional_content();
  return <p className="text-dense text-ink-2">{m.post_will_be_labeled({ label })}</p>;
}

/** The user's declaration by posting, directly above the button. The words are TikTok's. */
export function Declaration({ branded }: { branded: boolean }) {
  return (
    <p className="text-dense text-ink-2">
      <Sentence
        text={branded ? m.post_agree_branded() : m.post_agree_music()}
        parts={{ music: policyLink("music-usage-confirmation"), branded: policyLink("bc-policy") }}
      />
    </p>
  );
}

const policyLink = (page: string) => (words: string) => (
  <a href={`https://www.tiktok.com/legal/page/global/${page}/en`} target="_blank" rel="noreferrer" className="link">
    {words}
  </a>
);

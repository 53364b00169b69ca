import type { TikTokOptions } from "@vignette/domain/scheduling";
import { type CreatorInfo, ONLY_ME } from "@vignette/domain/social-accounts";
import { m } from "@vignette/messages";
import { privacyText } from "@vignette/messages/privacy";
import type { SelectOption } from "@vignette/ui";

/**
 * The audiences to choose from: exactly those that TikTok offers the account. Source:
 * docs/platforms/tiktok.md#audit-list, 2 and 3.
 */
export function audienceOf({ privacyOptions }: CreatorInfo, options: TikTokOptions): SelectOption<string>[] {
  const isBranded = options.disclose && options.brandedContent;
  return privacyOptions.map((value) => ({
    value,
    label: privacyText(value),
    ...(value === ONLY_ME && isBranded ? { disabled: true, hint: m.post_branded_private() } : {}),
  }));
}

/**
 * What to expect after sending. TikTok's audit list requires the notice. Source: docs/platforms/tiktok.md#audit-list.
 */
export const afterSending = (hasTikTok: boolean): string =>
  hasTikTok
    ? "After you post, TikTok may take a few minutes to process it and show it on your profile."
    : "After you post, it may take a few minutes to appear.";

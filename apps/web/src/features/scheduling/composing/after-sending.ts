/**
 * What to expect after sending. TikTok's audit list requires the notice. Source: docs/platforms/tiktok.md#audit-list.
 */
export const afterSending = (hasTikTok: boolean): string =>
  hasTikTok
    ? "Once it is sent, TikTok may take a few minutes to process it and to show it on your profile."
    : "Once it is sent, it may take a few minutes until it shows.";

import { m } from "@vignette/messages";
/**
 * What to expect after sending. TikTok's audit list requires the notice. Source: docs/platforms/tiktok.md#audit-list.
 */
export const afterSending = (hasTikTok: boolean): string => (hasTikTok ? m.post_after_tiktok() : m.post_after_other());

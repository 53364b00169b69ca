import * as m from "@vignette/messages/areas/failure";
import { getLocale } from "../generated/runtime.js";
import type { Locale } from "./locale.ts";
import { privacyText } from "./privacy.ts";

type Values = Readonly<Record<string, string | number>>;
type Sentence = (values: never, options?: { locale?: Locale }) => string;

/** Why a post or its first comment failed, by the code that is stored with it. Source: ADR 154. */
export const failureSentences = {
  "failure.nothing-posted": m.failure_nothing_posted,
  "failure.refused": m.failure_refused,
  "failure.refused-because": m.failure_refused_because,
  "failure.temporary": m.failure_temporary,
  "failure.disconnected": m.failure_disconnected,
  "failure.tiktok-permission": m.failure_tiktok_permission,
  "failure.instagram-permission": m.failure_instagram_permission,
  "failure.daily-limit": m.failure_daily_limit,
  "failure.unprocessable": m.failure_unprocessable,
  "failure.tiktok-file-format": m.failure_tiktok_file_format,
  "failure.tiktok-duration": m.failure_tiktok_duration,
  "failure.tiktok-frame-rate": m.failure_tiktok_frame_rate,
  "failure.tiktok-size": m.failure_tiktok_size,
  "failure.tiktok-bit-rate": m.failure_tiktok_bit_rate,
  "failure.tiktok-video-download": m.failure_tiktok_video_download,
  "failure.tiktok-photo-download": m.failure_tiktok_photo_download,
  "failure.tiktok-canceled": m.failure_tiktok_canceled,
  "failure.tiktok-blocked": m.failure_tiktok_blocked,
  "failure.tiktok-caption-spam": m.failure_tiktok_caption_spam,
  "failure.tiktok-spam": m.failure_tiktok_spam,
  "failure.tiktok-app-limit": m.failure_tiktok_app_limit,
  "failure.tiktok-unaudited": m.failure_tiktok_unaudited,
  "failure.tiktok-domain": m.failure_tiktok_domain,
  "failure.tiktok-audience": m.failure_tiktok_audience,
  "failure.tiktok-requests": m.failure_tiktok_requests,
  "failure.tiktok-drafts": m.failure_tiktok_drafts,
  "failure.tiktok-old-app": m.failure_tiktok_old_app,
  "failure.tiktok-not-found": m.failure_tiktok_not_found,
  "failure.tiktok-other-connection": m.failure_tiktok_other_connection,
  "failure.tiktok-too-late": m.failure_tiktok_too_late,
  "failure.tiktok-file": m.failure_tiktok_file,
  "failure.instagram-requests": m.failure_instagram_requests,
  "failure.instagram-ratio": m.failure_instagram_ratio,
  "failure.instagram-spam": m.failure_instagram_spam,
  "failure.instagram-restricted": m.failure_instagram_restricted,
  "failure.instagram-slow-download": m.failure_instagram_slow_download,
  "failure.instagram-expired": m.failure_instagram_expired,
  "failure.instagram-not-created": m.failure_instagram_not_created,
  "failure.instagram-video-unread": m.failure_instagram_video_unread,
  "failure.instagram-file-gone": m.failure_instagram_file_gone,
  "failure.instagram-download": m.failure_instagram_download,
  "failure.instagram-cover": m.failure_instagram_cover,
  "failure.instagram-type": m.failure_instagram_type,
  "failure.instagram-trial": m.failure_instagram_trial,
  "failure.instagram-unfinished": m.failure_instagram_unfinished,
  "failure.instagram-video-format": m.failure_instagram_video_format,
  "failure.instagram-slides": m.failure_instagram_slides,
  "failure.instagram-people": m.failure_instagram_people,
  "failure.instagram-image-size": m.failure_instagram_image_size,
  "failure.instagram-jpeg": m.failure_instagram_jpeg,
  "failure.instagram-caption": m.failure_instagram_caption,
  "failure.changed-after-approval": m.failure_changed_after_approval,
  "failure.account-disabled": m.failure_account_disabled,
  "failure.not-sendable": m.failure_not_sendable,
  "failure.asset-gone": m.failure_asset_gone,
  "failure.not-found-by-you": m.failure_not_found_by_you,
  "failure.not-there": m.failure_not_there,
  "failure.too-slow": m.failure_too_slow,
  "failure.unreachable": m.failure_unreachable,
  "failure.connection-ended": m.failure_connection_ended,
  "failure.connection-unreadable": m.failure_connection_unreadable,
  "failure.gone-comments": m.failure_gone_comments,
  "failure.gone-duet": m.failure_gone_duet,
  "failure.gone-stitch": m.failure_gone_stitch,
  "failure.gone-length": m.failure_gone_length,
  "failure.comment-post-unknown": m.failure_comment_post_unknown,
  "failure.comment-in-doubt": m.failure_comment_in_doubt,
  "failure.comment-not-there": m.failure_comment_not_there,
  "failure.comment-platform": m.failure_comment_platform,
  "failure.comment-connection-ended": m.failure_comment_connection_ended,
  "failure.comment-permission": m.failure_comment_permission,
  "failure.comment-refused": m.failure_comment_refused,
  "failure.gone-privacy": ({ level }: { level: string }, options?: { locale?: Locale }) =>
    m.failure_gone_privacy({ level: privacyText(level, options?.locale) }, options),
} as const satisfies Readonly<Record<string, Sentence>>;

/**
 * The failure of a target in the language of the page, unless another is given. `message`: the sentence in English as it
 * is stored, which stands where a failure has no code.
 */
export function failureWords(
  { message, says }: { message: string; says?: { code: string; values: Values } | null | undefined },
  locale: Locale = getLocale(),
): string {
  const sentence = says && (failureSentences as Readonly<Record<string, Sentence>>)[says.code];
  return sentence ? m.failure_nothing_posted({ why: sentence(says.values as never, { locale }) }, { locale }) : message;
}

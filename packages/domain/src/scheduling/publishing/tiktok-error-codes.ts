import { say } from "../../kernel/index.ts";
import type { FailureCause } from "../post/failure.ts";

/**
 * What TikTok's codes mean and what helps. Source: docs/platforms/tiktok.md#errors-and-rate-limits, #video-post,
 * #photo-post, #post-status.
 */
export const tiktokErrorCodes: Record<string, FailureCause> = {
  file_format_check_failed: {
    fix: "export",
    why: say("failure.tiktok-file-format", "TikTok doesn't accept this file format. Photos must be JPEG, videos MP4."),
  },
  duration_check_failed: {
    fix: "export",
    why: say("failure.tiktok-duration", "This video's length is outside what TikTok allows for this account. Trim it."),
  },
  frame_rate_check_failed: {
    fix: "export",
    why: say("failure.tiktok-frame-rate", "TikTok accepts 23 to 60 frames per second. Export it again."),
  },
  picture_size_check_failed: {
    fix: "export",
    why: say(
      "failure.tiktok-size",
      "An image or video is outside TikTok's sizes: photos up to 1080 px on the shorter side, videos 360 to 4096 px.",
    ),
  },
  video_bitrate_check_failed: {
    fix: "export",
    why: say("failure.tiktok-bit-rate", "TikTok doesn't accept this bit rate. Export it again."),
  },
  internal: {
    fix: "again",
    why: say("failure.temporary", "TikTok had a temporary problem.", { name: "TikTok" }),
    again: true,
  },
  internal_error: {
    fix: "again",
    why: say("failure.temporary", "TikTok had a temporary problem.", { name: "TikTok" }),
    again: true,
  },
  video_pull_failed: {
    fix: "again",
    why: say("failure.tiktok-video-download", "TikTok couldn't download the video."),
    again: true,
  },
  photo_pull_failed: {
    fix: "again",
    why: say("failure.tiktok-photo-download", "TikTok couldn't download the photos."),
    again: true,
  },
  publish_cancelled: { fix: "again", why: say("failure.tiktok-canceled", "The post was canceled on TikTok.") },
  auth_removed: {
    fix: "reconnect",
    why: say("failure.disconnected", "TikTok disconnected this account. Reconnect it.", { name: "TikTok" }),
  },
  scope_not_authorized: {
    fix: "reconnect",
    why: say("failure.tiktok-permission", "A TikTok permission is missing. Reconnect and leave every box checked."),
  },
  access_token_invalid: {
    fix: "reconnect",
    why: say("failure.disconnected", "TikTok disconnected this account. Reconnect it.", { name: "TikTok" }),
  },
  spam_risk_too_many_posts: {
    fix: "wait",
    why: say("failure.daily-limit", "This account has reached TikTok's daily posting limit. Try again tomorrow.", {
      name: "TikTok",
    }),
  },
  spam_risk_user_banned_from_posting: {
    fix: "look",
    why: say("failure.tiktok-blocked", "TikTok isn't letting this account post right now. Check the TikTok app."),
  },
  spam_risk_text: {
    fix: "change",
    why: say("failure.tiktok-caption-spam", "TikTok flagged the caption as spam. Edit it before retrying."),
  },
  spam_risk: {
    fix: "change",
    why: say("failure.tiktok-spam", "TikTok flagged this as spam. Edit the post before retrying."),
  },
  reached_active_user_cap: {
    fix: "wait",
    why: say("failure.tiktok-app-limit", "We've reached TikTok's daily limit for our app. Try again tomorrow."),
  },
  unaudited_client_can_only_post_to_private_accounts: {
    fix: "look",
    why: say(
      "failure.tiktok-unaudited",
      "Until TikTok approves our app, set the account to private and choose Only me.",
    ),
  },
  url_ownership_unverified: {
    fix: "support",
    why: say("failure.tiktok-domain", "Something's wrong on our side (file domain not verified). Contact support."),
  },
  privacy_level_option_mismatch: {
    fix: "change",
    why: say(
      "failure.tiktok-audience",
      "The audience you chose is no longer available for this account. Choose again.",
    ),
  },
  privacy_level_not_authorized: {
    fix: "change",
    why: say(
      "failure.tiktok-audience",
      "The audience you chose is no longer available for this account. Choose again.",
    ),
  },
  invalid_param: {
    fix: "support",
    why: say("failure.unprocessable", "TikTok couldn't process this post. Contact support.", { name: "TikTok" }),
  },
  invalid_params: {
    fix: "support",
    why: say("failure.unprocessable", "TikTok couldn't process this post. Contact support.", { name: "TikTok" }),
  },
  rate_limit_exceeded: {
    fix: "again",
    why: say("failure.tiktok-requests", "We sent TikTok too many requests this minute."),
  },
  scope_permission_missed: {
    fix: "reconnect",
    why: say("failure.tiktok-permission", "A TikTok permission is missing. Reconnect and leave every box checked."),
  },
  spam_risk_too_many_pending_share: {
    fix: "look",
    why: say(
      "failure.tiktok-drafts",
      "This account's TikTok inbox has too many drafts. Finish or delete some in TikTok first.",
    ),
  },
  app_version_check_failed: {
    fix: "look",
    why: say("failure.tiktok-old-app", "This account's TikTok app is too old for photo posts. Update it."),
  },
  invalid_publish_id: {
    fix: "look",
    why: say("failure.tiktok-not-found", "TikTok can't find this post. Check the TikTok app before retrying."),
  },
  token_not_authorized_for_specified_publish_id: {
    fix: "reconnect",
    why: say(
      "failure.tiktok-other-connection",
      "TikTok says this post belongs to another connection. Reconnect the account.",
    ),
  },
  publish_not_cancellable: {
    fix: "look",
    why: say("failure.tiktok-too-late", "It was too late to cancel on TikTok. Check the TikTok app."),
  },
  invalid_file_upload: {
    fix: "export",
    why: say("failure.tiktok-file", "TikTok doesn't accept this file. Export it again."),
  },
};

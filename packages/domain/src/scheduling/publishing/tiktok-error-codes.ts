import type { FailureCause } from "../post/failure.ts";

/**
 * What TikTok's codes mean and what helps. Source: docs/platforms/tiktok.md#errors-and-rate-limits, #video-post,
 * #photo-post, #post-status.
 */
export const tiktokErrorCodes: Record<string, FailureCause> = {
  file_format_check_failed: {
    fix: "export",
    why: "TikTok does not take this file format. Photos must be JPEG, videos MP4.",
  },
  duration_check_failed: {
    fix: "export",
    why: "The video is longer or shorter than TikTok lets this account post. Trim it.",
  },
  frame_rate_check_failed: {
    fix: "export",
    why: "TikTok takes videos of 23 to 60 frames per second. Export it again.",
  },
  picture_size_check_failed: {
    fix: "export",
    why: "A picture or frame is outside of TikTok's sizes: the shorter side of a photo is at most 1080 pixels, a video has 360 to 4096.",
  },
  video_bitrate_check_failed: { fix: "export", why: "TikTok does not take a video of this bit rate. Export it again." },
  internal: { fix: "again", why: "TikTok had trouble of its own.", again: true },
  internal_error: { fix: "again", why: "TikTok had trouble of its own.", again: true },
  video_pull_failed: { fix: "again", why: "TikTok could not download the video.", again: true },
  photo_pull_failed: { fix: "again", why: "TikTok could not download the photos.", again: true },
  publish_cancelled: { fix: "again", why: "The post was canceled on TikTok." },
  auth_removed: { fix: "reconnect", why: "TikTok ended the connection. Reconnect the account." },
  scope_not_authorized: {
    fix: "reconnect",
    why: "TikTok does not let us post for this account. Reconnect and leave every permission ticked.",
  },
  access_token_invalid: { fix: "reconnect", why: "TikTok ended the connection. Reconnect the account." },
  spam_risk_too_many_posts: {
    fix: "wait",
    why: "TikTok says this account has posted enough for now. Send it tomorrow.",
  },
  spam_risk_user_banned_from_posting: {
    fix: "look",
    why: "TikTok does not let this account post at the moment. Look into TikTok for why.",
  },
  spam_risk_text: { fix: "change", why: "TikTok takes the caption for spam. Change it." },
  spam_risk: { fix: "change", why: "TikTok takes this for spam. Change the post before you send it again." },
  reached_active_user_cap: {
    fix: "wait",
    why: "TikTok lets no more accounts post through us today. Send it tomorrow.",
  },
  unaudited_client_can_only_post_to_private_accounts: {
    fix: "look",
    why: "Until TikTok approves our app, set the account to private and choose Only me.",
  },
  url_ownership_unverified: {
    fix: "support",
    why: "TikTok does not know the address of our files. This is ours to mend; please tell support.",
  },
  privacy_level_option_mismatch: {
    fix: "change",
    why: "Your account no longer offers who you wanted to see this. Choose again.",
  },
  privacy_level_not_authorized: {
    fix: "change",
    why: "Your account no longer offers who you wanted to see this. Choose again.",
  },
  invalid_param: { fix: "support", why: "TikTok did not understand the post. Please tell support." },
  invalid_params: { fix: "support", why: "TikTok did not understand the post. Please tell support." },
  rate_limit_exceeded: { fix: "again", why: "TikTok was asked too often in this minute." },
  scope_permission_missed: {
    fix: "reconnect",
    why: "TikTok misses a permission of this account. Reconnect and leave every permission ticked.",
  },
  spam_risk_too_many_pending_share: {
    fix: "look",
    why: "Too many drafts wait in the TikTok inbox of this account. Finish or delete some in TikTok first.",
  },
  app_version_check_failed: { fix: "look", why: "The TikTok app of this account is too old for photos. Update it." },
  invalid_publish_id: {
    fix: "look",
    why: "TikTok no longer knows this post. Look into TikTok before you send it again.",
  },
  token_not_authorized_for_specified_publish_id: {
    fix: "reconnect",
    why: "TikTok says that this post belongs to another connection. Reconnect the account.",
  },
  publish_not_cancellable: {
    fix: "look",
    why: "TikTok had gone too far with the post to cancel it. Look into TikTok.",
  },
  invalid_file_upload: { fix: "export", why: "The file is not what TikTok takes. Export it again." },
};

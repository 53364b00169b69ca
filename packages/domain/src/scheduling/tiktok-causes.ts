import type { Cause } from "./failure.ts";

/** What TikTok's codes mean and what helps. Source: contracts §1.2, §1.4, §1.6, §1.9, §1.11. */
export const tiktokCauses: Record<string, Cause> = {
  file_format_check_failed: { why: "TikTok does not take this file format. Photos must be JPEG, videos MP4." },
  duration_check_failed: { why: "The video is longer or shorter than TikTok lets this account post. Trim it." },
  frame_rate_check_failed: { why: "TikTok takes videos of 23 to 60 frames per second. Export it again." },
  picture_size_check_failed: {
    why: "A picture or frame is outside of TikTok's sizes: the shorter side of a photo is at most 1080 pixels, a video has 360 to 4096.",
  },
  video_bitrate_check_failed: { why: "TikTok does not take a video of this bit rate. Export it again." },
  internal: { why: "TikTok had trouble of its own.", again: true },
  internal_error: { why: "TikTok had trouble of its own.", again: true },
  video_pull_failed: { why: "TikTok could not download the video.", again: true },
  photo_pull_failed: { why: "TikTok could not download the photos.", again: true },
  publish_cancelled: { why: "The post was cancelled on TikTok." },
  auth_removed: { why: "TikTok ended the connection. Reconnect the account." },
  scope_not_authorized: {
    why: "TikTok does not let us post for this account. Reconnect and leave every permission ticked.",
  },
  access_token_invalid: { why: "TikTok ended the connection. Reconnect the account." },
  spam_risk_too_many_posts: { why: "TikTok says this account has posted enough for now. Send it tomorrow." },
  spam_risk_user_banned_from_posting: {
    why: "TikTok does not let this account post at the moment. Look into TikTok for why.",
  },
  spam_risk_text: { why: "TikTok takes the caption for spam. Change it." },
  spam_risk: { why: "TikTok takes this for spam. Change the post before you send it again." },
  reached_active_user_cap: { why: "TikTok lets no more accounts post through us today. Send it tomorrow." },
  unaudited_client_can_only_post_to_private_accounts: {
    why: "Until TikTok approves our app, set the account to private and choose Only me.",
  },
  url_ownership_unverified: {
    why: "TikTok does not know the address of our files. This is ours to mend; please tell support.",
  },
  privacy_level_option_mismatch: { why: "Your account no longer offers who you wanted to see this. Choose again." },
  privacy_level_not_authorized: { why: "Your account no longer offers who you wanted to see this. Choose again." },
  invalid_param: { why: "TikTok did not understand the post. Please tell support." },
  invalid_params: { why: "TikTok did not understand the post. Please tell support." },
  invalid_file_upload: { why: "The file is not what TikTok takes. Export it again." },
};

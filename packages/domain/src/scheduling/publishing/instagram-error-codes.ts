import { say } from "../../kernel/index.ts";
import type { FailureCause } from "../post/failure.ts";

const reconnect: FailureCause = {
  fix: "reconnect",
  why: say("failure.disconnected", "Instagram disconnected this account. Reconnect it.", { name: "Instagram" }),
};
const permission: FailureCause = {
  fix: "reconnect",
  why: say(
    "failure.instagram-permission",
    "An Instagram permission is missing. Reconnect and leave every box checked.",
  ),
};
const busy: FailureCause = {
  fix: "again",
  why: say("failure.instagram-requests", "We sent Instagram too many requests for this account."),
};
const ratio: FailureCause = {
  fix: "export",
  why: say("failure.instagram-ratio", "Instagram accepts images from 4:5 to 1.91:1. Change the format."),
};

/**
 * What Instagram's subcodes, and codes without one, mean and what helps. Source: docs/platforms/instagram.md#errors.
 */
export const instagramErrorCodes: Record<string, FailureCause> = {
  "190": reconnect,
  "460": reconnect,
  "463": reconnect,
  "467": reconnect,
  "102": reconnect,
  "4": busy,
  "17": busy,
  "32": busy,
  "613": busy,
  "10": permission,
  "200": permission,
  "2207051": {
    fix: "change",
    why: say("failure.instagram-spam", "Instagram flagged this as spam and blocked it. Edit the post before retrying."),
  },
  "2207042": {
    fix: "wait",
    why: say("failure.daily-limit", "This account has reached Instagram's daily posting limit. Try again tomorrow.", {
      name: "Instagram",
    }),
  },
  "2207050": {
    fix: "look",
    why: say(
      "failure.instagram-restricted",
      "Instagram restricted this account. Open Instagram and follow the steps there.",
    ),
  },
  "2207003": {
    fix: "again",
    why: say("failure.instagram-slow-download", "Instagram took too long to download the file."),
    again: true,
  },
  "2207020": {
    fix: "again",
    why: say("failure.instagram-expired", "Instagram's upload expired before it was published."),
    again: true,
  },
  "2207001": {
    fix: "again",
    why: say("failure.temporary", "Instagram had a temporary problem.", { name: "Instagram" }),
    again: true,
  },
  "2207032": {
    fix: "again",
    why: say("failure.instagram-not-created", "Instagram couldn't create the post."),
    again: true,
  },
  "2207053": {
    fix: "again",
    why: say("failure.instagram-video-unread", "Instagram couldn't read the video."),
    again: true,
  },
  "2207006": {
    fix: "again",
    why: say("failure.instagram-file-gone", "Instagram no longer has the file."),
    again: true,
  },
  "2207008": {
    fix: "again",
    why: say("failure.instagram-file-gone", "Instagram no longer has the file."),
    again: true,
  },
  "2207052": {
    fix: "again",
    why: say("failure.instagram-download", "Instagram couldn't download the file."),
    again: true,
  },
  "2207085": {
    fix: "again",
    why: say("failure.temporary", "Instagram had a temporary problem.", { name: "Instagram" }),
    again: true,
  },
  expired: {
    fix: "again",
    why: say("failure.instagram-expired", "Instagram's upload expired before it was published."),
    again: true,
  },
  "2207057": {
    fix: "change",
    why: say("failure.instagram-cover", "The cover frame is past the end of the video. Choose another."),
  },
  "2207023": {
    fix: "support",
    why: say("failure.instagram-type", "Instagram doesn't support this type of post. Contact support."),
  },
  "2207081": {
    fix: "change",
    why: say("failure.instagram-trial", "Trial reels aren't available for this account. Choose Reel."),
  },
  "2207027": { fix: "again", why: say("failure.instagram-unfinished", "Instagram didn't finish processing the file.") },
  "1": { fix: "again", why: say("failure.temporary", "Instagram had a temporary problem.", { name: "Instagram" }) },
  "2": { fix: "again", why: say("failure.temporary", "Instagram had a temporary problem.", { name: "Instagram" }) },
  "-1": { fix: "again", why: say("failure.temporary", "Instagram had a temporary problem.", { name: "Instagram" }) },
  "-2": { fix: "again", why: say("failure.instagram-slow-download", "Instagram took too long to download the file.") },
  "9": {
    fix: "wait",
    why: say("failure.daily-limit", "This account has reached Instagram's daily posting limit. Try again tomorrow.", {
      name: "Instagram",
    }),
  },
  "24": { fix: "again", why: say("failure.instagram-file-gone", "Instagram no longer has the file.") },
  "25": {
    fix: "look",
    why: say(
      "failure.instagram-restricted",
      "Instagram restricted this account. Open Instagram and follow the steps there.",
    ),
  },
  "352": {
    fix: "export",
    why: say("failure.instagram-video-format", "Instagram doesn't accept this video format. Export it again."),
  },
  "9007": { fix: "again", why: say("failure.instagram-unfinished", "Instagram didn't finish processing the file.") },
  "2207028": { fix: "change", why: say("failure.instagram-slides", "An Instagram carousel has 2 to 10 slides.") },
  "2207040": { fix: "change", why: say("failure.instagram-people", "An Instagram post tags at most 20 people.") },
  "2207026": {
    fix: "export",
    why: say("failure.instagram-video-format", "Instagram doesn't accept this video format. Export it again."),
  },
  "2207004": { fix: "export", why: say("failure.instagram-image-size", "An image is over Instagram's 8 MB limit.") },
  "2207005": {
    fix: "export",
    why: say("failure.instagram-jpeg", "Instagram accepts images as JPEG only. Export them again."),
  },
  "2207009": ratio,
  "2207010": { fix: "change", why: say("failure.instagram-caption", "The caption is over Instagram's limit.") },
  "36000": { fix: "export", why: say("failure.instagram-image-size", "An image is over Instagram's 8 MB limit.") },
  "36001": {
    fix: "export",
    why: say("failure.instagram-jpeg", "Instagram accepts images as JPEG only. Export them again."),
  },
  "36003": ratio,
  "36004": { fix: "change", why: say("failure.instagram-caption", "The caption is over Instagram's limit.") },
  "9004": {
    fix: "again",
    why: say("failure.instagram-download", "Instagram couldn't download the file."),
    again: true,
  },
  "100": {
    fix: "support",
    why: say("failure.unprocessable", "Instagram couldn't process this post. Contact support.", { name: "Instagram" }),
  },
};

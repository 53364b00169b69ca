import { describe, expect, it } from "vitest";
import { say } from "../../kernel/index.ts";
import { CHANGED_AFTER_APPROVAL, nothingPosted } from "../post/failure.ts";
import { failureFixOf, failureOf } from "./failure-catalog.ts";

describe("failureOf", () => {
  it("says first that nothing was posted, then why and what helps", () => {
    expect(failureOf("instagram", "2207005").message).toBe(
      "Nothing was posted. Instagram accepts images as JPEG only. Export them again.",
    );
  });

  it("tells what a repeat may mend from what it may not", () => {
    expect(failureOf("tiktok", "video_pull_failed").retryable).toBe(true);
    expect(failureOf("tiktok", "spam_risk").retryable).toBe(false);
  });

  it("tells before TikTok's audit that the account itself must be private", () => {
    const { message } = failureOf("tiktok", "unaudited_client_can_only_post_to_private_accounts");
    expect(message).toBe(
      "Nothing was posted. Until TikTok approves our app, set the account to private and choose Only me.",
    );
  });

  it("shows an unknown code as it came", () => {
    expect(failureOf("tiktok", "toString", "Something new.")).toEqual({
      code: "toString",
      message: "Nothing was posted. TikTok refused it: Something new (toString).",
      retryable: false,
      says: { code: "failure.refused-because", values: { name: "TikTok", reason: "Something new", code: "toString" } },
    });
  });
});

/**
 * Every code that the platforms document for what we ask of them, as docs/platforms/tiktok.md and
 * docs/platforms/instagram.md list them.
 */
const documented = {
  tiktok: {
    "every call":
      "access_token_invalid scope_not_authorized scope_permission_missed invalid_params invalid_param invalid_file_upload rate_limit_exceeded internal_error",
    "a post":
      "spam_risk_too_many_posts spam_risk_user_banned_from_posting reached_active_user_cap unaudited_client_can_only_post_to_private_accounts url_ownership_unverified privacy_level_option_mismatch",
    "drafts and photos": "spam_risk_too_many_pending_share app_version_check_failed",
    cancelling: "invalid_publish_id token_not_authorized_for_specified_publish_id publish_not_cancellable",
    "a status":
      "file_format_check_failed duration_check_failed frame_rate_check_failed picture_size_check_failed internal video_pull_failed photo_pull_failed publish_cancelled auth_removed spam_risk_text spam_risk video_bitrate_check_failed privacy_level_not_authorized",
  },
  instagram: {
    connection: "190 460 463 467 102 10 200 210 299",
    limits: "4 17 32 613 2207051 9 2207042",
    files: "-2 2207003 2207020 -1 2207001 2207032 2207053 2207057 24 2207006 2207008 9004 2207052 9007 2207027",
    account: "25 2207050",
    fields:
      "100 2207023 2207028 2207040 352 2207026 36000 2207004 36001 2207005 36003 2207009 36004 2207010 2207081 2207085",
  },
} as const;

const all = Object.entries(documented).flatMap(([platform, parts]) =>
  Object.entries(parts).flatMap(([part, codes]) =>
    codes.split(" ").map((code) => [platform as "tiktok" | "instagram", part, code] as const),
  ),
);

describe("the catalog of failures", () => {
  it.each(all)("knows what %s means (%s) by %s, and what helps", (platform, _, code) => {
    const failure = failureOf(platform, code, "Something new.");
    expect(failure.message).not.toContain("refused it");
    expect(failure.message).toMatch(/^Nothing was posted\. [A-Z].*\.$/);
    expect(failureFixOf(platform, failure)).toMatch(/^(again|wait|change|export|reconnect|look|support)$/);
  });

  it("offers the way out of what stopped a post before its platform was asked", () => {
    const fix = (code: string, retryable = false) =>
      failureFixOf("tiktok", nothingPosted(code, say("failure.x", "Why."), retryable));
    expect([fix("connection-ended"), fix(CHANGED_AFTER_APPROVAL), fix("choice-gone")]).toEqual([
      "reconnect",
      "approve",
      "change",
    ]);
    expect([fix("unreachable", true), fix("nobody-knows")]).toEqual(["again", "support"]);
  });

  it("opens the post where it asks the user to edit it", () => {
    const edited = all.filter(([platform, , code]) => /\bedit\b/i.test(failureOf(platform, code).message));
    expect(edited.length).toBeGreaterThan(2);
    expect(edited.map(([platform, , code]) => failureFixOf(platform, failureOf(platform, code)))).toEqual(
      edited.map(() => "change"),
    );
  });

  it("repeats by itself only what a repeat may mend", () => {
    const repeated = all.filter(([platform, , code]) => failureOf(platform, code).retryable);
    expect(repeated.every(([platform, , code]) => failureFixOf(platform, failureOf(platform, code)) === "again")).toBe(
      true,
    );
  });
});

import { describe, expect, it } from "vitest";
import { failureOf } from "./failure-catalogue.ts";

describe("failureOf", () => {
  it("says first that nothing was posted, then why and what helps", () => {
    expect(failureOf("instagram", "2207005").message).toBe(
      "Nothing was posted. Instagram takes pictures as JPEG only. Export them again.",
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

  it("shows a code that nobody knows as it came", () => {
    expect(failureOf("tiktok", "toString", "Something new.")).toEqual({
      code: "toString",
      message: "Nothing was posted. TikTok refused it: Something new (toString).",
      retryable: false,
    });
  });
});

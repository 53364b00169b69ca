import { describe, expect, it } from "vitest";
import type { CreatorInfo } from "../../social-accounts/index.ts";
import { freshOptions, type TikTokOptions } from "./options.ts";
import { choiceGone } from "./tiktok-choices.ts";

const options: TikTokOptions = {
  ...freshOptions("tiktok", false),
  privacyLevel: "PUBLIC_TO_EVERYONE",
  allowComment: true,
  allowDuet: true,
};
const creator: CreatorInfo = {
  nickname: "Acme",
  username: "acme",
  avatarUrl: "",
  privacyOptions: ["PUBLIC_TO_EVERYONE", "SELF_ONLY"],
  commentDisabled: false,
  duetDisabled: false,
  stitchDisabled: true,
  maxDurationSec: 60,
};
const video = { kind: "video", durationMs: 59_000 } as const;

describe("choiceGone", () => {
  it("lets through what the account still offers", () => {
    expect(choiceGone(options, creator, video)).toBeNull();
  });

  it.each([
    [
      "who may see it",
      { privacyOptions: ["SELF_ONLY"] },
      "Nothing was posted. Your account no longer offers “Everyone”.",
    ],
    ["comments", { commentDisabled: true }, "Nothing was posted. Your account no longer offers comments."],
    ["Duet", { duetDisabled: true }, "Nothing was posted. Your account no longer offers Duet."],
    [
      "the length",
      { maxDurationSec: 30 },
      "Nothing was posted. This video is 0:59; TikTok lets this account post up to 0:30.",
    ],
  ])("stops the post when %s is gone", (_, change, message) => {
    expect(choiceGone(options, { ...creator, ...change }, video)?.message).toBe(message);
  });

  it("asks nothing of photos that only videos have", () => {
    expect(choiceGone(options, { ...creator, duetDisabled: true }, { kind: "photos", durationMs: null })).toBeNull();
  });
});

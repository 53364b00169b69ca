import type { PostedAssetView } from "@vignette/domain/assets";
import { instant } from "@vignette/domain/kernel";
import { choiceGone, freshOptions, type TikTokOptions } from "@vignette/domain/scheduling";
import type { CreatorInfo, SocialAccount } from "@vignette/domain/social-accounts";
import { renderToStaticMarkup } from "react-dom/server";
import { describe, expect, it } from "vitest";
import { audienceOf } from "../../../shared/platform-options/tiktok-audience.ts";
import { Declaration } from "../../../shared/platform-options/tiktok-disclosure.tsx";
import { TikTokFields } from "../../../shared/platform-options/tiktok-fields.tsx";
import type { TikTokCreator } from "../../../shared/platform-options/use-creators.ts";
import { afterSending } from "./after-sending.ts";
import { checkedPlan } from "./findings.ts";

const creator: CreatorInfo = {
  nickname: "Acme Candles",
  username: "acmecandles",
  avatarUrl: "https://avatar.test/a.jpg",
  privacyOptions: ["PUBLIC_TO_EVERYONE", "SELF_ONLY"],
  commentDisabled: false,
  duetDisabled: false,
  stitchDisabled: false,
  maxDurationSec: 60,
};
const fresh = freshOptions("tiktok", true);
const video = { url: "https://v.test/0.mp4", durationMs: 9000 };
const nothing = () => undefined;

/** The rendered form, without tags if `text` is set. */
function form(
  options: Partial<TikTokOptions> = {},
  media: "video" | "photos" = "video",
  change: Partial<CreatorInfo> = {},
) {
  const files = media === "video" ? [video] : [{ url: "https://v.test/0.jpg", durationMs: null }];
  const props = { creator: { ...creator, ...change }, media, files, onChange: nothing, onAiLine: nothing };
  return renderToStaticMarkup(<TikTokFields {...props} options={{ ...fresh, ...options }} />);
}
const textOf = (html: string) =>
  html
    .replace(/<[^>]+>/g, "")
    .replaceAll("&#x27;", "'")
    .replaceAll("&amp;", "&");

/** The state of a checkbox: ticked, and whether it is enabled. */
function box(html: string, label: string) {
  const part = html.split(/<label/).find((it) => textOf(it.slice(it.indexOf(">") + 1)).startsWith(label)) ?? "";
  return {
    there: part !== "",
    ticked: / checked=""/.test(part),
    off: / disabled=""/.test(part),
  };
}

const asset = {
  id: "a",
  projectId: "p",
  files: [
    { ...video, key: "k", type: "video/mp4", bytes: 1e6, sha256: "0", width: 1080, height: 1920, platform: null },
  ],
} as unknown as PostedAssetView;
const account = { id: "t", platform: "tiktok", username: "acme" } as SocialAccount;
const now = instant(Date.parse("2026-11-01T12:00Z"));

/** The problems that disable the composer's button. */
function mustFix(options: Partial<TikTokOptions>, said: TikTokCreator = { state: "told", info: creator }): string[] {
  const plan = {
    asset,
    accounts: [account],
    targets: [{ accountId: "t", caption: "", options: { ...fresh, ...options } }],
    when: { type: "now" as const, zone: "UTC" },
    creators: new Map([["t", said]]),
    now,
  };
  return checkedPlan(plan)
    .findings.filter((it) => it.severity === "must")
    .map((it) => it.message);
}
const publicPost = { privacyLevel: "PUBLIC_TO_EVERYONE" };
const open = "You need to indicate if your content promotes yourself, a third party, or both.";
const links = (html: string) => [...html.matchAll(/href="([^"]+)"/g)].map(([, url]) => url);

/** Each line of docs/platforms/tiktok.md#audit-list, in its order, and where it holds. */
const lines: [line: string, holds: () => unknown, expected: unknown][] = [
  ["1 shows the creator's nickname", () => textOf(form()).includes("Posting as Acme Candles @acmecandles"), true],
  ["1 shows the creator's avatar", () => form().includes("https://avatar.test/a.jpg"), true],
  [
    "1 stops when TikTok says that this account has posted enough",
    () => mustFix(publicPost, { state: "refused", message: "TikTok says enough." }),
    ["TikTok says enough."],
  ],
  [
    "1 stops a video that is longer than the account may post",
    () => mustFix(publicPost, { state: "told", info: { ...creator, maxDurationSec: 5 } }),
    ["This video is 0:09; TikTok lets this account post up to 0:05."],
  ],
  ["1 waits until TikTok has answered", () => mustFix(publicPost, { state: "asking" }).length, 1],
  ["2 lets the title of photos be written", () => textOf(form({}, "photos")).includes("Title"), true],
  ["2 has no default for who sees it", () => fresh.privacyLevel, ""],
  ["2 says so on the form", () => textOf(form()).includes("Choose…"), true],
  ["2 is not posted before a choice", () => mustFix({}), ["Choose who can see it on TikTok."]],
  [
    "2 offers only what TikTok offers the account",
    () => audienceOf(creator, fresh).map((it) => it.label),
    ["Everyone", "Only me"],
  ],
  [
    "2 refuses a level that TikTok does not offer",
    () => mustFix({ privacyLevel: "MUTUAL_FOLLOW_FRIENDS" }),
    ["Your account no longer offers “Friends”."],
  ],
  [
    "2 allows nothing by default",
    () => [fresh.allowComment, fresh.allowDuet, fresh.allowStitch],
    [false, false, false],
  ],
  ["2 ticks no Comment", () => box(form(), "Comment"), { there: true, ticked: false, off: false }],
  ["2 ticks no Duet", () => box(form(), "Duet"), { there: true, ticked: false, off: false }],
  ["2 ticks no Stitch", () => box(form(), "Stitch"), { there: true, ticked: false, off: false }],
  [
    "2 grays Comment where the account turned it off",
    () => box(form({ allowComment: true }, "video", { commentDisabled: true }), "Comment"),
    { there: true, ticked: false, off: true },
  ],
  ["2 grays Duet", () => box(form({}, "video", { duetDisabled: true }), "Duet").off, true],
  ["2 grays Stitch", () => box(form({}, "video", { stitchDisabled: true }), "Stitch").off, true],
  ["2 shows Comment for photos", () => box(form({}, "photos"), "Comment").there, true],
  ["2 shows no Duet for photos", () => box(form({}, "photos"), "Duet").there, false],
  ["2 shows no Stitch for photos", () => box(form({}, "photos"), "Stitch").there, false],
  [
    "2 declares in TikTok's words",
    () => textOf(renderToStaticMarkup(<Declaration branded={false} />)),
    "By posting, you agree to TikTok's Music Usage Confirmation",
  ],
  [
    "2 links the confirmation",
    () => links(renderToStaticMarkup(<Declaration branded={false} />)),
    ["https://www.tiktok.com/legal/page/global/music-usage-confirmation/en"],
  ],
  [
    "3 discloses nothing by default",
    () => [fresh.disclose, fresh.yourBrand, fresh.brandedContent],
    [false, false, false],
  ],
  ["3 hides its choices until it is turned on", () => textOf(form()).includes("Branded content"), false],
  [
    "3 offers both once it is turned on",
    () => /Your brand.*Branded content/.test(textOf(form({ disclose: true }))),
    true,
  ],
  ["3 blocks with neither of them, in TikTok's words", () => mustFix({ ...publicPost, disclose: true }), [open]],
  ["3 says so on the form", () => textOf(form({ disclose: true })).includes(open), true],
  [
    "3 labels your brand",
    () =>
      textOf(form({ disclose: true, yourBrand: true })).includes(
        "Your photo/video will be labeled as 'Promotional content'",
      ),
    true,
  ],
  [
    "3 labels branded content",
    () =>
      textOf(form({ disclose: true, brandedContent: true })).includes(
        "Your photo/video will be labeled as 'Paid partnership'",
      ),
    true,
  ],
  [
    "3 labels both as a partnership",
    () =>
      textOf(form({ disclose: true, yourBrand: true, brandedContent: true })).includes("labeled as 'Paid partnership'"),
    true,
  ],
  [
    "3 disables Only me for branded content, and says why",
    () =>
      audienceOf(creator, { ...fresh, disclose: true, brandedContent: true }).find((it) => it.value === "SELF_ONLY"),
    {
      value: "SELF_ONLY",
      label: "Only me",
      disabled: true,
      hint: "Branded content visibility cannot be set to private.",
    },
  ],
  [
    "3 disables branded content for Only me, and says why",
    () => {
      const html = form({ disclose: true, privacyLevel: "SELF_ONLY" });
      return [
        box(html, "Branded content").off,
        textOf(html).includes("Branded content visibility cannot be set to private."),
      ];
    },
    [true, true],
  ],
  [
    "3 never posts branded content in private",
    () => mustFix({ privacyLevel: "SELF_ONLY", disclose: true, brandedContent: true }),
    ["Branded content visibility cannot be set to private."],
  ],
  [
    "4 declares both policies with branded content",
    () => textOf(renderToStaticMarkup(<Declaration branded />)),
    "By posting, you agree to TikTok's Branded Content Policy and Music Usage Confirmation.",
  ],
  [
    "4 links both",
    () => links(renderToStaticMarkup(<Declaration branded />)),
    [
      "https://www.tiktok.com/legal/page/global/bc-policy/en",
      "https://www.tiktok.com/legal/page/global/music-usage-confirmation/en",
    ],
  ],
  [
    "5 says that processing takes time",
    () => afterSending(true).includes("TikTok may take a few minutes to process it"),
    true,
  ],
  [
    "5 presets the AI label from how it was made",
    () => [fresh.aiGenerated, freshOptions("tiktok", false).aiGenerated],
    [true, false],
  ],
  [
    "5 offers photos words instead of a label",
    () => textOf(form({}, "photos")).includes("TikTok has no AI label for photos"),
    true,
  ],
  [
    "5 stops a scheduled post whose choice is gone, and puts none in its place",
    () =>
      choiceGone(
        { ...fresh, ...publicPost },
        { ...creator, privacyOptions: ["SELF_ONLY"] },
        { kind: "video", durationMs: 1 },
      )?.message,
    "Nothing was posted. Your account no longer offers “Everyone”.",
  ],
];

describe("TikTok's audit list", () => {
  it.each(lines)("%s", (_, holds, expected) => expect(holds()).toEqual(expected));

  it("can be posted once everything is chosen", () => expect(mustFix(publicPost)).toEqual([]));
});

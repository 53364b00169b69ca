import type { PostedAssetView } from "@vignette/domain/assets";
import { instant } from "@vignette/domain/kernel";
import { freshOptions } from "@vignette/domain/scheduling";
import type { SocialAccount } from "@vignette/domain/social-accounts";
import { describe, expect, it } from "vitest";
import { type FillCandidate, fillPlan } from "./fill-plan.ts";

const file = { type: "video/mp4", bytes: 1e6, width: 1080, height: 1920, durationMs: 9000, platform: null };
const piece = (id: string, change: Partial<FillCandidate> = {}): FillCandidate => ({
  asset: { id, projectId: "p", name: id, files: [file] } as unknown as PostedAssetView,
  caption: "Hi",
  hook: null,
  hookId: null,
  ...change,
});
const slot = (accountId: string, wallTime: string) => ({
  accountId,
  zone: "UTC",
  wallTime,
  publishAt: instant(Date.parse(`${wallTime}Z`)),
});
const account = { id: "a", platform: "instagram" } as SocialAccount;
const options = freshOptions("instagram", false);
const slots = [slot("a", "2026-11-03T18:30"), slot("b", "2026-11-04T18:30"), slot("a", "2026-11-05T18:30")];
const plan = (pieces: FillCandidate[]) => fillPlan({ pieces, slots, account, options, posts: [] });

describe("filling free slots", () => {
  it("uses only the account's own slots, in order, and reports content without a slot", () => {
    const rows = plan([piece("one"), piece("two"), piece("three")]);
    expect(rows.map((it) => it.input?.when)).toEqual([
      { type: "at", zone: "UTC", wallTime: "2026-11-03T18:30" },
      { type: "at", zone: "UTC", wallTime: "2026-11-05T18:30" },
      undefined,
    ]);
    expect(rows[2]?.reasons).toEqual(["no free slot left"]);
  });

  it("never plans a post that the platform would reject", () => {
    const [row] = plan([piece("one", { caption: "I tried [product]" })]);
    expect(row).toMatchObject({ input: null, reasons: ["Fill [product] in the caption first."] });
  });

  it("titles photos on TikTok with the hook of each, and those without a hook with the given title", () => {
    const photo = { type: "image/jpeg", bytes: 1e5, width: 1080, height: 1350, durationMs: null, platform: null };
    const asset = { id: "one", projectId: "p", name: "one", files: [photo, photo] } as unknown as PostedAssetView;
    const rows = fillPlan({
      pieces: [
        piece("one", { asset, hook: "Stop fixing tired mornings" }),
        piece("two", { asset: { ...asset, id: "two" } }),
      ],
      slots,
      account: { id: "a", platform: "tiktok" } as SocialAccount,
      options: { ...freshOptions("tiktok", true), privacyLevel: "SELF_ONLY", photoTitle: "Slow mornings" },
      posts: [],
    });
    expect(rows.map((it) => it.input?.targets[0]?.options)).toMatchObject([
      { photoTitle: "Stop fixing tired mornings" },
      { photoTitle: "Slow mornings" },
    ]);
  });

  it("keeps the slot of a post that waits for a choice on TikTok, so that the choice can be made", () => {
    const tiktok = { id: "a", platform: "tiktok" } as SocialAccount;
    const unchosen = freshOptions("tiktok", true);
    const [row] = fillPlan({ pieces: [piece("one")], slots, account: tiktok, options: unchosen, posts: [] });
    expect(row).toMatchObject({ slot: slots[0], input: null, reasons: ["Choose who can see it on TikTok."] });
  });
});

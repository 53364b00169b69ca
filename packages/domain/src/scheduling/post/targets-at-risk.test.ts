import { describe, expect, it } from "vitest";
import { days, instant, later } from "../../kernel/index.ts";
import type { SocialAccount } from "../../social-accounts/index.ts";
import { aTarget } from "./a-target.test-support.ts";
import { targetsAtRisk } from "./targets-at-risk.ts";

const now = instant(1_000_000_000_000);
const at = (ms: number) => aTarget({ id: `in ${ms / days(1)} days`, publishAt: later(now, ms) });
const [soon, late, draft] = [at(days(1)), at(days(5)), aTarget({ state: "draft", publishAt: later(now, days(1)) })];
const targets = [soon, late, draft, aTarget({ accountId: "other" })];
const account = (change: Partial<SocialAccount>) => ({
  id: "a1",
  platform: "tiktok" as const,
  scopes: ["video.publish", "user.info.basic", "user.info.profile", "video.list"],
  state: "connected" as const,
  connectionExpiresAt: later(now, days(90)),
  ...change,
});

describe("posts at risk", () => {
  it.each([
    ["none while the connection renews by itself", {}, []],
    ["those after an end that is near", { connectionExpiresAt: later(now, days(3)) }, [late]],
    ["all that are planned once the connection ended", { state: "reconnect" as const }, [soon, late]],
    ["all without the permission to post", { scopes: ["user.info.basic"] }, [soon, late]],
    ["none for a permission that posting does not need", { scopes: ["video.publish", "user.info.basic"] }, []],
  ])("are %s", (_, change, expected) => {
    expect(targetsAtRisk(account(change), targets, now)).toEqual(expected);
  });
});

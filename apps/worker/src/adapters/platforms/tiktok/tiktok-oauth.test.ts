import { instant } from "@vignette/domain/kernel";
import type { AccountTokens } from "@vignette/domain/social-accounts";
import { describe, expect, it } from "vitest";
import { tiktokAuthorizeUrl, tiktokRenew } from "./tiktok-oauth.ts";

const now = instant(1_000_000_000);
const tokens = { accessToken: "old", refreshToken: "refresh-1" } as AccountTokens;
const answering = (body: unknown, status = 200) => ({
  fetch: async () => Response.json(body, { status }),
  clientKey: "key",
  clientSecret: "secret",
  redirectUri: "https://vignette.test/tiktok-callback",
  now: () => now,
});
const good = { access_token: "new", expires_in: 7200, refresh_token: "refresh-2", refresh_expires_in: 15_552_000 };

describe("renewing TikTok's tokens", () => {
  it("takes the tokens and lifetimes of the answer", async () => {
    expect(await tiktokRenew(answering(good), tokens)).toMatchObject({
      type: "renewed",
      tokens: { accessToken: "new", accessExpiresAt: now + 7_200_000, refreshToken: "refresh-2" },
    });
  });

  it("treats an empty access token as a missing answer", async () => {
    expect(await tiktokRenew(answering({ ...good, access_token: "" }), tokens)).toMatchObject({ type: "unreachable" });
  });

  it("treats an empty refresh token as none, so that the old one is kept", async () => {
    const renewal = await tiktokRenew(answering({ ...good, refresh_token: "" }), tokens);
    expect(renewal).toMatchObject({ type: "renewed", tokens: { refreshToken: null } });
  });

  it.each([200, 400])("recognizes a connection that ended by its error code, also with status %i", async (status) => {
    const no = { error: "invalid_grant", error_description: "Refresh token is invalid or expired." };
    expect(await tiktokRenew(answering(no, status), tokens)).toEqual({ type: "ended" });
  });
});

it("a reconnection requires a new login at TikTok", () => {
  const asks = (afresh: boolean) =>
    new URL(tiktokAuthorizeUrl(answering(good), "s", afresh)).searchParams.get("disable_auto_auth");
  expect([asks(false), asks(true)]).toEqual([null, "1"]);
});

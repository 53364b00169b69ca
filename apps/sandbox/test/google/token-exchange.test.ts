import { createPrivateKey, generateKeyPairSync, type KeyObject } from "node:crypto";
import { SignJWT } from "jose";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { type ListeningSandbox, listeningSandbox } from "../identity/listening-sandbox.ts";

const AUDIENCE = "https://oauth2.googleapis.com/token";
let local: ListeningSandbox;
beforeAll(async () => {
  local = await listeningSandbox();
});
afterAll(async () => await local[Symbol.asyncDispose]());

type Claims = { iss?: string; aud?: string; lifetime?: number; issued?: number; key?: KeyObject };

async function exchange(claims: Claims = {}) {
  const { credentials } = local.sandbox;
  const issuedAt = Math.floor(Date.now() / 1000) + (claims.issued ?? 0);
  const assertion = await new SignJWT({ scope: "https://www.googleapis.com/auth/datastore" })
    .setProtectedHeader({ alg: "RS256", typ: "JWT" })
    .setIssuer(claims.iss ?? credentials.clientEmail)
    .setAudience(claims.aud ?? AUDIENCE)
    .setIssuedAt(issuedAt)
    .setExpirationTime(issuedAt + (claims.lifetime ?? 3600))
    .sign(claims.key ?? createPrivateKey(credentials.privateKey));
  return await post({ grant_type: "urn:ietf:params:oauth:grant-type:jwt-bearer", assertion });
}

async function post(form: Record<string, string>) {
  const response = await local.sandbox.fetch(
    new Request("https://oauth2.googleapis.com/token", { method: "POST", body: new URLSearchParams(form) }),
  );
  return { status: response.status, body: (await response.json()) as Record<string, unknown> };
}

describe("the token exchange of the service account", () => {
  it("returns an access token for one hour that admin calls accept", async () => {
    const { status, body } = await exchange();
    expect(status).toBe(200);
    expect(body).toEqual({ access_token: expect.stringMatching(/^ya29\./), expires_in: 3599, token_type: "Bearer" });

    const lookup = () =>
      local.sandbox.fetch(
        new Request("https://identitytoolkit.googleapis.com/v1/projects/vignette-local/accounts:lookup", {
          method: "POST",
          headers: { authorization: `Bearer ${body.access_token}`, "content-type": "application/json" },
          body: JSON.stringify({ localId: ["unknown"] }),
        }),
      );
    expect((await lookup()).status).toBe(200);
    local.advance(3_600_000);
    expect((await lookup()).status).toBe(401);
    local.advance(-3_600_000);
  });

  it.each([
    [
      "a stranger's signature",
      () => ({ key: generateKeyPairSync("rsa", { modulusLength: 2048 }).privateKey }),
      "Invalid JWT Signature.",
    ],
    ["an unknown account", () => ({ iss: "nobody@example.com" }), "Invalid grant: account not found"],
    ["another audience", () => ({ aud: "https://example.com" }), /audience check/],
    ["more than an hour", () => ({ lifetime: 3601 }), /short-lived token \(60 minutes\)/],
    ["a token of yesterday", () => ({ issued: -86_400 }), /reasonable timeframe/],
    ["a token of tomorrow", () => ({ issued: 86_400 }), /reasonable timeframe/],
  ])("refuses %s", async (_, claims, description) => {
    const { status, body } = await exchange(claims());
    expect(status).toBe(400);
    expect(body.error).toBe("invalid_grant");
    expect(body.error_description).toMatch(description);
  });

  it("refuses another grant and a missing assertion", async () => {
    expect((await post({ grant_type: "password" })).body.error).toBe("unsupported_grant_type");
    expect((await post({ grant_type: "urn:ietf:params:oauth:grant-type:jwt-bearer" })).body.error).toBe(
      "invalid_request",
    );
  });
});

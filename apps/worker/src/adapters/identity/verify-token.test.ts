import { Refusal } from "@vignette/domain/kernel";
import { generateKeyPair, SignJWT } from "jose";
import { describe, expect, it, vi } from "vitest";
import { verifyToken } from "./verify-token.ts";

const PROJECT = "a-project";
const google = await generateKeyPair("RS256");
const now = Math.floor(Date.now() / 1000);

const rightClaims = {
  iss: `https://securetoken.google.com/${PROJECT}`,
  aud: PROJECT,
  sub: "ada",
  iat: now - 60,
  exp: now + 3000,
  auth_time: now - 60,
  email: "ada@vignette.test",
  email_verified: true,
  name: "Ada",
};

const signed = (claims: Record<string, unknown>) =>
  new SignJWT(claims).setProtectedHeader({ alg: "RS256", kid: "k1" }).sign(google.privateKey);
const verified = async (claims: Record<string, unknown>) =>
  verifyToken(await signed(claims), PROJECT, async () => google.publicKey);

describe("an identity token", () => {
  it("identifies the user", async () => {
    expect(await verified(rightClaims)).toEqual({
      uid: "ada",
      email: "ada@vignette.test",
      emailVerified: true,
      displayName: "Ada",
      photoURL: null,
      isAdmin: false,
      signedInAt: (now - 60) * 1000,
    });
  });

  it("is checked once in five minutes, for its own project, and is refused when it ends", async () => {
    let checks = 0;
    const keys = async () => {
      checks += 1;
      return google.publicKey;
    };
    const token = await signed({ ...rightClaims, exp: now + 60 });
    const [first, again] = [await verifyToken(token, PROJECT, keys), await verifyToken(token, PROJECT, keys)];
    expect(again).toEqual(first);
    expect(checks).toBe(1);
    expect(await verifyToken(token, "another", keys)).toMatchObject({ kind: "signed-out" });
    vi.useFakeTimers({ now: Date.now() + 75_000 });
    expect(await verifyToken(token, PROJECT, keys)).toMatchObject({ kind: "signed-out" });
    vi.useRealTimers();
  });

  it("makes an admin only if the claim is true", async () => {
    expect(await verified({ ...rightClaims, isAdmin: true })).toMatchObject({ isAdmin: true });
    expect(await verified({ ...rightClaims, isAdmin: "true" })).toMatchObject({ isAdmin: false });
  });

  it.each([
    ["is meant for another project", { aud: "another" }],
    ["comes from another issuer", { iss: `https://securetoken.google.com/another` }],
    ["has expired", { iat: now - 7200, exp: now - 3600 }],
    ["never expires", { exp: undefined }],
    ["is from the future", { iat: now + 600 }],
    ["has a sign-in time in the future", { auth_time: now + 600 }],
    ["has an empty subject", { sub: "" }],
    ["has no subject", { sub: undefined }],
  ])("is refused if it %s", async (_case, change) => {
    const outcome = await verified({ ...rightClaims, ...change });
    expect(outcome).toBeInstanceOf(Refusal);
    expect(outcome).toMatchObject({ kind: "signed-out" });
  });

  it("is neither accepted nor rejected while Google's keys cannot be loaded", async () => {
    const outcome = await verifyToken(await signed(rightClaims), PROJECT, async () => {
      throw new TypeError("network");
    });
    expect(outcome).toMatchObject({ kind: "unavailable" });
  });
});

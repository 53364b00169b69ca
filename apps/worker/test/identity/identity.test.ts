import { generateKeyPair, SignJWT, UnsecuredJWT } from "jose";
import { describe, expect, it } from "vitest";
import { aPerson, ask, call } from "../support.ts";

const PROJECT = "vignette-local";
const claims = { email: "eve@vignette.test", auth_time: 1 };

/** A token as Google issues it, except for a case's changes, signed with an unknown key. */
async function forged(change: { issuer?: string; audience?: string; subject?: string } = {}): Promise<string> {
  const { privateKey } = await generateKeyPair("RS256");
  return await new SignJWT(claims)
    .setProtectedHeader({ alg: "RS256", kid: "unknown" })
    .setIssuer(change.issuer ?? `https://securetoken.google.com/${PROJECT}`)
    .setAudience(change.audience ?? PROJECT)
    .setSubject(change.subject ?? "eve")
    .setIssuedAt()
    .setExpirationTime("1h")
    .sign(privateKey);
}

const unsigned = () =>
  new UnsecuredJWT(claims)
    .setIssuer(`https://securetoken.google.com/${PROJECT}`)
    .setAudience(PROJECT)
    .setSubject("eve")
    .setIssuedAt()
    .setExpirationTime("1h")
    .encode();

describe("a procedure for users", () => {
  it.each([
    ["no token", async () => null],
    ["a token signed with another key", () => forged()],
    ["a token without a signature (alg none)", async () => unsigned()],
    ["text that is not a token", async () => "not.a.token"],
    ["a real token with a changed claim", async () => tampered((await aPerson()).token)],
  ])("answers 401 and no data to %s", async (_case, token) => {
    const value = await token();
    const answer = await call(value === null ? null : { token: value, uid: "eve", email: "" }, "projects", "list");
    expect(answer).toMatchObject({
      status: 401,
      error: { message: "No user is signed in", data: { code: "UNAUTHORIZED" } },
    });
    expect(answer.value).toBeUndefined();
  });

  it("answers the user of the token", async () => {
    const person = await aPerson();
    expect(await call(person, "projects", "list")).toMatchObject({ status: 200, value: [] });
  });

  it("refuses an x-user-id that names another user, and accepts the matching one", async () => {
    const person = await aPerson();
    const other = await call(person, "projects", "list", undefined, { "x-user-id": "another-user" });
    expect(other).toMatchObject({ status: 403, error: { data: { refusal: "identity.other-user" } } });
    const own = await call(person, "projects", "list", undefined, { "x-user-id": person.uid });
    expect(own.status).toBe(200);
  });
});

describe("signing in", () => {
  it("creates the user's record with the free plan, once", async () => {
    const person = await aPerson();
    const [first, second] = await Promise.all([
      call(person, "identity", "recordSignIn"),
      call(person, "identity", "recordSignIn"),
    ]);
    expect(first).toMatchObject({ status: 200, value: { uid: person.uid, email: person.email, isAdmin: false } });
    expect(second.value.createdAt).toBe(first.value.createdAt);
    const usage = await call(person, "usage", "summary");
    expect(usage.value).toMatchObject({ planId: "default", planName: "Free Plan", used: { projects: 0 } });
  });

  it("is required before a record exists", async () => {
    const answer = await call(await aPerson(), "identity", "me");
    expect(answer).toMatchObject({ status: 404, error: { message: "User document not found" } });
  });
});

describe("a visitor", () => {
  it("reads the flags, which are off by default", async () => {
    const answer = await call(null, "flags", "current");
    expect(answer).toMatchObject({ status: 200, value: { maintenance: false } });
  });

  it("cannot listen to live events", async () => {
    const headers = { upgrade: "websocket", "sec-websocket-protocol": `vignette, ${await forged()}` };
    expect((await ask("/live", { headers })).status).toBe(401);
  });
});

/** Another user's id under the old signature. */
function tampered(token: string): string {
  const [head, body = "", signature] = token.split(".");
  const changed = { ...JSON.parse(atob(body.replaceAll("-", "+").replaceAll("_", "/"))), sub: "eve", user_id: "eve" };
  return [head, btoa(JSON.stringify(changed)).replaceAll("=", ""), signature].join(".");
}

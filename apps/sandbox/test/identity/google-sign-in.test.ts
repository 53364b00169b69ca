import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { googleIdToken } from "./google-id-token.ts";
import { identityWire, newEmail, refusal } from "./identity-wire.ts";
import { type ListeningSandbox, listeningSandbox } from "./listening-sandbox.ts";

let local: ListeningSandbox;
let wire: ReturnType<typeof identityWire>;
beforeAll(async () => {
  local = await listeningSandbox();
  wire = identityWire(local);
});
afterAll(async () => await local[Symbol.asyncDispose]());

describe("sign-in with Google", () => {
  const signIn = (idToken: string, more = "", body: Record<string, unknown> = {}) =>
    wire.call("signInWithIdp", {
      requestUri: "http://localhost",
      postBody: `id_token=${idToken}&providerId=google.com${more}`,
      returnSecureToken: true,
      ...body,
    });

  it("returns the user and whether the account is new", async () => {
    const email = newEmail();
    const token = await googleIdToken(local, { email, name: "Ada Marsh" });
    expect((await signIn(token)).body).toMatchObject({
      kind: "identitytoolkit#VerifyAssertionResponse",
      providerId: "google.com",
      federatedId: expect.stringMatching(/^https:\/\/accounts\.google\.com\/\d{21}$/),
      email,
      emailVerified: true,
      firstName: "Ada",
      lastName: "Marsh",
      isNewUser: true,
    });
    expect((await signIn(token)).body).toMatchObject({ isNewUser: false });
  });

  it("returns the credential and Google's profile in the form of the real provider", async () => {
    const email = newEmail();
    const token = await googleIdToken(local, { email, name: "Ada Marsh" });
    const { body } = await signIn(token);
    const { rawUserInfo, ...answer } = body as Record<string, unknown>;
    expect(answer).toMatchObject({ oauthIdToken: token, context: "", fullName: "Ada Marsh", displayName: "Ada Marsh" });
    expect(JSON.parse(String(rawUserInfo))).toMatchObject({
      id: String(answer.federatedId).split("/").at(-1),
      granted_scopes: expect.stringContaining("userinfo.email"),
      verified_email: true,
      given_name: "Ada",
      email,
    });
  });

  it("returns the credential beside a refusal if it is asked to", async () => {
    const token = await googleIdToken(local, { email: newEmail() });
    await signIn(token);
    const other = await wire.signUp();
    const { status, body } = await signIn(token, "", { idToken: other.idToken, returnIdpCredential: true });
    expect(status).toBe(200);
    expect(body).toMatchObject({ errorMessage: "FEDERATED_USER_ID_ALREADY_LINKED", oauthIdToken: token });
    expect(body).not.toHaveProperty("idToken");
  });

  it("takes Google's profile when it verifies an address, and ends the sessions of an unverified one", async () => {
    const { email, idToken } = await wire.signUp();
    const token = await googleIdToken(local, { email, name: "Ada Marsh" });
    expect((await signIn(token)).body).toMatchObject({ isNewUser: false, emailVerified: true });
    expect((await wire.call("lookup", { idToken })).body).toEqual(refusal("TOKEN_EXPIRED"));
  });

  it("checks the nonce where one is given, plain or hashed", async () => {
    const token = await googleIdToken(local, { email: newEmail(), nonce: "right" });
    expect((await signIn(token, "&nonce=wrong")).body).toEqual(
      refusal(expect.stringMatching(/^MISSING_OR_INVALID_NONCE/)),
    );
    expect((await signIn(token, "&nonce=right")).status).toBe(200);
  });

  it("refuses a token for another app and an expired one", async () => {
    const token = await googleIdToken(local, { email: newEmail() });
    const own = await wire.signUp();
    expect((await signIn(own.idToken)).body).toEqual(refusal(expect.stringMatching(/^INVALID_IDP_RESPONSE/)));
    local.advance(3_601_000);
    expect((await signIn(token)).body).toEqual(refusal(expect.stringMatching(/^INVALID_IDP_RESPONSE/)));
    local.advance(-3_601_000);
  });

  it("refuses to link a Google account that belongs to another user", async () => {
    const token = await googleIdToken(local, { email: newEmail() });
    await signIn(token);
    const other = await wire.signUp();
    expect((await signIn(token, "", { idToken: other.idToken })).body).toEqual(
      refusal("FEDERATED_USER_ID_ALREADY_LINKED"),
    );
  });
});

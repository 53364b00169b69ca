import { createLocalJWKSet, type JSONWebKeySet, jwtVerify } from "jose";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { identityWire, refusal } from "./identity-wire.ts";
import { type ListeningSandbox, listeningSandbox } from "./listening-sandbox.ts";

let local: ListeningSandbox;
let wire: ReturnType<typeof identityWire>;
beforeAll(async () => {
  local = await listeningSandbox();
  wire = identityWire(local);
});
afterAll(async () => await local[Symbol.asyncDispose]());

describe("an ID token", () => {
  it("is verified with the keys that the production address serves, and carries the provider's claims", async () => {
    const { idToken, localId, email } = await wire.signUp();
    const keys = await local.sandbox.fetch(
      new Request("https://www.googleapis.com/service_accounts/v1/jwk/securetoken@system.gserviceaccount.com"),
    );
    expect(keys.headers.get("cache-control")).toMatch(/max-age=\d+/);

    const { payload, protectedHeader } = await jwtVerify(
      idToken,
      createLocalJWKSet((await keys.json()) as JSONWebKeySet),
      {
        algorithms: ["RS256"],
        audience: "vignette-local",
        issuer: "https://securetoken.google.com/vignette-local",
      },
    );
    expect(protectedHeader).toMatchObject({ alg: "RS256", typ: "JWT", kid: expect.any(String) });
    expect(payload).toMatchObject({
      sub: localId,
      user_id: localId,
      email,
      email_verified: false,
      auth_time: payload.iat,
      firebase: { identities: { email: [email] }, sign_in_provider: "password" },
    });
    expect((payload.exp ?? 0) - (payload.iat ?? 0)).toBe(3600);
  });

  it("is different each time, even within one second", async () => {
    const { refreshToken } = await wire.signUp();
    const [one, two] = await Promise.all([wire.refresh(refreshToken), wire.refresh(refreshToken)]);
    expect(one.body.id_token).not.toBe(two.body.id_token);
  });

  it("is invalid as soon as the password changes", async () => {
    const { idToken, refreshToken } = await wire.signUp();
    const changed = await wire.call("update", { idToken, password: "second-password", returnSecureToken: true });
    expect(changed.body).toMatchObject({
      idToken: expect.any(String),
      refreshToken: expect.any(String),
      expiresIn: "3600",
      passwordHash: "UkVEQUNURUQ=",
    });
    expect((await wire.call("lookup", { idToken })).body).toEqual(refusal("TOKEN_EXPIRED"));
    expect((await wire.refresh(refreshToken)).body).toEqual(refusal("TOKEN_EXPIRED"));
    expect((await wire.call("lookup", { idToken: changed.body.idToken })).status).toBe(200);
  });

  it.each([
    ["forged", (token: string) => `${token.slice(0, -6)}AAAAAA`],
    ["unsigned", (token: string) => `${btoa('{"alg":"none"}')}.${token.split(".")[1]}.`],
    ["nonsense", () => "nonsense"],
  ])("is refused when it is %s", async (_, spoil) => {
    const { idToken } = await wire.signUp();
    expect((await wire.call("lookup", { idToken: spoil(idToken) })).body).toEqual(refusal("INVALID_ID_TOKEN"));
  });
});

describe("the token refresh", () => {
  it("answers in snake case, with texts for numbers", async () => {
    const { refreshToken, localId } = await wire.signUp();
    const { body } = await wire.refresh(refreshToken);
    expect(body).toEqual({
      access_token: body.id_token,
      expires_in: "3600",
      token_type: "Bearer",
      refresh_token: refreshToken,
      id_token: expect.any(String),
      user_id: localId,
      project_id: expect.stringMatching(/^\d+$/),
    });
  });

  it("refuses an unknown token, and that of a deleted or disabled account", async () => {
    expect((await wire.refresh("nothing")).body).toEqual(refusal("INVALID_REFRESH_TOKEN"));
    const gone = await wire.signUp();
    await wire.call("delete", { idToken: gone.idToken });
    expect((await wire.refresh(gone.refreshToken)).body).toEqual(refusal("USER_NOT_FOUND"));
    const disabled = await wire.signUp();
    await wire.admin("update", { localId: disabled.localId, disableUser: true });
    expect((await wire.refresh(disabled.refreshToken)).body).toEqual(refusal("USER_DISABLED"));
  });
});

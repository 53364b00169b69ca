import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { identityWire, newEmail, refusal } from "./identity-wire.ts";
import { type ListeningSandbox, listeningSandbox } from "./listening-sandbox.ts";

let local: ListeningSandbox;
let wire: ReturnType<typeof identityWire>;
beforeAll(async () => {
  local = await listeningSandbox();
  wire = identityWire(local);
});
afterAll(async () => await local[Symbol.asyncDispose]());

describe("the identity host", () => {
  it("requires an API key and JSON", async () => {
    expect(await wire.post("/v1/accounts:signUp", { email: newEmail(), password: "x" })).toMatchObject({
      status: 403,
      body: { error: { status: "PERMISSION_DENIED" } },
    });
    const broken = await local.sandbox.fetch(
      new Request("https://identitytoolkit.googleapis.com/v1/accounts:signUp?key=local", { method: "POST", body: "{" }),
    );
    expect(broken.status).toBe(400);
  });

  it("describes the project", async () => {
    const get = async (path: string) =>
      (await local.sandbox.fetch(new Request(`https://identitytoolkit.googleapis.com${path}?key=local`))).json();
    expect(await get("/v1/projects")).toMatchObject({
      authorizedDomains: expect.arrayContaining(["localhost", "127.0.0.1"]),
    });
    expect(await get("/v2/passwordPolicy")).toMatchObject({ customStrengthOptions: { minPasswordLength: 6 } });
    expect(await get("/v2/recaptchaConfig")).toHaveProperty("recaptchaEnforcementState");
    expect(await get("/v1/recaptchaParams")).toHaveProperty("recaptchaSiteKey");
  });

  it("returns the sign-in methods of an address only where email privacy is off", async () => {
    const { email } = await wire.signUp();
    const ask = () => wire.call("createAuthUri", { identifier: email, continueUri: "http://localhost" });
    const switchTo = (enableImprovedEmailPrivacy: boolean) =>
      fetch(`${local.origin}/__control/identity`, {
        method: "POST",
        body: JSON.stringify({ enableImprovedEmailPrivacy }),
      });
    expect((await ask()).body).not.toHaveProperty("registered");
    await switchTo(false);
    expect((await ask()).body).toMatchObject({ registered: true, signinMethods: ["password"] });
    await switchTo(true);
  });

  it("changes an address by mail, and only by mail under email privacy", async () => {
    const { idToken, email } = await wire.signUp();
    const next = newEmail();
    expect((await wire.call("update", { idToken, email: next })).body).toEqual(
      refusal(expect.stringMatching(/^OPERATION_NOT_ALLOWED/)),
    );
    await wire.call("sendOobCode", { requestType: "VERIFY_AND_CHANGE_EMAIL", idToken, newEmail: next });
    const [mail] = (await (await fetch(`${local.origin}/__control/mail`)).json()) as { to: string; oobCode: string }[];
    expect(mail?.to).toBe(next);
    expect((await wire.call("update", { oobCode: mail?.oobCode })).body).toMatchObject({
      email: next,
      emailVerified: true,
    });
    expect((await wire.call("signInWithPassword", { email, password: "first-password" })).status).toBe(400);
    expect((await wire.call("signInWithPassword", { email: next, password: "first-password" })).status).toBe(200);
  });

  it("shows the mails on a page", async () => {
    const { email } = await wire.signUp();
    await wire.call("sendOobCode", { requestType: "PASSWORD_RESET", email });
    const page = await (await fetch(`${local.origin}/__control/mail`, { headers: { accept: "text/html" } })).text();
    expect(page).toContain(email);
    expect(page).toContain("/reset-password?mode=resetPassword&amp;oobCode=");
  });
});

import { createLocalJWKSet, type JSONWebKeySet, jwtVerify } from "jose";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { type ListeningSandbox, listeningSandbox } from "../identity/listening-sandbox.ts";

let local: ListeningSandbox;
beforeAll(async () => {
  local = await listeningSandbox();
});
afterAll(async () => await local[Symbol.asyncDispose]());

const request = {
  client_id: "vignette-local.apps.googleusercontent.com",
  redirect_uri: "http://localhost:8787/auth/callback/google",
  response_type: "id_token",
  scope: "openid email profile",
  nonce: "nonce-1",
  state: "state <1>",
};
const open = (query: Record<string, string>) =>
  fetch(`${local.origin}/accounts.google.com/o/oauth2/v2/auth?${new URLSearchParams(query)}`);
const choose = (form: Record<string, string>) =>
  fetch(`${local.origin}/accounts.google.com/o/oauth2/v2/auth/choose`, {
    method: "POST",
    body: new URLSearchParams(form),
    redirect: "manual",
  });
const fragmentOf = (response: Response) => {
  const target = new URL(response.headers.get("location") ?? "missing:");
  return { target, fragment: new URLSearchParams(target.hash.slice(1)) };
};

describe("Google's account picker", () => {
  it("offers accounts, another account and a way to decline", async () => {
    const page = await (await open(request)).text();
    expect(page.match(/@google\.test<\/small>/g)).toHaveLength(3);
    expect(page).toContain("Use another account");
    expect(page).toContain("http://localhost:8787/auth/callback/google#state=state+%3C1%3E&amp;error=access_denied");
    expect(page).not.toContain("state <1>");
  });

  it("returns a token that Google's public keys verify, for this app and nonce", async () => {
    const { target, fragment } = fragmentOf(
      await choose({ ...request, email: "Mara.Ellison@google.test", name: "Mara Ellison" }),
    );
    expect(target.origin + target.pathname).toBe(request.redirect_uri);
    expect(fragment.get("state")).toBe("state <1>");

    const keys = await local.sandbox.fetch(new Request("https://www.googleapis.com/oauth2/v3/certs"));
    const { payload } = await jwtVerify(
      fragment.get("id_token") ?? "",
      createLocalJWKSet((await keys.json()) as JSONWebKeySet),
      {
        issuer: "https://accounts.google.com",
        audience: request.client_id,
        algorithms: ["RS256"],
      },
    );
    expect(payload).toMatchObject({
      nonce: "nonce-1",
      email: "mara.ellison@google.test",
      email_verified: true,
      name: "Mara Ellison",
      given_name: "Mara",
      family_name: "Ellison",
    });
    const picture = await fetch(String(payload.picture));
    expect(picture.headers.get("content-type")).toContain("image/svg+xml");
  });

  it("gives a person the same id each time", async () => {
    const subject = async (name: string) => {
      const { fragment } = fragmentOf(await choose({ ...request, email: "sam@example.com", name }));
      return JSON.parse(atob(fragment.get("id_token")?.split(".")[1]?.replace(/-/g, "+").replace(/_/g, "/") ?? "")).sub;
    };
    expect(await subject("Sam")).toBe(await subject("Samantha"));
  });

  it.each([
    ["an unknown client", { client_id: "someone.apps.googleusercontent.com" }, 401, "invalid_client"],
    ["a foreign redirect", { redirect_uri: "https://evil.example/cb" }, 400, "redirect_uri_mismatch"],
    ["no nonce", { nonce: "" }, 400, "invalid_request"],
    ["the code flow", { response_type: "code" }, 400, "invalid_request"],
    ["no openid scope", { scope: "email" }, 400, "invalid_scope"],
  ])("is blocked for %s, before and after the choice", async (_, more, status, code) => {
    const opened = await open({ ...request, ...more });
    expect(opened.status).toBe(status);
    expect(await opened.text()).toContain(code);
    expect((await choose({ ...request, ...more, email: "sam@example.com", name: "Sam" })).status).toBe(status);
  });
});

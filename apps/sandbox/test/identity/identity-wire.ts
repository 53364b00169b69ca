import { expect } from "vitest";
import type { ListeningSandbox } from "./listening-sandbox.ts";

type Json = Record<string, unknown>;
type SignedUp = { idToken: string; refreshToken: string; localId: string; email: string };
let emails = 0;

/** An address without an account. */
export const newEmail = () => `wire${++emails}@vignette.test`;

/** The body of a refusal. */
export const refusal = (message: unknown, code = 400) => ({
  error: { code, message, errors: [expect.objectContaining({ domain: "global" })] },
});

/** The calls of the identity provider, as they go over the wire. */
export function identityWire({ sandbox }: ListeningSandbox) {
  async function post(path: string, body: Json, headers: Record<string, string> = {}) {
    const response = await sandbox.fetch(
      new Request(`https://identitytoolkit.googleapis.com${path}`, {
        method: "POST",
        headers: { "content-type": "application/json", ...headers },
        body: JSON.stringify(body),
      }),
    );
    return { status: response.status, body: (await response.json()) as Json };
  }
  async function refresh(refreshToken: string) {
    const response = await sandbox.fetch(
      new Request("https://securetoken.googleapis.com/v1/token?key=local", {
        method: "POST",
        body: new URLSearchParams({ grant_type: "refresh_token", refresh_token: refreshToken }),
      }),
    );
    return { status: response.status, body: (await response.json()) as Json };
  }
  const call = (name: string, body: Json) => post(`/v1/accounts:${name}?key=local`, body);
  return {
    post,
    refresh,
    call,
    admin: (name: string, body: Json) =>
      post(`/v1/projects/vignette-local/accounts:${name}`, body, { authorization: "Bearer owner" }),
    signUp: async () =>
      (await call("signUp", { email: newEmail(), password: "first-password", returnSecureToken: true }))
        .body as SignedUp,
  };
}

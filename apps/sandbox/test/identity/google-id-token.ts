import type { ListeningSandbox } from "./listening-sandbox.ts";

type Person = { email: string; name?: string; nonce?: string };

/** What the account picker hands to the app for "use another account". */
export async function googleIdToken(local: ListeningSandbox, { email, name = "Ana Lima", nonce = "n" }: Person) {
  const query = new URLSearchParams({
    client_id: "vignette-local.apps.googleusercontent.com",
    redirect_uri: "http://localhost:8787/auth/callback/google",
    response_type: "id_token",
    scope: "openid email profile",
    nonce,
    state: "s",
    email,
    name,
  });
  const response = await fetch(`${local.origin}/accounts.google.com/o/oauth2/v2/auth/choose`, {
    method: "POST",
    body: query,
    redirect: "manual",
  });
  const fragment = new URL(response.headers.get("location") ?? "missing:").hash.slice(1);
  return new URLSearchParams(fragment).get("id_token") ?? "";
}

import { createTRPCClient, httpLink } from "@trpc/client";
import type { AppRouter } from "@vignette/worker/router";

export type Client = ReturnType<typeof createTRPCClient<AppRouter>>;
export type SignedUp = { client: Client; email: string; password: string };

/** Makes an account at the identity provider and a client that speaks for it. */
export async function signUp(
  origin: string,
  sandboxOrigin: string,
  email: string,
  password: string,
): Promise<SignedUp> {
  const response = await fetch(`${sandboxOrigin}/identitytoolkit.googleapis.com/v1/accounts:signUp?key=local`, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify({ email, password, returnSecureToken: true, clientType: "CLIENT_TYPE_WEB" }),
  });
  const body = (await response.json()) as { idToken?: string; error?: { message: string } };
  if (!body.idToken) throw new Error(`Signing up failed: ${body.error?.message ?? response.status}`);

  const headers = { authorization: `Bearer ${body.idToken}` };
  return {
    client: createTRPCClient<AppRouter>({ links: [httpLink({ url: `${origin}/api/trpc`, headers })] }),
    email,
    password,
  };
}

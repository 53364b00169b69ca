import { createTRPCClient, httpLink } from "@trpc/client";
import type { AppRouter } from "@vignette/worker/router";
import { verifyEmail } from "./verify-email.ts";

export type Client = ReturnType<typeof createTRPCClient<AppRouter>>;
export type SignedUp = { client: Client; origin: string; idToken: string; email: string; password: string };

/** Creates an account with a verified address at the identity provider, and a client that is signed in with it. */
export async function signUp(
  origin: string,
  sandboxOrigin: string,
  email: string,
  password: string,
): Promise<SignedUp> {
  await identified("signUp", origin, sandboxOrigin, email, password);
  await verifyEmail(sandboxOrigin, email);
  return await signIn(origin, sandboxOrigin, email, password);
}

/** A client that is signed in with an existing account. */
export const signIn = (origin: string, sandboxOrigin: string, email: string, password: string): Promise<SignedUp> =>
  identified("signInWithPassword", origin, sandboxOrigin, email, password);

async function identified(
  verb: "signUp" | "signInWithPassword",
  origin: string,
  sandboxOrigin: string,
  email: string,
  password: string,
): Promise<SignedUp> {
  const response = await fetch(`${sandboxOrigin}/identitytoolkit.googleapis.com/v1/accounts:${verb}?key=local`, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify({ email, password, returnSecureToken: true, clientType: "CLIENT_TYPE_WEB" }),
  });
  const body = (await response.json()) as { idToken?: string; error?: { message: string } };
  if (!body.idToken)
    throw new Error(`The identity provider refused ${email}: ${body.error?.message ?? response.status}`);

  const headers = { authorization: `Bearer ${body.idToken}` };
  const client = createTRPCClient<AppRouter>({ links: [httpLink({ url: `${origin}/api/trpc`, headers })] });
  return { client, origin, idToken: body.idToken, email, password };
}

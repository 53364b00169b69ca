import { createTRPCClient, httpBatchLink } from "@trpc/client";
import type { AppRouter } from "@vignette/worker/router";
import { userRecords } from "../../../apps/worker/src/records/account/users.ts";
import { open } from "../../../apps/worker/src/records/open.ts";
import { BATCH_MAX, fromAnywhere } from "../call.ts";
import type { Product } from "../product.ts";
import { documentsAt } from "./documents.ts";

type Client = ReturnType<typeof createTRPCClient<AppRouter>>;
export type Person = { uid: string; email: string; token: string; client: Client };

const IDENTITY = "https://identitytoolkit.googleapis.com/v1";
const PASSWORD = "a long password";
const AS_SERVICE = { authorization: "Bearer owner" };

/** A new user, with a verified mail address unless `verified` is false. The Worker has no record of them yet. */
export async function aPerson(app: Product, { verified = true } = {}): Promise<Person> {
  const email = `${crypto.randomUUID()}@vignette.test`;
  const account = { email, password: PASSWORD, returnSecureToken: true };
  const { idToken, localId } = await askIdentity(app, "accounts:signUp?key=local", account);
  const facts = { uid: localId, email };
  if (!verified) return personOf(app, { ...facts, token: idToken });
  await askIdentity(app, "projects/vignette-local/accounts:update", { localId, emailVerified: true }, AS_SERVICE);
  const signedIn = await askIdentity(app, "accounts:signInWithPassword?key=local", account);
  return personOf(app, { ...facts, token: signedIn.idToken });
}

/** A user whose own record makes them an admin. */
export async function anAdmin(app: Product): Promise<Person> {
  const person = await aPerson(app);
  await person.client.identity.recordSignIn.mutate();
  await open(documentsAt(app), userRecords).patch(person.uid, { isAdmin: true });
  return person;
}

/** A token with these claims instead of the person's own, signed with the identity provider's key. */
export async function tokenWith(app: Product, { token }: Person, change: Record<string, unknown>): Promise<string> {
  const claims = { ...claimsOf(token), ...change };
  return (await app.control<{ idToken: string }>("identity/tokens", { claims })).idToken;
}

/** The claims of a token, unchecked. */
export const claimsOf = (token: string): Record<string, unknown> =>
  JSON.parse(Buffer.from(token.split(".")[1] ?? "", "base64url").toString());

function personOf(app: Product, facts: Omit<Person, "client">): Person {
  const headers = { authorization: `Bearer ${facts.token}` };
  const links = [httpBatchLink({ url: "/api/trpc", headers, maxItems: BATCH_MAX, fetch: sendTo(app) })];
  return { ...facts, client: createTRPCClient<AppRouter>({ links }) };
}

type Sent = { method?: string; headers?: unknown; body?: unknown };

/** The client's requests go to the product. */
function sendTo(app: Product) {
  return (url: unknown, init: Sent | undefined) =>
    app.send(String(url), {
      method: init?.method ?? "GET",
      headers: { ...Object.fromEntries(new Headers(init?.headers as HeadersInit)), ...fromAnywhere() },
      ...(typeof init?.body === "string" && { body: init.body }),
    });
}

type Told = { idToken: string; localId: string };

async function askIdentity(app: Product, call: string, body: object, own: Record<string, string> = {}): Promise<Told> {
  const headers = { "content-type": "application/json", ...own };
  const answer = await app.outside(`${IDENTITY}/${call}`, { method: "POST", headers, body: JSON.stringify(body) });
  if (!answer.ok) throw new Error(`The identity provider refused ${call}: ${await answer.text()}`);
  return (await answer.json()) as Told;
}

import { exports } from "cloudflare:workers";
import { type AppRouter, appRouter } from "../src/router.ts";

const { default: worker } = exports as unknown as { default: Fetcher };

/** The URLs of the sandbox's own API and of the hosts that it simulates. */
const SANDBOX = "http://localhost:8788";

/** Calls the Worker as a browser in the US does, unless the edge says otherwise. */
export function ask(path: string, init?: RequestInit): Promise<Response> {
  const headers = new Headers(init?.headers);
  if (!headers.has("cf-ipcountry")) headers.set("cf-ipcountry", "US");
  return worker.fetch(`http://localhost:8787${path}`, { ...init, headers } as never) as unknown as Promise<Response>;
}

export type Person = { token: string; uid: string; email: string };

/** A new user with a verified email address, signed up at the identity provider; the Worker has no record of them yet. */
export async function aPerson(email = `${crypto.randomUUID()}@vignette.test`): Promise<Person> {
  const person = await anUnverifiedPerson(email);
  await askIdentity("accounts:update", { localId: person.uid, emailVerified: true }, { authorization: "Bearer owner" });
  const { idToken } = await askIdentity("accounts:signInWithPassword", { email, password: PASSWORD });
  return { ...person, token: idToken };
}

const PASSWORD = "a long password";

/** A new user who has not opened the link in the verification mail. */
export async function anUnverifiedPerson(email = `${crypto.randomUUID()}@vignette.test`): Promise<Person> {
  const { idToken, localId } = await askIdentity("accounts:signUp", { email, password: PASSWORD });
  return { token: idToken, uid: localId, email };
}

async function askIdentity(verb: string, body: object, headers: Record<string, string> = {}) {
  const answer = await fetch(`https://identitytoolkit.googleapis.com/v1/${verb}?key=local`, {
    method: "POST",
    headers: { "content-type": "application/json", ...headers },
    body: JSON.stringify({ ...body, returnSecureToken: true }),
  });
  return (await answer.json()) as { idToken: string; localId: string };
}

/** A user whose user document says isAdmin. */
export async function anAdmin(): Promise<Person> {
  const person = await aPerson();
  await call(person, "identity", "recordSignIn");
  await writeDocument(`users/${person.uid}`, { isAdmin: { booleanValue: true } });
  return person;
}

export type Answer<T> = {
  status: number;
  value: T;
  error: { message: string; data: Record<string, unknown> } | null;
};

type Procedures = AppRouter["_def"]["record"];
type Output<P> = P extends { _def: { $types: { output: infer O } } } ? O : never;

/** Calls a procedure, e.g. `call(person, "projects", "create", { name })`. */
export async function call<W extends keyof Procedures & string, V extends keyof Procedures[W] & string>(
  person: Person | null,
  word: W,
  verb: V,
  input?: unknown,
  headers: Record<string, string> = {},
): Promise<Answer<Output<Procedures[W][V]>>> {
  const path = `/api/trpc/${word}.${verb}`;
  const isQuery = kindOf(`${word}.${verb}`) === "query";
  const query = input === undefined ? "" : `?input=${encodeURIComponent(JSON.stringify(input))}`;
  const answer = await ask(isQuery ? path + query : path, {
    method: isQuery ? "GET" : "POST",
    headers: {
      "content-type": "application/json",
      ...(person && { authorization: `Bearer ${person.token}` }),
      ...headers,
    },
    ...(!isQuery && input !== undefined && { body: JSON.stringify(input) }),
  });
  const body = (await answer.json()) as { result?: { data: Output<Procedures[W][V]> }; error?: Answer<never>["error"] };
  return { status: answer.status, value: body.result?.data as Output<Procedures[W][V]>, error: body.error ?? null };
}

/** Makes the next calls of a host fail. */
export async function fault(rule: Record<string, unknown>): Promise<void> {
  await fetch(`${SANDBOX}/__control/faults`, { method: "POST", body: JSON.stringify(rule) });
}

/** How many calls the ordered faults still wait for. */
export async function faultsLeft(): Promise<number> {
  const rules = (await (await fetch(`${SANDBOX}/__control/faults`)).json()) as { left: number }[];
  return rules.reduce((sum, { left }) => sum + left, 0);
}

/** Removes the remaining faults, since an older rule takes precedence over a newer one. */
export async function noFaults(): Promise<void> {
  await fetch(`${SANDBOX}/__control/faults`, { method: "DELETE" });
}

/** Waits until a call to a host is held by a fault `hold`; with `mentions`, by the rule about this text. */
export async function untilHeld(host: string, mentions?: string): Promise<void> {
  for (;;) {
    const held = (await (await fetch(`${SANDBOX}/__control/held`)).json()) as Held[];
    if (held.some((it) => new URL(it.url).host === host && (mentions === undefined || it.mentions === mentions)))
      return;
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
}

type Held = { url: string; mentions: string | null };

/** Releases held calls: those to one host, or all. */
export async function release(host?: string): Promise<void> {
  await fetch(`${SANDBOX}/__control/release`, { method: "POST", body: JSON.stringify({ host }) });
}

/** The requests to a host, newest first. */
export async function asked(host: string): Promise<Asked[]> {
  return (await fetch(`${SANDBOX}/__control/requests?host=${host}`)).json();
}

/** The requests to a host during an action, newest first. */
export async function requestsDuring(host: string, act: () => Promise<unknown>): Promise<Asked[]> {
  const { n } = (await (await fetch(`${SANDBOX}/__control/requests/last`)).json()) as { n: number };
  await act();
  return (await fetch(`${SANDBOX}/__control/requests?host=${host}&after=${n}`)).json();
}

export type Asked = { method: string; url: string; status: number };

/** Puts a user on a separate plan with these limits, and with these features if any are listed. */
export async function givePlan(person: Person, limits: Record<string, number>, features?: string[]): Promise<Person> {
  await call(person, "identity", "recordSignIn");
  const planId = `plan-${crypto.randomUUID()}`;
  const integers = Object.entries(limits).map(([key, value]) => [key, { integerValue: String(value) }]);
  await writeDocument(`config_subscription/${planId}`, {
    name: { stringValue: "Test plan" },
    price: { integerValue: "0" },
    limits: { mapValue: { fields: Object.fromEntries(integers) } },
    ...(features && { features: { arrayValue: { values: features.map((it) => ({ stringValue: it })) } } }),
  });
  await writeDocument(`user_subscriptions/${person.uid}`, { planId: { stringValue: planId } });
  return person;
}

/** Sets fields of a document with the service account, as in a manual change. */
export async function writeDocument(path: string, fields: Record<string, unknown>): Promise<void> {
  const mask = Object.keys(fields)
    .map((it) => `updateMask.fieldPaths=${it}`)
    .join("&");
  await askDatabase(`${path}?${mask}`, { method: "PATCH", body: JSON.stringify({ fields }) });
}

export const removeDocument = (path: string) => askDatabase(path, { method: "DELETE" });

async function askDatabase(path: string, init: RequestInit): Promise<void> {
  const root = "https://firestore.googleapis.com/v1/projects/vignette-local/databases/(default)/documents";
  const headers = { authorization: "Bearer owner", "content-type": "application/json" };
  const answer = await fetch(`${root}/${path}`, { ...init, headers });
  if (!answer.ok) throw new Error(await answer.text());
}

/** Every procedure by its path, such as `projects.create`, and whether it is a query or a mutation. */
export const procedures = Object.entries(
  appRouter._def.procedures as unknown as Record<string, { _def: { type: string; inputs: unknown[] } }>,
).map(([path, { _def }]) => ({ path, kind: _def.type, takesInput: _def.inputs.length > 0 }));

const kindOf = (path: string): string | undefined => procedures.find((it) => it.path === path)?.kind;

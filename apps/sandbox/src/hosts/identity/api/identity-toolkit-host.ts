import { type Context, Hono } from "hono";
import { accessTokens } from "../../../access-tokens.ts";
import type { Host, HostDeps } from "../../../host.ts";
import { type CallerKind, type IdentityCall, type IdentityDeps, identityDeps } from "../identity.ts";
import { IdentityError, identityErrorBody } from "../identity-error.ts";
import { createAuthUri } from "./create-auth-uri.ts";
import { deleteAccount } from "./delete-account.ts";
import { batchGet, lookup } from "./lookup.ts";
import { projectFacts } from "./project-facts.ts";
import { refreshToken } from "./refresh-token.ts";
import type { RequestBody } from "./request-body.ts";
import { resetPassword } from "./reset-password.ts";
import { sendCode } from "./send-code.ts";
import { signInWithIdp } from "./sign-in-with-idp.ts";
import { signInWithPassword } from "./sign-in-with-password.ts";
import { signUp } from "./sign-up.ts";
import { updateAccount } from "./update-account.ts";

const calls: Readonly<Record<string, IdentityCall>> = {
  "accounts:signUp": signUp,
  "accounts:signInWithPassword": signInWithPassword,
  "accounts:signInWithIdp": signInWithIdp,
  "accounts:lookup": lookup,
  "accounts:update": updateAccount,
  "accounts:sendOobCode": sendCode,
  "accounts:resetPassword": resetPassword,
  "accounts:delete": deleteAccount,
  "accounts:createAuthUri": createAuthUri,
};

/** What only the service account calls, below `/v1/projects/{project}/`. */
const adminCalls: Readonly<Record<string, IdentityCall>> = {
  ...calls,
  accounts: signUp,
  "accounts:batchGet": batchGet,
};

/** identitytoolkit.googleapis.com. Source: docs/platforms/identity.md. */
export function identityToolkitHost(deps: HostDeps): Host {
  const identity = identityDeps(deps);
  const tokens = accessTokens(deps.db, deps.now);
  const app = new Hono();

  for (const [path, facts] of Object.entries(projectFacts)) {
    app.get(path, (c) =>
      withErrors(c, async () => {
        requireApiKey(c);
        return facts;
      }),
    );
  }
  app.post("/v1/:call", (c) =>
    withErrors(c, async () =>
      answer(identity, calls[c.req.param("call")], await bodyOf(c), callerOf(c), languageOf(c)),
    ),
  );
  app.all("/v1/projects/:project/:call", (c) =>
    withErrors(c, async () => {
      requireServiceAccount(callerOf(c), c.req.param("project"), identity.projectId);
      const body = c.req.method === "GET" ? c.req.query() : await bodyOf(c);
      return await answer(identity, adminCalls[c.req.param("call")], body, "service-account", languageOf(c));
    }),
  );
  return { names: ["identitytoolkit.googleapis.com"], app };

  function callerOf(c: Context): CallerKind {
    const authorization = c.req.header("authorization");
    if (tokens.accepts(authorization)) return "service-account";
    if (authorization) throw unauthenticated();
    if (!c.req.path.startsWith("/v1/projects/")) requireApiKey(c);
    return "visitor";
  }
}

/** securetoken.googleapis.com. */
export function secureTokenHost(deps: HostDeps): Host {
  const identity = identityDeps(deps);
  const app = new Hono();
  app.post("/v1/token", (c) =>
    withErrors(c, async () => {
      requireApiKey(c);
      return await refreshToken(identity, await formOf(c));
    }),
  );
  return { names: ["securetoken.googleapis.com"], app };
}

async function answer(
  identity: IdentityDeps,
  call: IdentityCall | undefined,
  body: RequestBody,
  caller: CallerKind,
  language: string | null,
): Promise<object> {
  if (!call) throw new IdentityError("OPERATION_NOT_ALLOWED : Unknown method.");
  return await call(identity, body, caller, language);
}

async function withErrors(c: Context, work: () => Promise<object>): Promise<Response> {
  try {
    return c.json(await work());
  } catch (error) {
    if (error instanceof IdentityError) return c.json(identityErrorBody(error), error.status);
    throw error;
  }
}

async function bodyOf(c: Context): Promise<RequestBody> {
  const body: unknown = await c.req.json().catch(() => null);
  if (typeof body === "object" && body !== null && !Array.isArray(body)) return body as RequestBody;
  throw new IdentityError("INVALID_ARGUMENT : Invalid JSON payload received.");
}

/** The token call takes a form, and JSON as well. */
async function formOf(c: Context): Promise<URLSearchParams> {
  if (!c.req.header("content-type")?.includes("json")) return new URLSearchParams(await c.req.text());
  return new URLSearchParams(
    Object.fromEntries(Object.entries(await bodyOf(c)).map(([name, value]) => [name, String(value)])),
  );
}

/** Source: docs/platforms/identity.md#mails. */
const languageOf = (c: Context) => c.req.header("x-firebase-locale") ?? null;

function requireApiKey(c: Context): void {
  if (c.req.query("key") || c.req.header("x-goog-api-key")) return;
  throw new IdentityError("The request is missing a valid API key.", 403, "PERMISSION_DENIED");
}

function requireServiceAccount(caller: CallerKind, project: string, own: string): void {
  if (caller !== "service-account") throw unauthenticated();
  if (project !== own) throw new IdentityError("CONFIGURATION_NOT_FOUND");
}

const unauthenticated = () =>
  new IdentityError(
    "Request had invalid authentication credentials. Expected OAuth 2 access token, login cookie or other valid authentication credential.",
    401,
    "UNAUTHENTICATED",
  );

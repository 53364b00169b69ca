import { type Context, Hono } from "hono";
import { consentPage, refusalPage } from "../../consent/consent-page.ts";
import { readConsent } from "../../consent/read-consent.ts";
import type { HostDeps } from "../../host.ts";
import type { AccountType, InstagramAccount, InstagramAccounts } from "./accounts.ts";
import type { InstagramGrants } from "./grants.ts";
import { postIdOfShortcode } from "./permalink.ts";
import { INSTAGRAM_SCOPES, type InstagramScope, isInstagramScope } from "./scopes.ts";

type Deps = Pick<HostDeps, "appOrigins" | "sandboxOrigin"> & { accounts: InstagramAccounts; grants: InstagramGrants };
type Request = { clientId: string; scopes: InstagramScope[]; redirectUri: string; state: string };

const TYPE_WORDS: Record<AccountType, string> = {
  BUSINESS: "business",
  MEDIA_CREATOR: "creator",
  PERSONAL: "personal, cannot be connected",
};
const PERSONAL_REFUSED = "This is a personal account. Only professional (Business or Creator) accounts can connect.";

/** `www.instagram.com`: the authorize address with its consent page, and links to what was published. */
export function instagramWebsite(deps: Deps): Hono {
  const app = new Hono();
  for (const path of ["/oauth/authorize", "/oauth/authorize/"]) {
    app.get(path, (c) => withRequest(deps, c, (request) => c.html(page(deps, request))));
    app.post(path, (c) => withRequest(deps, c, (request) => decide(deps, c, request)));
  }
  for (const path of ["/p/:code/", "/reel/:code/", "/p/:code", "/reel/:code"]) {
    app.get(path, (c) =>
      c.redirect(`${deps.sandboxOrigin}/?post=instagram-${postIdOfShortcode(c.req.param("code") ?? "")}`),
    );
  }
  app.get("/stories/:user/:id/", (c) => c.redirect(`${deps.sandboxOrigin}/?post=instagram-${c.req.param("id")}`));
  return app;
}

async function withRequest(deps: Deps, c: Context, next: (request: Request) => Response | Promise<Response>) {
  const request = readRequest(deps, new URL(c.req.url).searchParams);
  return typeof request === "string" ? c.html(refusalPage("Instagram", request), 400) : await next(request);
}

function readRequest(deps: Deps, query: URLSearchParams): Request | string {
  const redirectUri = query.get("redirect_uri") ?? "";
  const clientId = query.get("client_id") ?? "";
  const scopes = (query.get("scope") ?? "").split(",").filter(Boolean);
  if (clientId === "") return "client_id is missing.";
  if (!isRegistered(deps.appOrigins, redirectUri)) return `The redirect address ${redirectUri} is not registered.`;
  if (query.get("response_type") !== "code") return "response_type must be code.";
  if (!scopes.every(isInstagramScope)) return "scope must be a comma-separated list of known scopes.";
  if (!scopes.includes("instagram_business_basic")) return "scope must contain instagram_business_basic.";
  return { clientId, scopes, redirectUri, state: query.get("state") ?? "" };
}

/** Compared exactly; the dashboard may have added the slash. The app's own local origin may be http. */
function isRegistered(appOrigins: readonly string[], redirectUri: string): boolean {
  if (!URL.canParse(redirectUri)) return false;
  const { origin, protocol } = new URL(redirectUri);
  const paths = [`${origin}/auth/callback/instagram`, `${origin}/auth/callback/instagram/`];
  return paths.includes(redirectUri) && (protocol === "https:" || appOrigins.includes(origin));
}

function page({ accounts, sandboxOrigin }: Deps, request: Request, notice?: string) {
  return consentPage({
    service: "Instagram",
    client: "Vignette",
    accounts: accounts.all().map((it) => ({
      id: it.userId,
      name: it.name,
      detail: `@${it.username}, ${TYPE_WORDS[it.type]}`,
      avatarUrl: `${sandboxOrigin}/__avatar/instagram/${it.userId}`,
    })),
    scopes: request.scopes.map((id) => ({
      id,
      label: INSTAGRAM_SCOPES[id],
      required: id === "instagram_business_basic",
    })),
    newAccounts: [
      { value: "BUSINESS", label: "Business" },
      { value: "MEDIA_CREATOR", label: "Creator" },
      { value: "PERSONAL", label: "Personal" },
    ],
    ...(notice === undefined ? {} : { notice }),
  });
}

async function decide(deps: Deps, c: Context, request: Request): Promise<Response> {
  const form = await readConsent(c.req.raw);
  if (typeof form === "string") return c.html(refusalPage("Instagram", form), 400);
  const back = new URL(request.redirectUri);
  if (form.get("decision") === "cancel") {
    back.searchParams.set("error", "access_denied");
    back.searchParams.set("error_reason", "user_denied");
    back.searchParams.set("error_description", "The user denied your request");
  } else {
    const account = chosenAccount(deps.accounts, form);
    if (!account || account.type === "PERSONAL") return c.html(page(deps, request, PERSONAL_REFUSED), 403);
    const scopes = grantedScopes(form, request.scopes);
    back.searchParams.set("code", deps.grants.code({ ...request, userId: account.userId, scopes }));
  }
  if (request.state !== "") back.searchParams.set("state", request.state);
  // Instagram appends this fragment; a client that reads the code carelessly takes it along.
  return c.redirect(`${back.href}#_`);
}

function grantedScopes(form: FormData, asked: InstagramScope[]): InstagramScope[] {
  if (!form.has("scopes_shown") && !form.has("scope")) return asked;
  const ticked = form.getAll("scope");
  return asked.filter((scope) => scope === "instagram_business_basic" || ticked.includes(scope));
}

/** A new name beats the list; a script may name an account by id or by username. */
function chosenAccount(accounts: InstagramAccounts, form: FormData): InstagramAccount | undefined {
  const added = String(form.get("new_account") ?? "").trim();
  if (added !== "") return accounts.named(added, accountType(form.get("new_kind")));
  const named = form.get("account");
  const all = accounts.all();
  return all.find((it) => it.userId === named || it.username === named) ?? all[0];
}

function accountType(value: unknown): AccountType {
  return value === "PERSONAL" || value === "MEDIA_CREATOR" ? value : "BUSINESS";
}

import { type Context, Hono } from "hono";
import { consentPage, refusalPage } from "../../consent/consent-page.ts";
import { readConsent } from "../../consent/read-consent.ts";
import type { HostDeps } from "../../host.ts";
import type { TiktokAccounts } from "./accounts.ts";
import type { TiktokGrants } from "./grants.ts";
import { isTiktokScope, TIKTOK_SCOPES, type TiktokScope } from "./scopes.ts";

type Deps = Pick<HostDeps, "appOrigins" | "sandboxOrigin"> & { accounts: TiktokAccounts; grants: TiktokGrants };

/** What the app asks for, or the sentence that says why the request is refused. */
type Request = {
  clientKey: string;
  scopes: TiktokScope[];
  redirectUri: string;
  state: string;
  challenge: string | null;
};

/** `www.tiktok.com`: the authorize address with its consent page, and links to what was published. */
export function tiktokWebsite(deps: Deps): Hono {
  const app = new Hono();
  for (const path of ["/v2/auth/authorize", "/v2/auth/authorize/"]) {
    app.get(path, (c) => withRequest(deps, c, (request) => c.html(page(deps, request))));
    app.post(path, (c) => withRequest(deps, c, (request) => decide(deps, c, request)));
  }
  app.get("/:user{@.+}/:kind{video|photo}/:id", (c) =>
    c.redirect(`${deps.sandboxOrigin}/?post=tiktok-${c.req.param("id")}`),
  );
  app.get("/:user{@.+}", (c) => c.redirect(`${deps.sandboxOrigin}/`));
  return app;
}

async function withRequest(deps: Deps, c: Context, next: (request: Request) => Response | Promise<Response>) {
  const request = readRequest(deps, new URL(c.req.url).searchParams);
  return typeof request === "string" ? c.html(refusalPage("TikTok", request), 400) : await next(request);
}

function readRequest(deps: Deps, query: URLSearchParams): Request | string {
  const redirectUri = query.get("redirect_uri") ?? "";
  const clientKey = query.get("client_key") ?? "";
  const scopes = (query.get("scope") ?? "").split(",").filter(Boolean);
  if (clientKey === "") return "client_key is missing. It is client_key, not client_id.";
  if (!isRegistered(deps.appOrigins, redirectUri)) return `The redirect address ${redirectUri} is not registered.`;
  if (query.get("response_type") !== "code") return "response_type must be code.";
  if (scopes.length === 0 || !scopes.every(isTiktokScope))
    return "scope must be a comma-separated list of known scopes.";
  return {
    clientKey,
    scopes,
    redirectUri,
    state: query.get("state") ?? "",
    challenge: query.get("code_challenge"),
  };
}

/** https, no query, no fragment, path `/tiktok-callback`; the app's own local origin may be http. */
function isRegistered(appOrigins: readonly string[], redirectUri: string): boolean {
  if (!URL.canParse(redirectUri) || redirectUri.length >= 512) return false;
  const { origin, protocol } = new URL(redirectUri);
  return redirectUri === `${origin}/tiktok-callback` && (protocol === "https:" || appOrigins.includes(origin));
}

function page({ accounts, sandboxOrigin }: Deps, request: Request) {
  return consentPage({
    service: "TikTok",
    client: "Vignette",
    accounts: accounts.all().map((it) => ({
      id: it.openId,
      name: it.displayName,
      detail: `@${it.username}, ${it.isPrivate ? "private" : "public"}, videos up to ${it.maxSeconds / 60} min`,
      avatarUrl: `${sandboxOrigin}/__avatar/tiktok/${it.openId}`,
    })),
    scopes: request.scopes.map((id) => ({ id, label: TIKTOK_SCOPES[id], required: id === "user.info.basic" })),
    newAccounts: [
      { value: "public", label: "Public" },
      { value: "private", label: "Private" },
    ],
  });
}

async function decide(deps: Deps, c: Context, request: Request): Promise<Response> {
  const form = await readConsent(c.req.raw);
  if (typeof form === "string") return c.html(refusalPage("TikTok", form), 400);
  const back = new URL(request.redirectUri);
  if (form.get("decision") === "cancel") {
    back.searchParams.set("error", "access_denied");
    back.searchParams.set("error_description", "User cancelled the authorization");
  } else {
    const scopes = grantedScopes(form, request.scopes);
    const openId = chosenAccount(deps.accounts, form);
    back.searchParams.set("code", deps.grants.code({ ...request, openId, scopes }));
    back.searchParams.set("scopes", scopes.join(","));
  }
  if (request.state !== "") back.searchParams.set("state", request.state);
  return c.redirect(back.href);
}

function grantedScopes(form: FormData, asked: TiktokScope[]): TiktokScope[] {
  if (!form.has("scopes_shown") && !form.has("scope")) return asked;
  const ticked = form.getAll("scope");
  return asked.filter((scope) => scope === "user.info.basic" || ticked.includes(scope));
}

/** A new name beats the list; a script may name an account by id or by username. */
function chosenAccount(accounts: TiktokAccounts, form: FormData): string {
  const added = String(form.get("new_account") ?? "").trim();
  if (added !== "") return accounts.named(added, form.get("new_kind") === "private").openId;
  const named = form.get("account");
  const all = accounts.all();
  const chosen = all.find((it) => it.openId === named || it.username === named) ?? all[0];
  return chosen?.openId ?? "";
}

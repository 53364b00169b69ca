import { type Context, Hono } from "hono";
import type { Host, HostDeps } from "../../host.ts";
import { accountPickerPage, authorizeErrorPage } from "./account-picker-page.ts";
import { type AuthorizeRequest, authorizeRequestFrom, redirectWith } from "./authorize-request.ts";
import { signGoogleIdToken } from "./google-id-token.ts";
import { avatarSvg, type GooglePerson, subjectOf } from "./google-person.ts";
import { signingKey } from "./signing-key.ts";

/** accounts.google.com: the sign-in page that a browser opens, and the way back with a signed ID token. */
export function accountsHost(deps: HostDeps): Host {
  const app = new Hono();
  app.get("/o/oauth2/v2/auth", (c) => {
    const query = new URL(c.req.url).searchParams;
    const request = authorizeRequestFrom(query, deps.appOrigins);
    return "code" in request
      ? c.html(authorizeErrorPage(request), request.status)
      : c.html(accountPickerPage(request, query));
  });
  app.post("/o/oauth2/v2/auth/choose", (c) => chooseAccount(c, deps));
  app.get("/avatar", (c) => {
    const person = { email: c.req.query("email") ?? "", name: c.req.query("name") ?? "" };
    return c.body(avatarSvg(person), 200, {
      "content-type": "image/svg+xml",
      "cache-control": "public, max-age=86400",
    });
  });
  return { names: ["accounts.google.com"], app };
}

async function chooseAccount(c: Context, deps: HostDeps): Promise<Response> {
  const form = new URLSearchParams(await c.req.text());
  const request = authorizeRequestFrom(form, deps.appOrigins);
  if ("code" in request) return c.html(authorizeErrorPage(request), request.status);
  const person = { email: (form.get("email") ?? "").trim().toLowerCase(), name: (form.get("name") ?? "").trim() };
  if (!/^\S+@\S+\.\S+$/.test(person.email)) {
    return c.html(
      authorizeErrorPage({ status: 400, code: "invalid_request", detail: "That is not an email address." }),
      400,
    );
  }
  return c.redirect(redirectWith(request, { id_token: await idTokenFor(person, request, deps) }), 303);
}

async function idTokenFor(
  person: GooglePerson,
  { clientId, nonce }: AuthorizeRequest,
  deps: HostDeps,
): Promise<string> {
  const [given = "", ...family] = person.name.split(" ");
  const claims = {
    sub: subjectOf(person.email),
    aud: clientId,
    email: person.email,
    email_verified: true,
    nonce,
    ...(person.name && { name: person.name, given_name: given }),
    ...(family.length > 0 && { family_name: family.join(" ") }),
    picture: `${deps.sandboxOrigin}/accounts.google.com/avatar?${new URLSearchParams(person)}`,
  };
  return await signGoogleIdToken(signingKey(deps.db, "accounts.google.com"), claims, deps.now());
}

import { isOwnClientId } from "./google-id-token.ts";

/** What the app asks of Google's sign-in page. */
export type AuthorizeRequest = { clientId: string; redirectUri: URL; nonce: string; state: string };
/** What the page shows instead of the accounts. */
export type AuthorizeError = { status: 400 | 401; code: string; detail: string };

/** Reads `/o/oauth2/v2/auth`'s parameters: only the implicit ID-token flow, only for our clients, only back to our app. */
export function authorizeRequestFrom(
  query: URLSearchParams,
  appOrigins: readonly string[],
): AuthorizeRequest | AuthorizeError {
  const missing = ["client_id", "redirect_uri", "response_type", "scope"].find((name) => !query.get(name));
  if (missing) return invalid(`Missing required parameter: ${missing}`);
  const clientId = query.get("client_id") ?? "";
  if (!isOwnClientId(clientId))
    return { status: 401, code: "invalid_client", detail: "The OAuth client was not found." };

  const redirectUri = URL.parse(query.get("redirect_uri") ?? "");
  if (!redirectUri || !isAllowed(redirectUri, appOrigins)) {
    return {
      status: 400,
      code: "redirect_uri_mismatch",
      detail: "The redirect URI in the request does not match the ones authorized for the OAuth client.",
    };
  }
  if (query.get("response_type") !== "id_token") return invalid("The sandbox speaks response_type=id_token only.");
  if (!(query.get("scope") ?? "").split(" ").includes("openid")) {
    return { status: 400, code: "invalid_scope", detail: "Some requested scopes were invalid: openid is missing." };
  }
  const nonce = query.get("nonce");
  if (!nonce) return invalid("Missing required parameter: nonce");
  return { clientId, redirectUri, nonce, state: query.get("state") ?? "" };
}

const invalid = (detail: string): AuthorizeError => ({ status: 400, code: "invalid_request", detail });

/** The app's own origins, and any port of this machine, as Google allows for development. */
function isAllowed(uri: URL, appOrigins: readonly string[]): boolean {
  return (
    uri.hash === "" && (appOrigins.includes(uri.origin) || uri.hostname === "localhost" || uri.hostname === "127.0.0.1")
  );
}

/** Back to the app with an answer in the fragment, where no server sees it. */
export function redirectWith({ redirectUri, state }: AuthorizeRequest, answer: Record<string, string>): string {
  const target = new URL(redirectUri);
  target.hash = new URLSearchParams({ ...(state && { state }), ...answer }).toString();
  return target.href;
}

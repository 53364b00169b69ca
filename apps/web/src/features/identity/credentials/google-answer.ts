/** The request to Google's page, stored until its answer comes back. Both values are random. */
export type GoogleQuestion = { state: string; nonce: string };

/** Google's answer, as passed on by the callback page: the fragment of its address. */
export type GoogleAnswer = { fragment: string };

export type GoogleOutcome =
  | { type: "token"; idToken: string }
  | { type: "canceled" }
  /** Not the answer to our request: another user's, an old one, or a forged one. */
  | { type: "foreign" };

/** The address of Google's sign-in page. Source: docs/platforms/identity.md#google. */
export function googleAddress(question: GoogleQuestion, clientId: string, redirectUri: string): string {
  const url = new URL("https://accounts.google.com/o/oauth2/v2/auth");
  url.search = new URLSearchParams({
    client_id: clientId,
    redirect_uri: redirectUri,
    response_type: "id_token",
    scope: "openid email profile",
    prompt: "select_account",
    ...question,
  }).toString();
  return url.href;
}

/** Reads the answer to our question: the state must be ours, and so must the nonce inside the token. */
export function readGoogleAnswer({ fragment }: GoogleAnswer, question: GoogleQuestion): GoogleOutcome {
  const answer = new URLSearchParams(fragment.replace(/^#/, ""));
  if (answer.get("state") !== question.state) return { type: "foreign" };
  const idToken = answer.get("id_token");
  if (!idToken) return { type: "canceled" };
  return nonceOf(idToken) === question.nonce ? { type: "token", idToken } : { type: "foreign" };
}

/** Whether Google answered with a token, ours or not: no if the user canceled there. */
export const hasToken = (fragment: string): boolean => new URLSearchParams(fragment.replace(/^#/, "")).has("id_token");

/** The nonce claim of a token whose signature the identity provider is about to check. */
function nonceOf(idToken: string): unknown {
  try {
    const payload = (idToken.split(".")[1] ?? "").replaceAll("-", "+").replaceAll("_", "/");
    const claims: unknown = JSON.parse(atob(payload));
    return typeof claims === "object" && claims !== null && "nonce" in claims ? claims.nonce : null;
  } catch {
    return null;
  }
}

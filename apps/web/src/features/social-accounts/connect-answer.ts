/** The result with which a platform redirected the user. */
export type ConnectAnswer = { type: "code"; code: string; state: string } | { type: "denied" } | { type: "broken" };

/**
 * Reads the callback's query. Instagram appends `#_` to its codes; it is not part of them. Source:
 * docs/platforms/tiktok.md#login, docs/platforms/instagram.md#login.
 */
export function connectAnswer(search: string): ConnectAnswer {
  const query = new URLSearchParams(search);
  if (query.has("error")) return { type: "denied" };
  const code = query.get("code")?.replace(/#_$/, "");
  const state = query.get("state");
  return code && state ? { type: "code", code, state } : { type: "broken" };
}

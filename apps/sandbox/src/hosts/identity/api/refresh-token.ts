import { ID_TOKEN_LIFETIME_S } from "../id-tokens.ts";
import type { IdentityDeps } from "../identity.ts";
import { requireActiveAccount } from "../identity.ts";
import { IdentityError } from "../identity-error.ts";

/** The provider names its project by number here. */
export const PROJECT_NUMBER = "417203958164";

/** securetoken: a new ID token for a refresh token, which stays the same. */
export async function refreshToken(identity: IdentityDeps, form: URLSearchParams): Promise<object> {
  if (form.get("grant_type") !== "refresh_token") throw new IdentityError("INVALID_GRANT_TYPE");
  const token = form.get("refresh_token");
  if (!token) throw new IdentityError("MISSING_REFRESH_TOKEN");
  const known = identity.tokens.readRefreshToken(token);
  if (!known) throw new IdentityError("INVALID_REFRESH_TOKEN");

  const account = requireActiveAccount(identity.accounts.byUid(known.uid), known.generation);
  const idToken = await identity.tokens.sign(
    identity.accounts.save({ ...account, lastRefreshAt: identity.now() }),
    known.signIn,
  );
  return {
    access_token: idToken,
    expires_in: String(ID_TOKEN_LIFETIME_S),
    token_type: "Bearer",
    refresh_token: token,
    id_token: idToken,
    user_id: account.uid,
    project_id: PROJECT_NUMBER,
  };
}

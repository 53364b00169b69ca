import { createHash } from "node:crypto";
import { type GoogleClaims, readGoogleIdToken } from "../../google/google-id-token.ts";
import type { Account, GoogleLink } from "../accounts/account.ts";
import { newAccount, withTokensRevoked } from "../accounts/new-account.ts";
import type { IdentityDeps } from "../identity.ts";
import { IdentityError } from "../identity-error.ts";
import { type RequestBody, requiredText, textIn } from "./request-body.ts";

/**
 * accounts:signInWithIdp, for Google. With `idToken` the Google account is linked to that account. With
 * `returnIdpCredential` a refusal comes beside the credential, as `errorMessage`, so that the client can use it
 * elsewhere. Source: docs/platforms/identity.md#google.
 */
export async function signInWithIdp(identity: IdentityDeps, body: RequestBody): Promise<object> {
  const requestUri = requiredText(body, "requestUri", "MISSING_REQUEST_URI");
  if (!URL.canParse(requestUri)) throw new IdentityError("INVALID_REQUEST_URI");
  const post = new URLSearchParams(requiredText(body, "postBody", "INVALID_CREDENTIAL_OR_PROVIDER_ID"));
  if (post.get("providerId") !== "google.com") throw new IdentityError("OPERATION_NOT_ALLOWED");
  const claims = await verifiedClaims(identity, post);
  const credential = credentialOf(claims, post.get("id_token") ?? "");
  try {
    return { ...credential, ...(await signInOrLink(identity, body, claims)) };
  } catch (error) {
    if (body.returnIdpCredential !== true || !(error instanceof IdentityError)) throw error;
    return { ...credential, errorMessage: error.message };
  }
}

async function signInOrLink(identity: IdentityDeps, body: RequestBody, claims: GoogleClaims): Promise<object> {
  const { accounts, now } = identity;
  if (textIn(body, "idToken") !== undefined) {
    const target = linkTarget(identity, (await identity.session(body)).account, claims);
    return await signedIn(identity, linked(target, claims), claims, { isNewUser: false });
  }
  const known = accounts.byGoogle(claims.sub);
  if (known) return await signedIn(identity, { ...known, google: linkOf(claims) }, claims, { isNewUser: false });

  const sameEmail = accounts.byEmail(claims.email);
  if (sameEmail && !claims.email_verified) return confirmation(sameEmail);
  if (sameEmail) {
    const recycled = sameEmail.google ? { emailRecycled: true } : {};
    return await signedIn(identity, merged(sameEmail, claims, now()), claims, { isNewUser: false, ...recycled });
  }
  if (body.autoCreate === false) throw new IdentityError("USER_NOT_FOUND");
  return await signedIn(identity, firstGoogleAccount(claims, now()), claims, { isNewUser: true });
}

async function signedIn(
  identity: IdentityDeps,
  changed: Account,
  claims: GoogleClaims,
  facts: object,
): Promise<object> {
  const account = identity.accounts.save(changed);
  const emailVerified = account.email === claims.email ? account.emailVerified : claims.email_verified;
  return { localId: account.uid, emailVerified, ...facts, ...(await identity.signIn(account, "google.com")) };
}

async function verifiedClaims({ googleKey, now }: IdentityDeps, post: URLSearchParams): Promise<GoogleClaims> {
  const claims = await readGoogleIdToken(googleKey(), post.get("id_token") ?? "", now());
  if (!claims) {
    throw new IdentityError(
      "INVALID_IDP_RESPONSE : The supplied auth credential is malformed, has expired, or is for another audience.",
    );
  }
  const nonce = post.get("nonce");
  if (nonce && claims.nonce !== nonce && claims.nonce !== sha256(nonce)) {
    throw new IdentityError(
      "MISSING_OR_INVALID_NONCE : The Nonce in ID Token does not match the SHA256 hash of the raw nonce.",
    );
  }
  return { ...claims, email: claims.email.toLowerCase() };
}

const sha256 = (text: string): string => createHash("sha256").update(text).digest("hex");

function linkTarget({ accounts }: IdentityDeps, account: Account, claims: GoogleClaims): Account {
  const other = accounts.byGoogle(claims.sub);
  if (other && other.uid !== account.uid) throw new IdentityError("FEDERATED_USER_ID_ALREADY_LINKED");
  const owner = accounts.byEmail(claims.email);
  if (owner && owner.uid !== account.uid) throw new IdentityError("EMAIL_EXISTS");
  return account;
}

/** The account with a Google account linked to it. Its profile stays. */
function linked(account: Account, claims: GoogleClaims): Account {
  const email = account.email ?? claims.email;
  const proves = claims.email_verified && email === claims.email;
  return { ...account, google: linkOf(claims), email, emailVerified: account.emailVerified || proves };
}

/**
 * The account of the address that Google verified, with Google's profile. If the address was unverified until now, the
 * password could be a stranger's: it is removed, and all older tokens end.
 */
function merged(account: Account, claims: GoogleClaims, now: number): Account {
  const own = account.emailVerified ? account : withTokensRevoked({ ...account, password: null }, now);
  return { ...own, ...profileOf(claims), google: linkOf(claims), emailVerified: true };
}

const firstGoogleAccount = (claims: GoogleClaims, now: number): Account => ({
  ...newAccount({ email: claims.email, emailVerified: claims.email_verified }, now),
  ...profileOf(claims),
  google: linkOf(claims),
});

const profileOf = ({ name, picture }: GoogleClaims) => ({ displayName: name ?? null, photoUrl: picture ?? null });

const linkOf = ({ sub, email, name, picture }: GoogleClaims): GoogleLink => ({
  sub,
  email,
  displayName: name ?? null,
  photoUrl: picture ?? null,
});

/** Google does not vouch for the address: the owner must sign in the old way first. */
const confirmation = ({ uid, google }: Account) => ({
  localId: uid,
  needConfirmation: true,
  verifiedProvider: google ? ["google.com"] : [],
});

/** The credential and the profile, as the provider read them from Google's token. */
function credentialOf(
  { sub, email, email_verified, name, given_name, family_name, picture }: GoogleClaims,
  idToken: string,
) {
  const rawUserInfo = {
    granted_scopes:
      "openid https://www.googleapis.com/auth/userinfo.profile https://www.googleapis.com/auth/userinfo.email",
    id: sub,
    name,
    given_name,
    family_name,
    verified_email: email_verified,
    locale: "en",
    email,
    picture,
  };
  return {
    kind: "identitytoolkit#VerifyAssertionResponse",
    context: "",
    providerId: "google.com",
    federatedId: `https://accounts.google.com/${sub}`,
    email,
    emailVerified: email_verified,
    displayName: name,
    fullName: name,
    firstName: given_name,
    lastName: family_name,
    photoUrl: picture,
    rawUserInfo: JSON.stringify(rawUserInfo),
    oauthIdToken: idToken,
  };
}

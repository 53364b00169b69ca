import { createHash } from "node:crypto";
import { type GoogleClaims, readGoogleIdToken } from "../google/google-id-token.ts";
import type { Account, GoogleLink } from "./account.ts";
import type { Identity } from "./identity.ts";
import { IdentityError } from "./identity-error.ts";
import { newAccount } from "./new-account.ts";
import { type RequestBody, requiredText, textIn } from "./request-body.ts";

/** accounts:signInWithIdp, for Google. With `idToken` the Google account is linked to that account. */
export async function signInWithIdp(identity: Identity, body: RequestBody): Promise<object> {
  const post = new URLSearchParams(requiredText(body, "postBody", "INVALID_CREDENTIAL_OR_PROVIDER_ID"));
  if (post.get("providerId") !== "google.com") throw new IdentityError("OPERATION_NOT_ALLOWED");
  const claims = await verifiedClaims(identity, post);

  const linking = textIn(body, "idToken") !== undefined;
  const found = linking
    ? linkTarget(identity, (await identity.session(body)).account, claims)
    : ownerOf(identity, claims);
  if (found && !linking && !found.google && !claims.email_verified) return confirmation(found, claims);
  if (!found && body.autoCreate === false) throw new IdentityError("USER_NOT_FOUND");

  const known = found && !linking ? withoutUnprovenPassword(found) : found;
  const account = identity.accounts.save(
    known ? withGoogle(known, claims) : firstGoogleAccount(claims, identity.now()),
  );
  return {
    ...answer(account, claims, post.get("id_token") ?? ""),
    isNewUser: found === null,
    ...(await identity.signIn(account, "google.com")),
  };
}

async function verifiedClaims({ googleKey, now }: Identity, post: URLSearchParams): Promise<GoogleClaims> {
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

const ownerOf = ({ accounts }: Identity, claims: GoogleClaims): Account | null =>
  accounts.byGoogle(claims.sub) ?? accounts.byEmail(claims.email);

function linkTarget({ accounts }: Identity, account: Account, claims: GoogleClaims): Account {
  const linked = accounts.byGoogle(claims.sub);
  if (linked && linked.uid !== account.uid) throw new IdentityError("FEDERATED_USER_ID_ALREADY_LINKED");
  const owner = accounts.byEmail(claims.email);
  if (owner && owner.uid !== account.uid) throw new IdentityError("EMAIL_EXISTS");
  return account;
}

function withGoogle(account: Account, claims: GoogleClaims): Account {
  const proves = claims.email_verified && account.email === claims.email;
  return {
    ...account,
    google: linkOf(claims),
    emailVerified: account.emailVerified || proves,
    email: account.email ?? claims.email,
    displayName: account.displayName ?? claims.name ?? null,
    photoUrl: account.photoUrl ?? claims.picture ?? null,
  };
}

/** A password that was set before the address was proven could be a stranger's: signing in by Google's proof removes it. */
const withoutUnprovenPassword = (account: Account): Account =>
  account.emailVerified || account.google ? account : { ...account, password: null };

const firstGoogleAccount = (claims: GoogleClaims, now: number): Account =>
  withGoogle(newAccount({ email: claims.email, emailVerified: claims.email_verified }, now), claims);

const linkOf = ({ sub, email, name, picture }: GoogleClaims): GoogleLink => ({
  sub,
  email,
  displayName: name ?? null,
  photoUrl: picture ?? null,
});

/** Google does not vouch for the address: the owner must sign in the old way first. */
const confirmation = (account: Account, claims: GoogleClaims) => ({
  kind: "identitytoolkit#VerifyAssertionResponse",
  providerId: "google.com",
  needConfirmation: true,
  verifiedProvider: account.password ? ["password"] : [],
  email: claims.email,
});

function answer(account: Account, claims: GoogleClaims, oauthIdToken: string) {
  return {
    kind: "identitytoolkit#VerifyAssertionResponse",
    providerId: "google.com",
    federatedId: `https://accounts.google.com/${claims.sub}`,
    localId: account.uid,
    email: claims.email,
    emailVerified: claims.email_verified,
    displayName: account.displayName ?? "",
    fullName: claims.name ?? "",
    firstName: claims.given_name ?? "",
    lastName: claims.family_name ?? "",
    photoUrl: account.photoUrl ?? "",
    rawUserInfo: JSON.stringify(claims),
    oauthIdToken,
  };
}

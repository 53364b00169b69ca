import type { Account } from "../accounts/account.ts";
import { requireCustomAttributes } from "../accounts/custom-attributes.ts";
import { withTokensRevoked } from "../accounts/new-account.ts";
import { hashPassword, requireStrongPassword } from "../accounts/password.ts";
import type { SignIn } from "../id-tokens.ts";
import type { CallerKind, IdentityDeps } from "../identity.ts";
import { IdentityError } from "../identity-error.ts";
import { providerUserInfo, REDACTED } from "./lookup.ts";
import { type RequestBody, requiredEmail, requiredText, textIn, textsIn } from "./request-body.ts";

/** accounts:update: a person changes their own account, the service account any, and a mailed code confirms an address. */
export async function updateAccount(identity: IdentityDeps, body: RequestBody, caller: CallerKind): Promise<object> {
  if (textIn(body, "oobCode") !== undefined) return answer(identity.accounts.save(confirmedAccount(identity, body)));
  if (caller === "service-account" && !textIn(body, "idToken")) return await updateAny(identity, body);

  const { account, signIn } = await identity.session(body);
  requireAllowed(identity, body, account, signIn);
  const changed = await withSecrets(identity, withProfile(account, body), body);
  const saved = identity.accounts.save(changed);
  const renewed = saved.generation > account.generation;
  const provider = textIn(body, "password") === undefined ? signIn.provider : "password";
  return { ...answer(saved), ...(renewed && (await identity.tokenFields(saved, { ...signIn, provider }))) };
}

async function updateAny(identity: IdentityDeps, body: RequestBody): Promise<object> {
  const account = identity.accounts.byUid(requiredText(body, "localId", "MISSING_LOCAL_ID"));
  if (!account) throw new IdentityError("USER_NOT_FOUND");
  return answer(
    identity.accounts.save(withPowers(await withSecrets(identity, withProfile(account, body), body), body)),
  );
}

/** What only the service account may set. */
function withPowers(account: Account, body: RequestBody): Account {
  const { customAttributes, emailVerified, disableUser, validSince } = body;
  const claims =
    typeof customAttributes === "string" ? requireCustomAttributes(customAttributes) : account.customAttributes;
  const since = validSince === undefined ? null : Number(validSince);
  return {
    ...account,
    customAttributes: claims,
    emailVerified: typeof emailVerified === "boolean" ? emailVerified : account.emailVerified,
    disabled: typeof disableUser === "boolean" ? disableUser : account.disabled,
    ...(since !== null && Number.isFinite(since) && { validSince: since, generation: account.generation + 1 }),
  };
}

/** A new password or address asks for a recent sign-in; a new address asks for a mailed proof where addresses are private. */
function requireAllowed(identity: IdentityDeps, body: RequestBody, account: Account, signIn: SignIn): void {
  const newEmail = textIn(body, "email") !== undefined && requiredEmail(body) !== account.email;
  if (newEmail || textIn(body, "password") !== undefined) identity.requireRecent(signIn);
  if (newEmail && identity.settings.read().enableImprovedEmailPrivacy) {
    throw new IdentityError("OPERATION_NOT_ALLOWED : Please verify the new email before changing email.");
  }
}

function withProfile(account: Account, body: RequestBody): Account {
  const unlinked = textsIn(body, "deleteProvider");
  return {
    ...account,
    displayName: changedText(body, "displayName", "DISPLAY_NAME", account.displayName),
    photoUrl: changedText(body, "photoUrl", "PHOTO_URL", account.photoUrl),
    google: unlinked.includes("google.com") ? null : account.google,
    password: unlinked.includes("password") ? null : account.password,
  };
}

/** Absent leaves as it is; empty, null or named in `deleteAttribute` removes. */
function changedText(body: RequestBody, field: string, attribute: string, now: string | null): string | null {
  if (textsIn(body, "deleteAttribute").includes(attribute)) return null;
  return body[field] === undefined ? now : (textIn(body, field) ?? null);
}

async function withSecrets({ accounts, now }: IdentityDeps, account: Account, body: RequestBody): Promise<Account> {
  const email = textIn(body, "email") === undefined ? account.email : requiredEmail(body);
  const owner = email === null ? null : accounts.byEmail(email);
  if (owner && owner.uid !== account.uid) throw new IdentityError("EMAIL_EXISTS");
  const moved = email === account.email ? account : { ...account, email, emailVerified: false };

  const password = textIn(body, "password");
  if (password !== undefined) requireStrongPassword(password);
  const secured =
    password === undefined ? moved : { ...moved, password: await hashPassword(password), passwordUpdatedAt: now() };
  return secured === account ? account : withTokensRevoked(secured, now());
}

/** The account after its owner followed a mailed link. Throws INVALID_OOB_CODE, EXPIRED_OOB_CODE, USER_NOT_FOUND or EMAIL_EXISTS. */
function confirmedAccount({ codes, accounts, now }: IdentityDeps, body: RequestBody): Account {
  const code = codes.require(requiredText(body, "oobCode", "MISSING_OOB_CODE"));
  if (code.requestType === "PASSWORD_RESET") throw new IdentityError("INVALID_OOB_CODE");
  const account = accounts.byUid(code.uid);
  if (!account) throw new IdentityError("USER_NOT_FOUND");
  if (code.newEmail && accounts.byEmail(code.newEmail)) throw new IdentityError("EMAIL_EXISTS");
  codes.use(code);
  return code.newEmail
    ? withTokensRevoked({ ...account, email: code.newEmail, emailVerified: true }, now())
    : { ...account, emailVerified: true };
}

const answer = (account: Account) => ({
  kind: "identitytoolkit#SetAccountInfoResponse",
  localId: account.uid,
  ...(account.email && { email: account.email }),
  displayName: account.displayName ?? "",
  photoUrl: account.photoUrl ?? "",
  providerUserInfo: providerUserInfo(account),
  ...(account.password && { passwordHash: REDACTED }),
  emailVerified: account.emailVerified,
});

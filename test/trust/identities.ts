import { generateKeyPairSync, sign } from "node:crypto";
import type { Product } from "./product.ts";
import { anAdmin, aPerson, claimsOf, type Person, tokenWith } from "./world/person.ts";

/**
 * Who calls. The first six prove no account: a visitor, the holder of a review link, and tokens that are expired, of
 * another project, unsigned, or signed with another key. The header of `mismatched` names another user than its token.
 * The tokens of `disabled` and `deleted` are valid for an hour after their accounts have ended. Of the others, `owner`
 * owns everything that is named, and the mail address of `unverified` was never confirmed.
 */
export const identities = [
  "visitor",
  "reviewer",
  "expired",
  "other-project",
  "unsigned",
  "forged-admin",
  "mismatched",
  "disabled",
  "deleted",
  "other",
  "admin",
  "unverified",
  "owner",
] as const;
export type Identity = (typeof identities)[number];

/** The headers with which each identity calls, and the accounts that own something. */
export type Cast = {
  headers: Record<Identity, Record<string, string>>;
  /** Another account, to be ended in the owner's place: the owner's is not removed while a post of it is going out. */
  leaver: Record<string, string>;
  owner: Person;
  unverified: Person;
};

/** New accounts for all of them. `reviewToken` is sent as a bearer token too: it opens the link and nothing else. */
export async function aCast(app: Product): Promise<Cast> {
  const [owner, unverified, other, admin, disabled, deleted, leaver] = await Promise.all([
    aPerson(app),
    aPerson(app, { verified: false }),
    aPerson(app),
    anAdmin(app),
    aPerson(app),
    aPerson(app),
    aPerson(app),
  ]);
  const now = Math.floor(Date.now() / 1000);
  await Promise.all([other, disabled, deleted, leaver].map(({ client }) => client.identity.recordSignIn.mutate()));
  await admin.client.admin.setDisabled.mutate({ uid: disabled.uid, isDisabled: true });
  await deleted.client.identity.deleteAccount.mutate({ confirm: "delete" });

  const claims = { ...claimsOf(owner.token), isAdmin: true };
  const foreign = { aud: "another-project", iss: "https://securetoken.google.com/another-project" };
  const [expired, otherProject] = await Promise.all([
    tokenWith(app, owner, { iat: now - 7200, auth_time: now - 7200, exp: now - 3600 }),
    tokenWith(app, owner, foreign),
  ]);
  return {
    owner,
    unverified,
    leaver: bearer(leaver.token),
    headers: {
      visitor: {},
      reviewer: bearer("b2".repeat(32)),
      expired: bearer(expired),
      "other-project": bearer(otherProject),
      unsigned: bearer(unsigned(claims)),
      "forged-admin": bearer(forged(claims, owner.token)),
      mismatched: { ...bearer(owner.token), "x-user-id": other.uid },
      disabled: bearer(disabled.token),
      deleted: bearer(deleted.token),
      other: bearer(other.token),
      admin: bearer(admin.token),
      unverified: bearer(unverified.token),
      owner: { ...bearer(owner.token), "x-user-id": owner.uid },
    },
  };
}

const bearer = (token: string) => ({ authorization: `Bearer ${token}` });
const encoded = (value: object) => Buffer.from(JSON.stringify(value)).toString("base64url");

/** Source: RFC 7519 §6, unsecured tokens. */
const unsigned = (claims: object): string => `${encoded({ alg: "none", typ: "JWT" })}.${encoded(claims)}.`;

/** The header of a genuine token, and a signature with a key of one's own. */
function forged(claims: object, genuine: string): string {
  const { privateKey } = generateKeyPairSync("rsa", { modulusLength: 2048 });
  const signed = `${genuine.split(".")[0]}.${encoded(claims)}`;
  return `${signed}.${sign("sha256", Buffer.from(signed), privateKey).toString("base64url")}`;
}

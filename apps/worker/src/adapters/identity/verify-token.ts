import { maxUtf16Units, Refusal, signedOut } from "@vignette/domain/kernel";
import { createRemoteJWKSet, customFetch, errors, type JWTPayload, type JWTVerifyGetKey, jwtVerify } from "jose";
import * as z from "zod/mini";
import { clock } from "../clock.ts";
import { outboundFetch } from "../outbound-fetch.ts";

/** The user of a verified identity token. */
export type TokenUser = {
  uid: string;
  email: string;
  emailVerified: boolean;
  displayName: string;
  photoURL: string | null;
  isAdmin: boolean;
  /** When the user last signed in, with a password or with Google, in milliseconds since the epoch. */
  signedInAt: number;
};

/** Google's public keys for identity tokens. Source: docs/platforms/identity.md#tokens. */
const KEYS_URL = "https://www.googleapis.com/service_accounts/v1/jwk/securetoken@system.gserviceaccount.com";
/** Tolerated difference between clocks, in seconds. */
const TOLERANCE = 10;

/** Cached per isolate, so that a request needs no extra call. */
const googleKeys = createRemoteJWKSet(new URL(KEYS_URL), {
  timeoutDuration: 5000,
  cooldownDuration: 10_000,
  [customFetch]: (url, options) => outboundFetch(globalThis.fetch)(url, options as RequestInit),
});

/** Loads the keys unless this isolate has fresh ones. Throws if they cannot be loaded. */
export async function identityKeys(): Promise<void> {
  if (!googleKeys.fresh) await googleKeys.reload();
}

/**
 * The user of an identity token, or the refusal `signedOut` if it is missing, forged, expired or meant for another
 * project. The refusal is "unavailable" if the keys cannot be loaded, since the token cannot be checked then.
 */
export async function verifyToken(
  token: string | null,
  projectId: string,
  keys: JWTVerifyGetKey = googleKeys,
): Promise<TokenUser | Refusal> {
  if (token === null) return signedOut();
  const verified = verifiedWith(keys);
  const known = verified.get(token);
  if (known && known.projectId === projectId && clock() < known.until) return known.user;
  try {
    const { payload } = await jwtVerify(token, keys, {
      algorithms: ["RS256"],
      audience: projectId,
      issuer: `https://securetoken.google.com/${projectId}`,
      requiredClaims: ["sub", "iat", "exp"],
      clockTolerance: TOLERANCE,
      currentDate: new Date(clock()),
    });
    const user = tokenUser(payload);
    const [oldest] = verified.keys();
    if (verified.size >= MOST_TOKENS && oldest !== undefined) verified.delete(oldest);
    if (!(user instanceof Refusal)) verified.set(token, { projectId, user, until: endOf(payload) });
    return user;
  } catch (error) {
    if (error instanceof Refusal) return error;
    if (error instanceof errors.JOSEError && !isKeyFailure(error)) return signedOut();
    return new Refusal("unavailable", "identity.unavailable", "Sign-in isn't working right now. Try again.");
  }
}

type Verified = { projectId: string; user: TokenUser; until: number };

/** The tokens that this isolate has verified, by the keys: checking a signature costs as much as a short request. */
const tokens = new WeakMap<JWTVerifyGetKey, Map<string, Verified>>();

function verifiedWith(keys: JWTVerifyGetKey): Map<string, Verified> {
  const known = tokens.get(keys) ?? new Map<string, Verified>();
  tokens.set(keys, known);
  return known;
}

/** Maximum number of cached tokens, and how long each is trusted without a new check, in ms. Our own choice. */
const MOST_TOKENS = 2000;
const TRUSTED_FOR = 5 * 60_000;

/** Until when a token is trusted: never longer than it is valid. */
const endOf = ({ exp = 0 }: JWTPayload): number => Math.min(exp * 1000, clock() + TRUSTED_FOR);

const Claims = z.object({
  sub: z.string().check(z.minLength(1), ...maxUtf16Units(128)),
  auth_time: z.optional(z.number()),
  email: z._default(z.string(), ""),
  email_verified: z._default(z.boolean(), false),
  name: z._default(z.string(), ""),
  picture: z.optional(z.string()),
  isAdmin: z.optional(z.unknown()),
});

function tokenUser(payload: JWTPayload): TokenUser | Refusal {
  const claims = z.safeParse(Claims, payload);
  const soon = clock() / 1000 + TOLERANCE;
  if (!claims.success || (payload.iat ?? 0) > soon || (claims.data.auth_time ?? 0) > soon) return signedOut();
  const { sub, auth_time, email, email_verified, name, picture, isAdmin } = claims.data;
  return {
    uid: sub,
    email,
    emailVerified: email_verified,
    displayName: name,
    photoURL: picture ?? null,
    isAdmin: isAdmin === true,
    signedInAt: (auth_time ?? 0) * 1000,
  };
}

/**
 * Whether the keys could not be loaded, which proves nothing about the token. A token whose key is not in the set is
 * forged.
 */
function isKeyFailure(error: InstanceType<typeof errors.JOSEError>): boolean {
  return (
    error instanceof errors.JWKSTimeout || error instanceof errors.JWKSInvalid || error.code === "ERR_JOSE_GENERIC"
  );
}

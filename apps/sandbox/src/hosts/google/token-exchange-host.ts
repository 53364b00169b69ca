import { createPublicKey } from "node:crypto";
import { Hono } from "hono";
import { type JWTPayload, jwtVerify } from "jose";
import { accessTokens } from "../../access-tokens.ts";
import type { Host, HostDeps } from "../../host.ts";

const GRANT_TYPE = "urn:ietf:params:oauth:grant-type:jwt-bearer";
const AUDIENCE = "https://oauth2.googleapis.com/token";
const LIFETIME_S = 3599;
/** Google allows clocks to differ by this much; our own choice of the exact value. */
const CLOCK_SKEW_S = 300;

/**
 * oauth2.googleapis.com: the service account's signed JWT for an access token.
 * Source: docs/platforms/firestore.md#service-account.
 */
export function tokenExchangeHost(deps: HostDeps): Host {
  const tokens = accessTokens(deps.db, deps.now);
  const app = new Hono();
  app.post("/token", async (c) => {
    const form = await formOf(c.req.raw);
    const refusal = await refuseGrant(form, deps);
    if (refusal) return c.json(refusal, 400);
    return c.json({ access_token: tokens.mint(LIFETIME_S * 1000), expires_in: LIFETIME_S, token_type: "Bearer" });
  });
  return { names: ["oauth2.googleapis.com"], app };
}

/** Google takes the grant as a form and, as `firebase-rest-firestore` sends it, as JSON. */
async function formOf(request: Request): Promise<URLSearchParams> {
  const body = await request.text();
  const isJson = request.headers.get("content-type")?.startsWith("application/json");
  return new URLSearchParams(isJson ? JSON.parse(body) : body);
}

type GrantError = { error: string; error_description: string };

async function refuseGrant(form: URLSearchParams, deps: HostDeps): Promise<GrantError | null> {
  if (form.get("grant_type") !== GRANT_TYPE) {
    return { error: "unsupported_grant_type", error_description: "Invalid grant_type" };
  }
  const assertion = form.get("assertion");
  if (!assertion) return { error: "invalid_request", error_description: "Missing required parameter: assertion" };
  const claims = await verifiedClaims(assertion, deps);
  if (!claims) return invalidGrant("Invalid JWT Signature.");
  return refuseClaims(claims, deps);
}

/** Only the signature is judged here: each claim has its own error. */
async function verifiedClaims(assertion: string, { credentials }: HostDeps): Promise<JWTPayload | null> {
  try {
    const key = createPublicKey(credentials.publicKey);
    const longAgo = new Date(0);
    const { payload } = await jwtVerify(assertion, key, {
      algorithms: ["RS256"],
      currentDate: longAgo,
      clockTolerance: 1e11,
    });
    return payload;
  } catch {
    return null;
  }
}

function refuseClaims(claims: JWTPayload, { credentials, machineNow }: HostDeps): GrantError | null {
  const nowS = machineNow() / 1000;
  const { iat, exp } = claims;
  if (claims.iss !== credentials.clientEmail) return invalidGrant("Invalid grant: account not found");
  if (claims.aud !== AUDIENCE)
    return invalidGrant(
      "Invalid JWT: Failed audience check. The right audience is https://oauth2.googleapis.com/token",
    );
  if (iat === undefined || exp === undefined || exp <= nowS || iat > nowS + CLOCK_SKEW_S || exp - iat > 3600) {
    return invalidGrant(
      "Invalid JWT: Token must be a short-lived token (60 minutes) and in a reasonable timeframe. Check your iat and exp values in the JWT claim.",
    );
  }
  if (!claims.scope) return { error: "invalid_scope", error_description: "Empty or missing scope not allowed." };
  return null;
}

const invalidGrant = (description: string): GrantError => ({ error: "invalid_grant", error_description: description });

import { createPublicKey, verify } from "node:crypto";
import * as z from "zod/mini";

const Claims = z.object({ aud: z.string(), exp: z.number(), sub: z.string().check(z.regex(/^(mailto:|https:)/)) });
/** Longest life of a token, in seconds. Source: RFC 8292, section 2. */
const LONGEST = 24 * 60 * 60;

/** What is wrong with the header `authorization` of a message, or null. `now` in ms since the epoch. Source: RFC 8292. */
export function vapidFault(header: string | undefined, origin: string, now: number): string | null {
  const [, token = "", key = ""] = /^vapid t=([^,\s]+),\s*k=([^,\s]+)$/.exec(header ?? "") ?? [];
  const [head = "", payload = "", signature = ""] = token.split(".");
  const point = Buffer.from(key, "base64url");
  if (point.length !== 65 || point[0] !== 4) return "The key is not a point of P-256.";
  const jwk = {
    kty: "EC",
    crv: "P-256",
    x: point.subarray(1, 33).toString("base64url"),
    y: point.subarray(33).toString("base64url"),
  };
  const publicKey = createPublicKey({ key: jwk, format: "jwk" });
  const isGenuine = verify(
    "sha256",
    Buffer.from(`${head}.${payload}`),
    { key: publicKey, dsaEncoding: "ieee-p1363" },
    Buffer.from(signature, "base64url"),
  );
  if (!isGenuine) return "The signature is wrong.";
  const claims = z.safeParse(Claims, JSON.parse(Buffer.from(payload, "base64url").toString()));
  if (!claims.success) return z.prettifyError(claims.error);
  const { aud, exp } = claims.data;
  if (aud !== origin) return "The token is for another push service.";
  return exp <= now / 1000 || exp > now / 1000 + LONGEST ? "The token has expired, or lives too long." : null;
}

import { createHash, createPrivateKey, createPublicKey, generateKeyPairSync, type KeyObject } from "node:crypto";
import type { DatabaseSync } from "node:sqlite";

/** An RS256 key pair of a token issuer, with the public half as a JWK. */
export type SigningKey = {
  kid: string;
  privateKey: KeyObject;
  publicKey: KeyObject;
  jwk: { kid: string; use: "sig"; alg: "RS256"; kty: string; n: string; e: string };
};

/** Reads or makes the key of an issuer. It is kept in the sandbox's database, so tokens outlive a restart. */
export function signingKey(db: DatabaseSync, issuer: "securetoken" | "accounts.google.com"): SigningKey {
  db.exec("CREATE TABLE IF NOT EXISTS google_signing_keys (issuer TEXT PRIMARY KEY, private_key TEXT NOT NULL)");
  const row = db.prepare("SELECT private_key FROM google_signing_keys WHERE issuer = ?").get(issuer);
  if (row) return signingKeyFrom(String(row.private_key));

  const { privateKey } = generateKeyPairSync("rsa", { modulusLength: 2048 });
  const pem = privateKey.export({ type: "pkcs8", format: "pem" }).toString();
  db.prepare("INSERT INTO google_signing_keys (issuer, private_key) VALUES (?, ?)").run(issuer, pem);
  return signingKeyFrom(pem);
}

/** The same, made when it is first needed: a key takes a tenth of a second or more. */
export function lazySigningKey(db: DatabaseSync, issuer: Parameters<typeof signingKey>[1]): () => SigningKey {
  let key: SigningKey | undefined;
  return () => {
    key ??= signingKey(db, issuer);
    return key;
  };
}

function signingKeyFrom(pem: string): SigningKey {
  const privateKey = createPrivateKey(pem);
  const publicKey = createPublicKey(privateKey);
  const { kty = "RSA", n = "", e = "" } = publicKey.export({ format: "jwk" });
  const kid = createHash("sha256").update(n).digest("hex").slice(0, 40);
  return { kid, privateKey, publicKey, jwk: { kid, use: "sig", alg: "RS256", kty, n, e } };
}

import { generateKeyPairSync } from "node:crypto";
import type { DatabaseSync } from "node:sqlite";

/** The service account that the local Worker signs with. Made on first use, kept in the sandbox's database. */
export type Credentials = {
  projectId: string;
  clientEmail: string;
  privateKey: string;
  publicKey: string;
};

/** Reads or makes the local service account. */
export function credentialsOf(db: DatabaseSync): Credentials {
  db.exec("CREATE TABLE IF NOT EXISTS sandbox_credentials (id INTEGER PRIMARY KEY CHECK (id = 1), body TEXT NOT NULL)");
  const row = db.prepare("SELECT body FROM sandbox_credentials WHERE id = 1").get() as { body: string } | undefined;
  if (row) return JSON.parse(row.body);

  const pair = generateKeyPairSync("rsa", {
    modulusLength: 2048,
    publicKeyEncoding: { type: "spki", format: "pem" },
    privateKeyEncoding: { type: "pkcs8", format: "pem" },
  });
  const credentials: Credentials = {
    projectId: "vignette-local",
    clientEmail: "worker@vignette-local.iam.gserviceaccount.com",
    privateKey: pair.privateKey,
    publicKey: pair.publicKey,
  };
  db.prepare("INSERT INTO sandbox_credentials (id, body) VALUES (1, ?)").run(JSON.stringify(credentials));
  return credentials;
}

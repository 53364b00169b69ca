import type { HostDeps } from "../host.ts";
import { identityAccounts } from "../hosts/identity/accounts/identity-accounts.ts";
import { seedPeople } from "./people.ts";
import { planDocuments } from "./plans.ts";
import { createWrite, type SeedDocument } from "./seed-document.ts";

/** `empty` brings plans and configuration; `demo` also a demo user and an admin. */
export type Seed = "demo" | "empty";

/** The demo shows Automation as well: its user has a recipe. Source: ADR 131. */
const configDocuments = (seed: Seed): readonly SeedDocument[] => [
  { path: "config/config_public", fields: { countryRestrictionOn: true } },
  { path: "config/config_features", fields: { maintenance: false, automation_frontend: seed === "demo" } },
];

/**
 * Puts the first documents there, over the wire like any other client. What is there already stays as it is, so that a
 * developer's changes survive a restart. Throws an Error if Firestore answers otherwise than "done" or "already there".
 */
export async function seedSandbox(
  seed: Seed,
  deps: Pick<HostDeps, "db" | "now" | "credentials">,
  ask: (request: Request) => Promise<Response>,
): Promise<void> {
  const people = seed === "demo" ? await seedPeople(identityAccounts(deps), deps.now()) : [];
  const { projectId } = deps.credentials;
  for (const document of [...configDocuments(seed), ...planDocuments, ...people]) {
    const response = await ask(
      new Request(`https://firestore.googleapis.com/v1/projects/${projectId}/databases/(default)/documents:commit`, {
        method: "POST",
        headers: { authorization: "Bearer owner", "content-type": "application/json" },
        body: JSON.stringify({ writes: [createWrite(projectId, document)] }),
      }),
    );
    if (!response.ok && response.status !== 409)
      throw new Error(`Seeding ${document.path} failed: ${await response.text()}`);
  }
}

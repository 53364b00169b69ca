import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { decodeJwt } from "jose";
import { describe, expect, it } from "vitest";
import { identityAccounts } from "../../src/hosts/identity/accounts/identity-accounts.ts";
import { createSandbox } from "../../src/index.ts";

describe("seeded accounts", () => {
  it("are created once, with their claims, and can sign in", async () => {
    const dataDir = mkdtempSync(join(tmpdir(), "vignette-seed-"));
    const sandbox = createSandbox({ dataDir });
    const db = new DatabaseSync(`${dataDir}/sandbox.db`);
    const accounts = identityAccounts({ db, now: Date.now });
    const admin = {
      email: "admin@vignette.test",
      password: "vignette-demo",
      displayName: "Admin",
      customClaims: { isAdmin: true },
    };
    expect(await accounts.create({ ...admin, uid: "admin-uid" })).toBe("admin-uid");
    expect(await accounts.create({ ...admin, displayName: "Another" })).toBe("admin-uid");

    const response = await sandbox.fetch(
      new Request("https://identitytoolkit.googleapis.com/v1/accounts:signInWithPassword?key=local", {
        method: "POST",
        body: JSON.stringify({ email: admin.email, password: admin.password, returnSecureToken: true }),
      }),
    );
    const { idToken, displayName } = (await response.json()) as { idToken: string; displayName: string };
    expect(displayName).toBe("Admin");
    expect(decodeJwt(idToken)).toMatchObject({ sub: "admin-uid", isAdmin: true });
    db.close();
    sandbox.close();

    const restarted = createSandbox({ dataDir });
    const lookup = await restarted.fetch(
      new Request("https://identitytoolkit.googleapis.com/v1/accounts:lookup?key=local", {
        method: "POST",
        body: JSON.stringify({ idToken }),
      }),
    );
    expect(lookup.status).toBe(200);
    restarted.close();
    rmSync(dataDir, { recursive: true, force: true });
  });
});

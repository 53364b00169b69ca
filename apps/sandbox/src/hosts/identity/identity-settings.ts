import type { DatabaseSync } from "node:sqlite";

/**
 * Settings of the identity project. `enableImprovedEmailPrivacy`: the provider does not reveal whether an address has
 * an account.
 */
export type IdentitySettings = { enableImprovedEmailPrivacy: boolean };

const DEFAULTS: IdentitySettings = { enableImprovedEmailPrivacy: true };

/** Table `identity_settings`, one row. */
export function identitySettings(db: DatabaseSync) {
  db.exec("CREATE TABLE IF NOT EXISTS identity_settings (id INTEGER PRIMARY KEY CHECK (id = 1), body TEXT NOT NULL)");
  const read = (): IdentitySettings => {
    const row = db.prepare("SELECT body FROM identity_settings WHERE id = 1").get();
    return row ? { ...DEFAULTS, ...JSON.parse(String(row.body)) } : DEFAULTS;
  };
  return {
    read,
    change(settings: Partial<IdentitySettings>): IdentitySettings {
      const changed = { ...read(), ...settings };
      db.prepare("INSERT OR REPLACE INTO identity_settings (id, body) VALUES (1, ?)").run(JSON.stringify(changed));
      return changed;
    },
  };
}

import { PUBLIC_CONFIG_CACHE, type PublicConfig, strictConfig } from "@vignette/domain/country";
import { type Collection, DocumentError, type Documents } from "../../adapters/documents/documents.ts";
import type { Announce } from "../../adapters/live.ts";
import { open } from "../open.ts";
import { publicConfigRecords } from "../service/config.ts";

const ID = "config_public";

let kept: { config: PublicConfig; readAt: number } | null = null;

/** Document `config/config_public`. */
export function publicConfigStore(documents: Documents) {
  const config = open(documents, publicConfigRecords);
  const read = async (): Promise<PublicConfig> => (await config.get(ID))?.value ?? strictConfig();
  return {
    /** The current config. Rejects with a DocumentError. */
    read,
    /**
     * At most five minutes old (spec §9). After a failed read it is the strict config, which is not cached (spec §8).
     */
    async cached(now: number): Promise<PublicConfig> {
      if (kept && now - kept.readAt < PUBLIC_CONFIG_CACHE) return kept.config;
      try {
        kept = { config: await read(), readAt: now };
        return kept.config;
      } catch {
        return strictConfig();
      }
    },
    /**
     * Changes the config and notifies every open page; other instances follow within five minutes. Only for the admin
     * procedure, which checks the caller. `changeOf` is called again after a concurrent change, so that neither is
     * lost.
     */
    async change(changeOf: ChangeOf, announce: Announce): Promise<PublicConfig> {
      const next = await changed(config, changeOf);
      kept = null;
      await announce({ type: "config", config: next });
      return next;
    },
  };
}
export type PublicConfigStore = ReturnType<typeof publicConfigStore>;

/** May throw a Refusal; nothing is written then. */
type ChangeOf = (config: PublicConfig) => Partial<PublicConfig>;

const MAX_TRIES = 5;

async function changed(config: Collection<PublicConfig>, changeOf: ChangeOf): Promise<PublicConfig> {
  for (let attempt = 1; ; attempt += 1) {
    const stored = await config.get(ID);
    const before = stored?.value ?? strictConfig();
    const change = changeOf(before);
    const next = { ...before, ...change };
    try {
      if (stored) await config.patch(ID, change, { version: stored.version });
      else await config.create(ID, next);
      return next;
    } catch (error) {
      const tooLate = error instanceof DocumentError && (error.kind === "changed" || error.kind === "exists");
      if (!tooLate || attempt === MAX_TRIES) throw error;
    }
  }
}

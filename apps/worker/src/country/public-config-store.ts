import { PUBLIC_CONFIG_CACHE, PublicConfig, strictConfig } from "@vignette/domain/country";
import { DocumentError, type Documents } from "../adapters/documents/documents.ts";

const ID = "config_public";

let kept: { config: PublicConfig; readAt: number } | null = null;

/** Document `config/config_public`. */
export function publicConfigStore(documents: Documents) {
  const config = documents.collection("config", PublicConfig);
  const read = async (): Promise<PublicConfig> => (await config.get(ID))?.value ?? strictConfig();
  return {
    /** As it stands now. Rejects with a DocumentError. */
    read,
    /** At most five minutes old (spec §9). A failed read is the strict config, and is not kept (spec §8). */
    async cached(now: number): Promise<PublicConfig> {
      if (kept && now - kept.readAt < PUBLIC_CONFIG_CACHE) return kept.config;
      try {
        kept = { config: await read(), readAt: now };
        return kept.config;
      } catch {
        return strictConfig();
      }
    },
    /** Made for the admin's procedure, which guards it. Other instances follow within five minutes. */
    async change(change: Partial<PublicConfig>): Promise<PublicConfig> {
      await config.patch(ID, change).catch(async (error: unknown) => {
        if (!(error instanceof DocumentError) || error.kind !== "missing") throw error;
        await config.create(ID, { ...strictConfig(), ...change });
      });
      kept = null;
      return await read();
    },
  };
}
export type PublicConfigStore = ReturnType<typeof publicConfigStore>;

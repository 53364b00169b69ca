import { type Credentials, serviceKeys } from "@vignette/sandbox";
import { localSecret, oldSealingKey, sealingKey } from "./secrets.ts";

type Local = { origin: string; sandboxOrigin: string; credentials: Credentials; dataDir: string };

/** The variables and secrets that a real deployment sets in wrangler; here they open the sandbox and nothing else. */
export function bindingsFor({ origin, sandboxOrigin, credentials, dataDir }: Local) {
  return {
    PUBLIC_ORIGIN: origin,
    SANDBOX_ORIGIN: sandboxOrigin,
    DEV_COUNTRY_HEADER: "accepted",
    ALARM_EMAIL: "alarms@vignette.test",
    SEALING_KEY: sealingKey(dataDir),
    SEALING_KEY_OLD: oldSealingKey(dataDir) ?? "",
    RENDERER_SECRET: localSecret(dataDir, "renderer-secret"),
    ...serviceKeys(credentials),
  };
}

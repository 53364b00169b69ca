import type { Credentials } from "@vignette/sandbox";
import { localSecret, sealingKey } from "./secrets.ts";

type Local = { origin: string; sandboxOrigin: string; credentials: Credentials; dataDir: string };

/** The variables and secrets that a real deployment sets in wrangler; here they open the sandbox and nothing else. */
export function bindingsFor({ origin, sandboxOrigin, credentials, dataDir }: Local) {
  const values = {
    PUBLIC_ORIGIN: origin,
    SANDBOX_ORIGIN: sandboxOrigin,
    DEV_COUNTRY_HEADER: "accepted",
    FIREBASE_PROJECT_ID: credentials.projectId,
    FIREBASE_API_KEY: "local",
    FIREBASE_CLIENT_EMAIL: credentials.clientEmail,
    FIREBASE_PRIVATE_KEY: credentials.privateKey,
    GOOGLE_CLIENT_ID: "vignette-local.apps.googleusercontent.com",
    SEALING_KEY: sealingKey(dataDir),
    RENDERER_SECRET: localSecret(dataDir, "renderer-secret"),
    TIKTOK_CLIENT_KEY: "sandbox-tiktok-key",
    TIKTOK_CLIENT_SECRET: "sandbox-tiktok-secret",
    INSTAGRAM_CLIENT_ID: "900000000000001",
    INSTAGRAM_CLIENT_SECRET: "sandbox-instagram-secret",
    STRIPE_SECRET_KEY: "sk_test_sandbox",
    STRIPE_WEBHOOK_SECRET: "whsec_sandbox_webhook_secret",
    OPENAI_API_KEY: "sandbox-ai-key",
    FAL_KEY: "sandbox-fal-key",
    ELEVENLABS_API_KEY: "sandbox-elevenlabs-key",
    CLOUDFLARE_ACCOUNT_ID: "0123456789abcdef0123456789abcdef",
    WORKERS_AI_TOKEN: "sandbox-workers-ai-token",
  };
  return Object.fromEntries(
    Object.entries(values).map(([name, value]) => [name, { type: "plain_text" as const, value }]),
  );
}

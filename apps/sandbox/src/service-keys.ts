import type { Credentials } from "./credentials.ts";
import { RESEND_API_KEY } from "./hosts/resend/resend-host.ts";
import { SENTRY_DSN } from "./hosts/sentry/sentry-host.ts";
import { WEBHOOK_SECRET } from "./hosts/stripe/webhooks.ts";

/**
 * The Worker's variables and secrets for the simulated services, named as in a real deployment. They work at the
 * sandbox and nowhere else.
 */
export const serviceKeys = ({ projectId, clientEmail, privateKey }: Credentials) => ({
  FIREBASE_PROJECT_ID: projectId,
  FIREBASE_API_KEY: "local",
  FIREBASE_CLIENT_EMAIL: clientEmail,
  FIREBASE_PRIVATE_KEY: privateKey,
  GOOGLE_CLIENT_ID: "vignette-local.apps.googleusercontent.com",
  TIKTOK_CLIENT_KEY: "sandbox-tiktok-key",
  TIKTOK_CLIENT_SECRET: "sandbox-tiktok-secret",
  INSTAGRAM_CLIENT_ID: "900000000000001",
  INSTAGRAM_CLIENT_SECRET: "sandbox-instagram-secret",
  STRIPE_SECRET_KEY: "sk_test_sandbox",
  STRIPE_WEBHOOK_SECRET: WEBHOOK_SECRET,
  SENTRY_DSN,
  RESEND_API_KEY,
  VAPID_PUBLIC_KEY: "BLUGgVIPMhlP0VXOwCa0lBdq_A68vhSUsNX3-qYfOPfsJXu1Ov1x8txq0VGsioH0FEfyDNJ_ZqGxu3tTxfTfIkc",
  VAPID_PRIVATE_KEY: "aeClxGvt5CaiNmqFc1rNCRm_DDJVkK_cElN952BNfPM",
  OPENAI_API_KEY: "sandbox-ai-key",
  FAL_KEY: "sandbox-fal-key",
  ELEVENLABS_API_KEY: "sandbox-elevenlabs-key",
  PEXELS_API_KEY: "sandbox-pexels-key",
  CLOUDFLARE_ACCOUNT_ID: "0123456789abcdef0123456789abcdef",
  BROWSER_RUN_TOKEN: "sandbox-browser-run-token",
  WORKERS_AI_TOKEN: "sandbox-workers-ai-token",
});

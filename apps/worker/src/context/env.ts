import type { DurableObjectNamespace, Fetcher, R2Bucket, RateLimit, Workflow } from "@cloudflare/workers-types";
import type { Run } from "@vignette/domain/scheduling";
import type { GenerationJob } from "../adapters/generation/generation-queue.ts";
import type { GenerationEnv } from "../adapters/generation/generation-settings.ts";

/** Everything the Worker is configured with: bindings of wrangler.toml, plain variables, secrets (`.dev.vars.example`). */
export type Env = {
  ASSETS: Fetcher;
  FILES: R2Bucket;
  LIVE: DurableObjectNamespace;
  BROADCAST_HUB: DurableObjectNamespace;
  ACCOUNTS: DurableObjectNamespace;
  PUBLISH_POST: Workflow<Run>;
  GENERATE_CONTENT: Workflow<GenerationJob>;
  /** What visitors without an account may ask, per address. */
  VISITS: RateLimit;
  /** Containers that draw without a browser; without them the renderer is asked by its name in our own network. */
  RENDERER?: DurableObjectNamespace;

  /** Our own address, e.g. `https://vignette.app`: media links and callbacks start with it. */
  PUBLIC_ORIGIN: string;
  /** Only on a laptop: where a browser reaches the sandbox. */
  SANDBOX_ORIGIN?: string;
  /** `accepted` only on a laptop, where the edge knows one country: the header `x-dev-country` then says where a request comes from. */
  DEV_COUNTRY_HEADER?: string;
  FIREBASE_PROJECT_ID: string;
  FIREBASE_API_KEY: string;
  FIREBASE_CLIENT_EMAIL: string;
  FIREBASE_PRIVATE_KEY: string;
  GOOGLE_CLIENT_ID: string;
  /** 32 bytes in base64: seals platform tokens and signs media links. */
  SEALING_KEY: string;
  /** Signs what the renderer is asked. At least 32 characters. */
  RENDERER_SECRET: string;
  TIKTOK_CLIENT_KEY: string;
  TIKTOK_CLIENT_SECRET: string;
  INSTAGRAM_CLIENT_ID: string;
  INSTAGRAM_CLIENT_SECRET: string;
  STRIPE_SECRET_KEY: string;
  /** Signs what Stripe delivers to `/webhooks/stripe`. */
  STRIPE_WEBHOOK_SECRET: string;
} & GenerationEnv;

import type {
  AnalyticsEngineDataset,
  DurableObjectNamespace,
  Fetcher,
  R2Bucket,
  RateLimit,
  Workflow,
} from "@cloudflare/workers-types";
import type { PublishRun } from "@vignette/domain/scheduling";
import type { GenerationJob } from "../adapters/generation/generation-queue.ts";
import type { GenerationEnv } from "../adapters/generation/generation-settings.ts";
import type { PageBrowserEnv } from "../adapters/pages/page-browser.ts";
import type { PushEnv } from "../adapters/push/web-push.ts";
import type { RecipeJob } from "../adapters/recipes/recipe-queue.ts";
import type { StockEnv } from "../adapters/stock/configured-stock.ts";

/** The configuration of the Worker: bindings of wrangler.toml, plain variables, secrets (`.dev.vars.example`). */
export type Env = {
  ASSETS: Fetcher;
  FILES: R2Bucket;
  LIVE: DurableObjectNamespace;
  BROADCAST_HUB: DurableObjectNamespace;
  ACCOUNTS: DurableObjectNamespace;
  PUBLISH_POST: Workflow<PublishRun>;
  GENERATE_CONTENT: Workflow<GenerationJob>;
  RUN_AUTOMATION: Workflow<RecipeJob>;
  /** Rate limit of the callers of review links, per address. */
  VISITS: RateLimit;
  /** Rate limit of requests without a valid token or signature, per address. */
  ADDRESSES: RateLimit;
  /** Rate limit of requests with a valid token, per user. */
  USERS: RateLimit;
  /** Rate limit of searches for stock photos, per user. */
  SEARCHES: RateLimit;
  /** Stores metrics; without it, as in tests, none are recorded. */
  METRICS?: AnalyticsEngineDataset;
  /**
   * Containers that render without a browser; without this binding the renderer is called by its host name in our own
   * network.
   */
  RENDERER?: DurableObjectNamespace;

  /** Our own origin, e.g. `https://vignette.app`: media links and callbacks start with it. */
  PUBLIC_ORIGIN: string;
  /** Local development only: where a browser reaches the sandbox. */
  SANDBOX_ORIGIN?: string;
  /**
   * `accepted` only in local development, where the edge knows one country: the header `x-dev-country` then overrides
   * it.
   */
  DEV_COUNTRY_HEADER?: string;
  FIREBASE_PROJECT_ID: string;
  FIREBASE_API_KEY: string;
  FIREBASE_CLIENT_EMAIL: string;
  FIREBASE_PRIVATE_KEY: string;
  GOOGLE_CLIENT_ID: string;
  /** 32 bytes in base64: seals platform tokens and signs media links. Changed by `npm run rotate` (ADR 50). */
  SEALING_KEY: string;
  /** The sealing key before the last rotation: opens and verifies what was made with it. */
  SEALING_KEY_OLD?: string;
  /** Signs requests to the renderer. At least 32 characters. */
  RENDERER_SECRET: string;
  TIKTOK_CLIENT_KEY: string;
  TIKTOK_CLIENT_SECRET: string;
  INSTAGRAM_CLIENT_ID: string;
  INSTAGRAM_CLIENT_SECRET: string;
  STRIPE_SECRET_KEY: string;
  /** Verifies Stripe's signature on `/webhooks/stripe`. */
  STRIPE_WEBHOOK_SECRET: string;
  /** Sends mail through Resend; without it no mail is sent. */
  RESEND_API_KEY?: string;
  /** The address to which alarms are mailed; without it they are only reported as errors. */
  ALARM_EMAIL?: string;
  /** Where unexpected errors are reported; without it they are only in the log. */
  SENTRY_DSN?: string;
} & GenerationEnv &
  PageBrowserEnv &
  PushEnv &
  StockEnv;

import { createHash } from "node:crypto";
import { THEME_SCRIPT } from "@vignette/domain/kernel";
import type { Context } from "hono";
import { createMiddleware } from "hono/factory";
import type { Env } from "../context/env.ts";
import { publicOrigin } from "../context/public-origin.ts";
import type { HttpEnv } from "./http-env.ts";

/** The security headers of every response. Source: docs/architecture.md#trust. */
export const securityHeaders = createMiddleware<HttpEnv>(async (c, next) => {
  await next();
  if (c.res.status === 101) return;
  const headers = changeableHeaders(c);
  headers.set("content-security-policy", contentSecurityPolicy(c.env));
  headers.set("strict-transport-security", "max-age=31536000; includeSubDomains");
  headers.set("x-content-type-options", "nosniff");
  if (!headers.has("referrer-policy")) headers.set("referrer-policy", "strict-origin-when-cross-origin");
  if (!isCallback(c.req.path)) headers.set("cross-origin-opener-policy", "same-origin-allow-popups");
  if (c.req.path.startsWith("/api/")) headers.set("cache-control", "no-store");
  headers.set("permissions-policy", "camera=(), microphone=(self), geolocation=(self)");
});

/** The headers of the response. Those of another service's response cannot be changed, so such a response is copied. */
function changeableHeaders(c: Context<HttpEnv>): Headers {
  try {
    c.res.headers.set("x-content-type-options", "nosniff");
  } catch {
    c.res = new Response(c.res.body, { status: c.res.status, headers: new Headers(c.res.headers) });
  }
  return c.res.headers;
}

/** A page to which a sign-in window returns: with an opener policy it would lose the page that opened it. */
const isCallback = (path: string) => path.startsWith("/auth/callback/") || path === "/tiktok-callback";

/** The policy for this isolate's configuration, built once. */
let policy: { of: string; text: string } | null = null;

function contentSecurityPolicy(env: Env): string {
  const of = `${env.PUBLIC_ORIGIN} ${env.SANDBOX_ORIGIN}`;
  if (policy?.of !== of) policy = { of, text: policyText(env) };
  return policy.text;
}

const themeScriptHash = createHash("sha256").update(THEME_SCRIPT).digest("base64");

/** Only our own scripts. `wasm-unsafe-eval` is for the AAC encoder, which Chromium on Linux lacks. */
function policyText(env: Env): string {
  const sandbox = env.SANDBOX_ORIGIN ? [env.SANDBOX_ORIGIN] : [];
  const live = publicOrigin(env).replace(/^http/, "ws");
  const identity = ["https://identitytoolkit.googleapis.com", "https://securetoken.googleapis.com"];
  const reverseGeocoding = "https://api.bigdatacloud.net";
  const directives = {
    "default-src": ["'self'"],
    "script-src": ["'self'", "'wasm-unsafe-eval'", `'sha256-${themeScriptHash}'`],
    "style-src": ["'self'", "'unsafe-inline'"],
    "img-src": ["'self'", "blob:", "data:", "https:", ...sandbox],
    "media-src": ["'self'", "blob:"],
    "font-src": ["'self'", "data:"],
    "worker-src": ["'self'", "blob:"],
    "connect-src": ["'self'", "blob:", "data:", live, ...identity, reverseGeocoding, ...sandbox],
    "frame-src": ["'none'"],
    "frame-ancestors": ["'none'"],
    "object-src": ["'none'"],
    "base-uri": ["'self'"],
    "form-action": ["'self'"],
  };
  return Object.entries(directives)
    .map(([directive, sources]) => `${directive} ${sources.join(" ")}`)
    .join("; ");
}

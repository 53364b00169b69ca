import { createMiddleware } from "hono/factory";
import type { Env } from "../context/env.ts";
import { publicOrigin } from "../context/public-origin.ts";
import type { HttpEnv } from "./http-env.ts";

/** The security headers of every response. Source: docs/architecture.md#trust. */
export const securityHeaders = createMiddleware<HttpEnv>(async (c, next) => {
  await next();
  if (c.res.status === 101) return;
  const headers = new Headers(c.res.headers);
  headers.set("content-security-policy", contentSecurityPolicy(c.env));
  headers.set("strict-transport-security", "max-age=31536000; includeSubDomains");
  headers.set("x-content-type-options", "nosniff");
  if (!headers.has("referrer-policy")) headers.set("referrer-policy", "strict-origin-when-cross-origin");
  if (!isCallback(c.req.path)) headers.set("cross-origin-opener-policy", "same-origin-allow-popups");
  if (c.req.path.startsWith("/api/")) headers.set("cache-control", "no-store");
  headers.set("permissions-policy", "camera=(), microphone=(), geolocation=(self)");
  c.res = new Response(c.res.body, { status: c.res.status, headers });
});

/** A page to which a sign-in window returns: with an opener policy it would lose the page that opened it. */
const isCallback = (path: string) => path.startsWith("/auth/callback/") || path === "/tiktok-callback";

/** Only our own scripts. `wasm-unsafe-eval` is for the AAC encoder, which Chromium on Linux lacks. */
function contentSecurityPolicy(env: Env): string {
  const sandbox = env.SANDBOX_ORIGIN ? [env.SANDBOX_ORIGIN] : [];
  const live = publicOrigin(env).replace(/^http/, "ws");
  const identity = ["https://identitytoolkit.googleapis.com", "https://securetoken.googleapis.com"];
  const reverseGeocoding = "https://api.bigdatacloud.net";
  const policy = {
    "default-src": ["'self'"],
    "script-src": ["'self'", "'wasm-unsafe-eval'"],
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
  return Object.entries(policy)
    .map(([directive, sources]) => `${directive} ${sources.join(" ")}`)
    .join("; ");
}

import { isPublicPath, maintenanceWords } from "@vignette/domain/flags";
import { localeInPath } from "@vignette/messages/locale";
import { createMiddleware } from "hono/factory";
import { flagsForPages } from "../../context/current-flags.ts";
import { publicOrigin } from "../../context/public-origin.ts";
import type { HttpEnv } from "../http-env.ts";
import { withCanonical } from "./canonical.ts";
import { isFile } from "./page-routes.ts";
import { withPreloads } from "./preloads.ts";

/** When clients should retry, in seconds. The page itself switches as soon as the flag does. */
const RETRY_AFTER = "60";

/** No address of a page: the maintenance page needs none of their files. */
const MAINTENANCE = "";

/**
 * While the flag is on, every page that is not public is the maintenance page: 503, not cached. It is the app's own
 * document with the text already in it, so that it is readable without scripts and recovers automatically with them.
 * Spec §2.
 */
export const maintenance = createMiddleware<HttpEnv>(async (c, next) => {
  const url = new URL(c.req.url);
  if (isPublicPath(localeInPath(url.pathname).path) || isFile(url.pathname)) return await next();
  const flags = await flagsForPages(c.env);
  if (!flags.maintenance) return await next();

  const app = await c.env.ASSETS.fetch(new URL("/app", url).href);
  const page = new Response(app.body as BodyInit | null, {
    status: 503,
    headers: { "content-type": "text/html; charset=utf-8", "cache-control": "no-store", "retry-after": RETRY_AFTER },
  });
  return withCanonical(withWords(withPreloads(page, MAINTENANCE)), `${publicOrigin(c.env)}${url.pathname}`);
});

/** Uses the classes of the web app's maintenance page; the document includes their styles. */
const words = `<main class="mx-auto flex min-h-dvh max-w-130 flex-col items-start justify-center gap-6 p-6">
<h1 class="text-display-l font-bold">${maintenanceWords.title}</h1>
<p class="text-read text-ink-2">${maintenanceWords.text}</p>
<form><button class="link cursor-pointer font-semibold">${maintenanceWords.again}</button></form></main>`;

/** With `data-maintenance` the app starts on this page without reading the flags first. */
function withWords(page: Response): Response {
  return new HTMLRewriter()
    .on("html", { element: (element) => void element.setAttribute("data-maintenance", "") })
    .on("title", { element: (element) => void element.setInnerContent(maintenanceWords.title) })
    .on("#root", { element: (element) => void element.setInnerContent(words, { html: true }) })
    .on("noscript", { element: (element) => void element.remove() })
    .transform(page);
}

import { setTimeout as wait } from "node:timers/promises";
import { Hono } from "hono";
import type { Host, HostDeps } from "../../host.ts";
import { changedPages } from "./changed-pages.ts";
import { newsFeed } from "./news-feed.ts";
import { germanPage, plainPage, productPage } from "./product-page.ts";
import { shopPictures } from "./shop-pictures.ts";
import { appShell, challengePage } from "./walls.ts";

/** Longer than any reader waits for a page. */
const VERY_LONG_MS = 30_000;

/**
 * A small web of shops at the domain reserved for examples: a good product page at acme.example/candle, a feed of its news at /feed.xml, and the pages
 * that a reader of the web meets: moved, circular, slow, large, locked and missing ones, and files.
 */
export function webPagesHost({ db }: Pick<HostDeps, "db">): Host {
  const app = new Hono();
  const changed = changedPages(db);
  app.use(async (c, next) => {
    const html = changed.htmlOf(c.req.path);
    return html === null ? await next() : c.html(html);
  });
  app.get("/feed.xml", (c) => c.body(newsFeed, 200, { "content-type": "application/rss+xml; charset=utf-8" }));
  app.get("/candle", (c) => c.html(productPage));
  app.get("/duftkerze", (c) => c.html(germanPage));
  app.get("/kerze", (c) => c.html(plainPage));
  app.get("/old-candle", (c) => c.redirect("/candle", 301));
  app.get("/members", (c) => c.redirect("https://acme.example/account/login", 302));
  app.get("/inside", (c) => c.redirect("http://169.254.169.254/latest/meta-data/", 302));
  app.get("/round", (c) => c.redirect("/and-round", 302));
  app.get("/and-round", (c) => c.redirect("/round", 302));
  app.get("/locked", (c) => c.text("Who are you?", 401, { "www-authenticate": "Basic" }));
  app.get("/guarded", (c) => c.html(challengePage, 403, { "cf-mitigated": "challenge" }));
  app.get("/checking", (c) => c.html(challengePage));
  app.get("/app", (c) => c.html(appShell));
  app.get("/moved-on", (c) => c.html('<meta http-equiv="refresh" content="0; url=/candle">'));
  app.get("/hops/:left", (c) => {
    const left = Number(c.req.param("left"));
    return c.redirect(left > 1 ? `/hops/${left - 1}` : "/candle", 302);
  });
  app.get("/broken", (c) => c.text("Internal error", 500));
  app.get("/leaflet.pdf", (c) => c.body("%PDF-1.7", 200, { "content-type": "application/pdf" }));
  app.get("/long", (c) => c.html(productPage.replace("</body>", `${"<!-- More words. -->".repeat(350_000)}</body>`)));
  app.get("/slow", async (c) => {
    await wait(VERY_LONG_MS, undefined, { signal: c.req.raw.signal }).catch(() => undefined);
    return c.html(productPage);
  });
  app.route("/", shopPictures());
  return { names: ["acme.example"], app };
}

import type { DatabaseSync } from "node:sqlite";
import { maxUtf16Units } from "@vignette/domain/kernel";
import { Hono } from "hono";
import * as z from "zod/mini";

const Change = z.strictObject({
  path: z.string().check(z.regex(/^\/[\w./-]*$/)),
  html: z.nullable(z.string().check(...maxUtf16Units(1_000_000))),
});

/** Pages of the small web that were added or changed; they take precedence over the built-in ones. */
export function changedPages(db: DatabaseSync) {
  db.exec("CREATE TABLE IF NOT EXISTS web_pages (path TEXT PRIMARY KEY, html TEXT NOT NULL)");
  return {
    htmlOf: (path: string): string | null => {
      const row = db.prepare("SELECT html FROM web_pages WHERE path = ?").get(path);
      return typeof row?.html === "string" ? row.html : null;
    },
    set: (path: string, html: string | null) => {
      if (html === null) db.prepare("DELETE FROM web_pages WHERE path = ?").run(path);
      else db.prepare("INSERT OR REPLACE INTO web_pages (path, html) VALUES (?, ?)").run(path, html);
    },
  };
}

/**
 * `POST /__control/pages {path, html}` puts a page at acme.example or changes it; `html` null brings the first one
 * back.
 */
export function pagesControl({ db }: { db: DatabaseSync }): Hono {
  const pages = changedPages(db);
  const app = new Hono();
  app.post("/__control/pages", async (c) => {
    const change = Change.safeParse(await c.req.json().catch(() => null));
    if (!change.success) return c.json({ error: "Send { path, html }." }, 400);
    pages.set(change.data.path, change.data.html);
    return c.json({ ok: true });
  });
  return app;
}

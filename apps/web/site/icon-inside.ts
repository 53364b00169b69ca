import { readFileSync } from "node:fs";
import type { Plugin } from "vite";

/** Puts the icon into the app's document: as a file it would be a request of every page's first visit. */
export function iconInside(root: string): Plugin {
  const icon = readFileSync(`${root}/public/favicon.svg`, "utf8").trim();
  return {
    name: "icon-inside",
    transformIndexHtml: (html, { path }) =>
      path.endsWith("/app.html")
        ? html.replace('href="/favicon.svg"', `href="data:image/svg+xml,${encodeURIComponent(icon)}"`)
        : html,
  };
}

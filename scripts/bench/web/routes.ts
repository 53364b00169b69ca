import { paths } from "../../../apps/web/src/paths.ts";

/**
 * A page as a visitor opens it: whether one has to log in first, what its content is, as a CSS selector, and the most
 * JavaScript that it should load, in KB (gzip). Source: docs/performance.md#pages
 */
export type Route = { path: string; as: "visitor" | "user" | "admin"; content: string; goalKb: number };

export const routes: readonly Route[] = [
  { path: paths.landing, as: "visitor", content: "h1", goalKb: 6 },
  { path: paths.login, as: "visitor", content: "main input", goalKb: 105 },
  { path: paths.dashboard, as: "user", content: "[aria-labelledby=week-ahead] li", goalKb: 170 },
  { path: paths.schedule, as: "user", content: "main [data-post]", goalKb: 190 },
  { path: paths.analyze, as: "user", content: "main table", goalKb: 200 },
  { path: paths.automation, as: "user", content: "main article, main li", goalKb: 200 },
  { path: paths.hookLibrary, as: "user", content: "main [data-hook]", goalKb: 170 },
  { path: paths.research, as: "user", content: "main img", goalKb: 180 },
  { path: paths.assets, as: "user", content: "main [data-item]", goalKb: 180 },
  { path: paths.create, as: "user", content: "main form, main fieldset, main li", goalKb: 220 },
  { path: paths.admin, as: "admin", content: "main table, main li", goalKb: 170 },
];

/** The most requests to our own origin for one page. */
export const MOST_REQUESTS = 40;

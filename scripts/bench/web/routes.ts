import { paths, patterns } from "../../../apps/web/src/paths.ts";

/**
 * A page as a visitor opens it: whether one has to log in first, what its content is, as a CSS selector, and the most
 * JavaScript that it should load, in KB (gzip). A picture is content once it is loaded, a canvas once it is drawn. `countsUntil`:
 * JavaScript and requests count until something of this selector is there; until nothing more is loaded, if it is left out.
 * Source: docs/performance.md#pages
 */
export type Route = {
  path: string;
  /** For an address with an id in it. */
  name?: string;
  as: "visitor" | "user" | "admin";
  content: string;
  goalKb: number;
  countsUntil?: string;
};

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

const STAGE = 'section[aria-label="Preview"] canvas';

/** A creation in the studio, with or without clips: its stored picture is its content, and requests count until the stage has drawn. */
export const studioRoute = (id: string, what: "with clips" | "without clips"): Route => ({
  path: paths.creation(id),
  name: `${patterns.creation} ${what}`,
  as: "user",
  content: `[data-poster], ${STAGE}`,
  goalKb: 720,
  countsUntil: STAGE,
});

/** The most requests to our own origin for one page. */
export const MOST_REQUESTS = 40;

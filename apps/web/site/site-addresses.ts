import { paths } from "../src/paths.ts";

export const FEED_PATH = "/feed.xml";
export const SITEMAP_PATH = "/sitemap.xml";

/** The picture that other services show with a link to a page: articles have their own, the rest share one. */
export const socialImageOf = (path: string): string =>
  path.startsWith(`${paths.blog}/`) ? `/social/${path.slice(paths.blog.length + 1)}.jpg` : "/social/vignette.jpg";

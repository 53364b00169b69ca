import { UNKNOWN_ORIGIN } from "@vignette/domain/kernel";
import { Feed } from "feed";
import { paths } from "../src/paths.ts";
import type { WrittenPage } from "./read-page.ts";
import { FEED_PATH, socialImageOf } from "./site-addresses.ts";

const whole = (path: string) => `${UNKNOWN_ORIGIN}${path}`;

/** The blog as an Atom feed with whole articles. `articles` are newest first. Source: RFC 4287. */
export function atomFeed(articles: readonly WrittenPage[], description: string): string {
  const feed = new Feed({
    id: whole(paths.blog),
    title: "Vignette blog",
    description,
    link: whole(paths.blog),
    language: "en",
    favicon: whole("/favicon.svg"),
    copyright: "Vignette",
    feedLinks: { atom: whole(FEED_PATH) },
    ...(articles[0] && { updated: new Date(articles[0].date) }),
  });
  for (const { path, title, description: summary, date, html } of articles) {
    feed.addItem({
      id: whole(path),
      link: whole(path),
      title,
      description: summary,
      // Links within the site lead nowhere from a feed reader.
      content: html.replaceAll('href="/', `href="${UNKNOWN_ORIGIN}/`),
      date: new Date(date),
      image: whole(socialImageOf(path)),
    });
  }
  return feed.atom1();
}

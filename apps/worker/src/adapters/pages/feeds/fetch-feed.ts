import { fetchPublic } from "../fetching/fetch-public.ts";
import { firstBytes } from "../fetching/first-bytes.ts";
import { feedRefusals, feedTooLarge } from "./feed-refusals.ts";
import { type Feed, readFeed } from "./read-feed.ts";

/** Most of a feed, in bytes: a feed that is cut can't be parsed. Source: docs/architecture.md#trust. */
const FEED_MAX_BYTES = 4 * 1024 * 1024;

/** Fetches and parses a public feed. Throws a Refusal with the reason if that fails. */
export async function fetchFeed(fetch: typeof globalThis.fetch, address: string): Promise<Feed> {
  return await fetchPublic(fetch, address, {
    accept: "application/rss+xml,application/atom+xml,application/feed+json,application/xml;q=0.9,*/*;q=0.8",
    refusals: feedRefusals,
    read: async (response, url) => {
      const { bytes, isCut } = await firstBytes(response, FEED_MAX_BYTES);
      if (isCut) throw feedTooLarge();
      return readFeed({ url, html: bytes, type: response.headers.get("content-type") ?? "" });
    },
  });
}

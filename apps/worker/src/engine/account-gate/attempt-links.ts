import { days, type Instant } from "@vignette/domain/kernel";
import type { LinkedFile } from "../../adapters/platforms/account-gates.ts";

/** The part of a Durable Object's storage that links need. */
export type LinkStorage = {
  get<T>(key: string): Promise<T | undefined>;
  put<T>(key: string, value: T): Promise<void>;
  list<T>(options: { prefix: string }): Promise<Map<string, T>>;
  delete(keys: string[]): Promise<number>;
};

type Link = { files: readonly LinkedFile[]; openedAt: Instant; fetchedAt: Instant | null; closedAt: Instant | null };

const PREFIX = "link:";
/**
 * Longer than any platform downloads, in milliseconds: Instagram requires a day. Source:
 * docs/platforms/instagram.md#containers.
 */
const KEPT = days(7);

/**
 * The media links of one account's attempts. Opening, fetching and closing are strictly ordered, because a Durable
 * Object handles nothing else between a read and the write that follows it.
 */
export function attemptLinks(storage: LinkStorage, now: () => Instant) {
  const read = (token: string) => storage.get<Link>(PREFIX + token);

  return {
    async open(token: string, files: readonly LinkedFile[]): Promise<void> {
      if (await read(token)) return;
      await storage.put<Link>(PREFIX + token, { files, openedAt: now(), fetchedAt: null, closedAt: null });
      await prune(storage, now());
    },
    /** Closes a link even if it was never opened: it cannot be opened later. */
    async close(token: string): Promise<{ fetched: boolean }> {
      const link = (await read(token)) ?? { files: [], openedAt: now(), fetchedAt: null, closedAt: null };
      if (link.closedAt === null) await storage.put<Link>(PREFIX + token, { ...link, closedAt: now() });
      return { fetched: link.fetchedAt !== null };
    },
    async file(token: string, index: number, fetch: boolean): Promise<LinkedFile | null> {
      const link = await read(token);
      const file = link?.closedAt === null ? link.files[index] : undefined;
      if (!link || !file) return null;
      if (fetch && link.fetchedAt === null) await storage.put<Link>(PREFIX + token, { ...link, fetchedAt: now() });
      return file;
    },
  };
}

async function prune(storage: LinkStorage, now: Instant): Promise<void> {
  const links = await storage.list<Link>({ prefix: PREFIX });
  const old = [...links].filter(([, link]) => now - link.openedAt > KEPT).map(([key]) => key);
  if (old.length > 0) await storage.delete(old.slice(0, 128));
}

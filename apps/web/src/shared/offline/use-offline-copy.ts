import { useEffect } from "react";
import { queryClient } from "../../trpc.ts";
import { currentUid } from "../session/current-uid.ts";
import { viewing } from "../session/view-as.ts";

/**
 * Loaded by its name here too, so that the file is among those that the page keeps: a start without a network needs it.
 */
const answers = () => import("./saved-queries.ts");

/** How long after the last news they are kept, in ms: not for every letter. */
const PAUSE = 1500;

/**
 * While a page is open that can be worked on without a network: keeps what it needs for that, again whenever `news`
 * changes.
 */
export function useOfflineCopy(news: unknown): void {
  useEffect(() => {
    // After the page has rendered: caching uses the network.
    const timer = setTimeout(async () => {
      const [{ cachePage: keepPage }] = await Promise.all([import("./cache-page.ts"), answers()]);
      await keepPage();
    }, PAUSE);
    return () => clearTimeout(timer);
  }, []);

  // biome-ignore lint/correctness/useExhaustiveDependencies: the news themselves are read from the cache
  useEffect(() => {
    const timer = setTimeout(async () => {
      const uid = currentUid();
      if (uid !== null && navigator.onLine && !viewing) await (await answers()).saveQueries(queryClient, uid);
    }, PAUSE);
    return () => clearTimeout(timer);
  }, [news]);
}

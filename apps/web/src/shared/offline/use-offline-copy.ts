import { loadAllOnDemand } from "@vignette/ui";
import { useEffect } from "react";
import { queryClient } from "../../trpc.ts";
import { currentUid } from "../session/current-uid.ts";
import { viewing } from "../session/view-as.ts";

/** Imported here too, so that the file is cached with the page: a start without a network needs it. */
const answers = () => import("./saved-queries.ts");

/** Delay after the last change before data is stored, in ms, so that not every keystroke is stored. */
const PAUSE = 1500;

/** Stores the data that a page needs to work without a network, again whenever `news` changes. */
export function useOfflineCopy(news: unknown): void {
  useEffect(() => {
    // After the page has rendered: caching uses the network.
    const timer = setTimeout(async () => {
      const [{ cachePage: keepPage }] = await Promise.all([import("./cache-page.ts"), answers(), loadAllOnDemand()]);
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

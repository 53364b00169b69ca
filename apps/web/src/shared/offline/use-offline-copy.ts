import { loadAllOnDemand } from "@vignette/ui";
import { useEffect } from "react";
import { queryClient } from "../../trpc.ts";
import { currentUid } from "../session/current-uid.ts";
import { viewing } from "../session/view-as.ts";

/** Imported here too, so that the file is cached with the page: a start without a network needs it. */
const answers = () => import("./saved-queries.ts");

/** Delay after the last change before data is stored, in ms, so that not every keystroke is stored. */
const PAUSE = 1500;

/**
 * Stores the data that a page needs to work without a network, again whenever `news` changes. `later` begins something some
 * ms after the page shows, and returns what cancels it: caching uses the network.
 */
export function useOfflineCopy(news: unknown, later: (begin: () => void, ms: number) => () => void): void {
  useEffect(() => {
    const keep = async () => {
      const [{ cachePage: keepPage }] = await Promise.all([import("./cache-page.ts"), answers(), loadAllOnDemand()]);
      await keepPage();
    };
    return later(() => void keep(), PAUSE);
  }, [later]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: the news themselves are read from the cache
  useEffect(() => {
    const save = async () => {
      const uid = currentUid();
      if (uid !== null && navigator.onLine && !viewing) await (await answers()).saveQueries(queryClient, uid);
    };
    return later(() => void save(), PAUSE);
  }, [news, later]);
}

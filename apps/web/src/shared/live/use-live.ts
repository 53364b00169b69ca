import { getQueryKey } from "@trpc/react-query";
import type { LiveEvent } from "@vignette/domain/live";
import { useEffect, useSyncExternalStore } from "react";
import { queryClient, trpc } from "../../trpc.ts";
import { flags } from "../config/flags.ts";
import { observed } from "../requests/observed.ts";
import { useSession } from "../session/use-session.ts";
import { type LiveState, openLive } from "./live-connection.ts";

const state = observed<LiveState>({ status: "connecting", asOf: 0 });

/**
 * Keeps the screen up to date: each event refetches the queries that it affects. Called once, by the gate around all
 * private pages; a user who signs in gets a channel of their own.
 */
export function useLive(): void {
  const session = useSession();
  const who = session.status === "signed-in" ? session.user.uid : session.status;
  useEffect(() => {
    if (who === "loading") return;
    return openLive({ event: refresh, gap: () => void queryClient.invalidateQueries(), state: state.set });
  }, [who]);
}

/** Whether events arrive now. */
export function useLiveState(): LiveState {
  return useSyncExternalStore(state.subscribe, state.get);
}

/** The routers or queries whose data an event makes stale. */
const touched: Record<
  Exclude<LiveEvent["type"], "words" | "flags" | "config" | "announcements" | "subscription">,
  readonly string[]
> = {
  post: ["scheduling", "analytics"],
  creation: ["studio", "assets", "usage"],
  render: ["studio.render"],
  asset: ["assets", "studio.productPictures"],
  metrics: ["analytics"],
  account: ["socialAccounts"],
  notification: ["notifications"],
  recipe: ["automation"],
};

function refresh(event: LiveEvent): void {
  switch (event.type) {
    case "flags":
      flags.set(event.flags);
      break;
    case "words":
      queryClient.setQueryData(wordsSoFarKey(event.creationId), event.beats);
      break;
    case "config":
      queryClient.setQueryData(getQueryKey(trpc.country.config, undefined, "query"), event.config);
      break;
    case "announcements":
      queryClient.setQueryData(getQueryKey(trpc.announcements.current, undefined, "query"), event.announcements);
      break;
    case "subscription":
      window.dispatchEvent(new Event("subscription-updated"));
      break;
    default:
      if (old.size === 0) setTimeout(askAgain, GATHERED);
      for (const path of touched[event.type]) old.add(path);
  }
}

/** A running batch sends many events a second: each affected query is fetched once in this time. In ms. */
const GATHERED = 200;
const old = new Set<string>();

function askAgain(): void {
  for (const path of old) void queryClient.invalidateQueries({ queryKey: [path.split(".")] });
  old.clear();
}

/** The query key of a creation's script while it is streamed. */
export const wordsSoFarKey = (creationId: string) => ["words-so-far", creationId] as const;

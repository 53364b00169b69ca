import { useEffect, useSyncExternalStore } from "react";
import { queryClient } from "../trpc.ts";
import { type LiveEvent, type LiveState, openLive } from "./live-connection.ts";

let current: LiveState = { status: "connecting", asOf: 0 };
const listeners = new Set<() => void>();

/** Keeps what is on screen true: each event asks again for what it touches. The shell calls it once. */
export function useLive(): void {
  useEffect(
    () => openLive({ event: (event) => void refresh(event), gap: () => void queryClient.invalidateQueries(), state }),
    [],
  );
}

/** Whether events arrive at the moment. */
export function useLiveState(): LiveState {
  return useSyncExternalStore(subscribe, () => current);
}

/** The routers whose answers an event makes old. */
const touched: Record<LiveEvent["type"], readonly string[]> = {
  post: ["scheduling", "analytics"],
  creation: ["studio", "assets", "usage"],
  metrics: ["analytics"],
  flags: ["flags"],
};

function refresh({ type }: LiveEvent) {
  return Promise.all(touched[type].map((router) => queryClient.invalidateQueries({ queryKey: [[router]] })));
}

function state(next: LiveState): void {
  current = next;
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

import { useSyncExternalStore } from "react";
import { observed } from "../../../shared/requests/observed.ts";

/** A stage that cannot draw holds nothing up for longer than this, in ms. Our own choice. */
const LONGEST = 15_000;

const shown = observed(false);
let isAwaited = false;

/** Says that the stage has drawn its first frame, or has failed to. */
export function tellStageShown(): void {
  if (!shown.get()) shown.set(true);
}

/** Whether a stage of this page has shown its first frame: until then it has the network and the processor to itself. */
export const useStageShown = (): boolean => useSyncExternalStore(subscribe, shown.get);

/** Resolves once a stage of this page has shown its first frame. */
export const stageShown = (): Promise<void> => new Promise((resolve) => afterStage(resolve, 0));

/** Begins something `ms` after the stage shows, or after now if it does already. Returns what cancels it. */
export function afterStage(begin: () => void, ms: number): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const wait = () => {
    timer ??= shown.get() ? setTimeout(begin, ms) : undefined;
  };
  const end = subscribe(wait);
  wait();
  return () => {
    end();
    clearTimeout(timer);
  };
}

function subscribe(listener: () => void): () => void {
  if (!isAwaited) setTimeout(tellStageShown, LONGEST);
  isAwaited = true;
  return shown.subscribe(listener);
}

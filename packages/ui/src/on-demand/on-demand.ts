import { type ComponentType, useEffect, useState } from "react";

/** A component that is loaded when it is first needed. */
type OnDemand<Props> = {
  /** Begins to load it, for example when its button is pointed at. A failed load is repeated by the next caller. */
  load: () => Promise<void>;
  /** The component once it is needed and loaded; null before. A failed load is thrown to the nearest error boundary. */
  useWhen: (isNeeded: boolean) => ComponentType<Props> | null;
};

/** What floats above a page is not part of its first load: its code comes with the first use. Source: ADR 133 */
export function onDemand<Props>(importIt: () => Promise<ComponentType<Props>>): OnDemand<Props> {
  const part: Part<Props> = {
    loaded: null,
    async load() {
      part.loaded ??= await importIt();
    },
  };
  parts.push(part);
  return { load: part.load, useWhen: (isNeeded) => usePart(part, isNeeded) };
}

const parts: { load: () => Promise<void> }[] = [];

/** Loads what the controls of this page may open, for a page that has to work without a network. */
export const loadAllOnDemand = (): Promise<unknown> => Promise.all(parts.map((it) => it.load()));

type Part<Props> = { loaded: ComponentType<Props> | null; load: () => Promise<void> };

function usePart<Props>(part: Part<Props>, isNeeded: boolean): ComponentType<Props> | null {
  const [wasNeeded, setWasNeeded] = useState(isNeeded);
  const [failure, setFailure] = useState<{ error: unknown } | null>(null);
  const [, setIsLoaded] = useState(false);
  if (failure) throw failure.error;
  if (isNeeded && !wasNeeded) setWasNeeded(true);

  const isWaiting = wasNeeded && part.loaded === null;
  useEffect(() => {
    if (!isWaiting) return;
    part.load().then(
      () => setIsLoaded(true),
      (error: unknown) => setFailure({ error }),
    );
  }, [isWaiting, part]);
  return wasNeeded ? part.loaded : null;
}

import { useCallback, useSyncExternalStore } from "react";

/** Narrower than this nothing is dragged. Source: docs/experience.md#phone. */
export const PHONE = "(max-width: 767px)";

/** Below this width only the primary button is beside a title. Our own choice. */
export const TABLET = "(max-width: 1023px)";

/** Whether a media query currently matches. */
export function useMedia(query: string): boolean {
  const subscribe = useCallback(
    (listener: () => void) => {
      const media = window.matchMedia(query);
      media.addEventListener("change", listener);
      return () => media.removeEventListener("change", listener);
    },
    [query],
  );
  return useSyncExternalStore(subscribe, () => window.matchMedia(query).matches);
}

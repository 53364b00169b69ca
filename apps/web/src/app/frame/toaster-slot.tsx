import { onNoticeWaiting } from "@vignette/ui";
import { type ComponentType, useEffect, useState } from "react";

/** Where the toasts are. Their code is loaded with the first of them. */
export function ToasterSlot() {
  const [Toaster, setToaster] = useState<ComponentType | null>(null);
  useEffect(
    () =>
      loadWithNotice(
        () => import("@vignette/ui/toaster"),
        (loaded) => setToaster(() => loaded),
      ),
    [],
  );
  return Toaster && <Toaster />;
}

/**
 * Loads the toasts when a notice waits for them, and shows them. They stand outside every error boundary, so a failed load, as
 * on a lost connection, must not throw: the notices wait, and the next one loads again. Returns what ends it.
 */
export function loadWithNotice(
  load: () => Promise<{ Toaster: ComponentType }>,
  show: (Toaster: ComponentType) => void,
): () => void {
  return onNoticeWaiting(() => {
    load().then(
      ({ Toaster }) => show(Toaster),
      () => undefined,
    );
  });
}

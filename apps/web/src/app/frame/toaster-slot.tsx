import { onNoticeWaiting } from "@vignette/ui";
import { type ComponentType, useEffect, useState } from "react";

/**
 * Loads the toasts with the first of them. It stands outside every error boundary, so a failed load, as on a lost
 * connection, must not throw: the notices wait, and the next one loads again.
 */
export function ToasterSlot() {
  const [Toaster, setToaster] = useState<ComponentType | null>(null);
  useEffect(
    () =>
      onNoticeWaiting(() => {
        import("@vignette/ui/toaster").then(
          (loaded) => setToaster(() => loaded.Toaster),
          () => undefined,
        );
      }),
    [],
  );
  return Toaster && <Toaster />;
}

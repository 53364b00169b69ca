import { onNoticeWaiting } from "@vignette/ui";
import { type ComponentType, useEffect, useState } from "react";
import { pageLanguage } from "../../shared/language/page-language.ts";

type Toaster = ComponentType<{ isEnglish?: () => boolean }>;

/** Where the toasts are. Their code is loaded with the first of them. */
export function ToasterSlot() {
  const [Toaster, setToaster] = useState<Toaster | null>(null);
  useEffect(
    () =>
      loadWithNotice(
        () => import("@vignette/ui/toaster"),
        (loaded) => setToaster(() => loaded),
      ),
    [],
  );
  return Toaster && <Toaster isEnglish={isEnglish} />;
}

const isEnglish = () => pageLanguage() === "en";

/**
 * Loads the toasts when a notice waits for them, and shows them. They stand outside every error boundary, so a failed load, as
 * on a lost connection, must not throw: the notices wait, and the next one loads again. Returns what ends it.
 */
export function loadWithNotice(
  load: () => Promise<{ Toaster: Toaster }>,
  show: (Toaster: Toaster) => void,
): () => void {
  return onNoticeWaiting(() => {
    load().then(
      ({ Toaster }) => show(Toaster),
      () => undefined,
    );
  });
}

import { onNoticeWaiting } from "@vignette/ui";
import { lazy, Suspense, useEffect, useState } from "react";

const Toaster = lazy(async () => ({ default: (await import("@vignette/ui/toaster")).Toaster }));

/** Loads the toasts with the first of them. */
export function ToasterSlot() {
  const [wanted, setWanted] = useState(false);
  useEffect(() => onNoticeWaiting(() => setWanted(true)), []);
  if (!wanted) return null;
  return (
    <Suspense fallback={null}>
      <Toaster />
    </Suspense>
  );
}

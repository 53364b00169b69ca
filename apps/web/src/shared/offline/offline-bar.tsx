import { m } from "@vignette/messages";
import { WifiOff } from "@vignette/ui/icons";
import { useSyncExternalStore } from "react";

/** Explains what still works without a network. */
export function OfflineBar() {
  const online = useOnline();
  if (online) return null;
  return (
    <p role="status" className="flex items-center gap-2.5 bg-doubt-tint px-6 py-2 text-base text-ink max-md:px-4">
      <WifiOff size={18} strokeWidth={1.75} aria-hidden className="shrink-0 text-doubt" />
      {m.app_offline()}
    </p>
  );
}

/** Whether the browser is online. */
export function useOnline(): boolean {
  return useSyncExternalStore(subscribe, () => navigator.onLine);
}

function subscribe(listener: () => void): () => void {
  window.addEventListener("online", listener);
  window.addEventListener("offline", listener);
  return () => {
    window.removeEventListener("online", listener);
    window.removeEventListener("offline", listener);
  };
}

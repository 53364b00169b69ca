import { m } from "@vignette/messages";
import { timeText } from "../../shared/formats.ts";
import { useLiveState } from "../../shared/live/use-live.ts";
import { useOnline } from "../../shared/offline/offline-bar.tsx";

/** Shows whether the screen updates live: a dot and a word. Nothing offline, which a bar says. */
export function LiveBadge() {
  const { status, asOf } = useLiveState();
  const isOnline = useOnline();
  // A socket may take a minute to notice.
  if (!isOnline) return null;
  if (status === "reconnecting") {
    return (
      <span role="status" className="tabular inline-flex items-center gap-1.5 text-dense text-ink-2">
        <span aria-hidden className="size-2 rounded-full border border-edge" />
        {m.app_reconnecting({ asOf: timeText(asOf) })}
      </span>
    );
  }
  if (status === "connecting") return null;
  return (
    <span className="inline-flex items-center gap-1.5 text-dense text-ink-3">
      <span aria-hidden className="size-2 rounded-full bg-done" />
      {m.app_live()}
    </span>
  );
}

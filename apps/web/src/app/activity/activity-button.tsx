import { Bell } from "@vignette/ui/icons";
import { lazy, Suspense, useState } from "react";
import { DialogLoading } from "../../shared/boundaries/dialog-loading.tsx";
import { Optional } from "../../shared/boundaries/optional.tsx";
import { currentUid } from "../../shared/session/current-uid.ts";
import { useActivitySeen } from "./activity-seen.ts";
import { useActivity } from "./use-activity.ts";

const ActivityDrawer = lazy(async () => ({ default: (await import("./activity-drawer.tsx")).ActivityDrawer }));

/**
 * Opens the list of activity, and shows how much of it is unseen. Shows nothing if it cannot be read: pages report
 * their own errors.
 */
export function ActivityButton() {
  return (
    <Optional>
      <Unread />
    </Optional>
  );
}

function Unread() {
  const [open, setOpen] = useState(false);
  const known = useActivity();
  const seen = useActivitySeen(currentUid() ?? "");
  if (!known) return null;
  const count = known.items.filter(({ kind, at }) => kind !== "now" && at > seen).length;
  return (
    <>
      <button
        type="button"
        aria-haspopup="dialog"
        aria-expanded={open}
        onClick={() => setOpen(true)}
        className="pointer-events-auto inline-flex min-h-8 cursor-pointer items-center gap-1.5 rounded-control px-2 text-dense font-semibold text-ink-2 hover:bg-sunken hover:text-ink pointer-coarse:min-h-11 max-md:min-h-11"
      >
        <Bell size={16} strokeWidth={1.75} aria-hidden />
        Activity
        {count > 0 && (
          <span className="tabular rounded-chip bg-ink px-1.5 text-meta text-canvas">
            {count > 99 ? "99+" : count}
            <span className="sr-only"> new</span>
          </span>
        )}
      </button>
      {open && (
        <Suspense fallback={<DialogLoading />}>
          <ActivityDrawer items={known.items} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}

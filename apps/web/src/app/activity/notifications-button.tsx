import { m } from "@vignette/messages";
import { Bell } from "@vignette/ui/icons";
import { lazy, Suspense, useState } from "react";
import { useUnreadCount } from "../../features/notifications/use-unread-count.ts";
import { DialogLoading } from "../../shared/boundaries/dialog-loading.tsx";
import { Optional } from "../../shared/boundaries/optional.tsx";

const NotificationsDialog = lazy(async () => ({
  default: (await import("./notifications-dialog.tsx")).NotificationsDialog,
}));

/** Opens the notifications, and shows how many are unread. */
export function NotificationsButton() {
  const [open, setOpen] = useState(false);
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
        {m.app_notifications()}
        <UnreadBadge />
      </button>
      {open && (
        <Suspense fallback={<DialogLoading />}>
          <NotificationsDialog onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}

/** How many notifications are unread; nothing if none are, or if that cannot be read: pages report their own errors. */
const UnreadBadge = () => (
  <Optional>
    <Count />
  </Optional>
);

/** A dot at the corner of an icon while something is unread. */
export const UnreadDot = () => (
  <Optional>
    <Dot />
  </Optional>
);

function Dot() {
  const count = useUnreadCount();
  if (count === 0) return null;
  return (
    <span className="absolute -top-0.5 -right-1 size-2 rounded-full bg-ink">
      <span className="sr-only">{m.app_unread_notifications({ count })}</span>
    </span>
  );
}

function Count() {
  const count = useUnreadCount();
  if (count === 0) return null;
  return (
    <span className="tabular rounded-chip bg-ink px-1.5 text-meta text-canvas">
      {count > 99 ? "99+" : count}
      <span className="sr-only"> {m.app_unread()}</span>
    </span>
  );
}

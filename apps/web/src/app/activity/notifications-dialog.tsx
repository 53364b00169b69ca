import { m } from "@vignette/messages";
import { Dialog, Tabs } from "@vignette/ui";
import { useState } from "react";
import { Link } from "react-router";
import { NotificationList } from "../../features/notifications/notification-list.tsx";
import { notificationSettings } from "../../paths.ts";
import { ActivityList } from "./activity-list.tsx";

/** What the user was notified of, and everything that happened in the current project. */
export function NotificationsDialog({ onClose }: { onClose: () => void }) {
  const [shown, setShown] = useState<"notifications" | "activity">("notifications");
  return (
    <Dialog open onOpenChange={(open) => !open && onClose()} title={m.app_notifications()} wide>
      <Tabs
        label={m.app_notifications_and_activity()}
        value={shown}
        onChange={setShown}
        tabs={[
          { value: "notifications", label: m.app_for_you(), panel: <NotificationList onOpen={onClose} /> },
          { value: "activity", label: m.app_project_activity(), panel: <ActivityList onOpen={onClose} /> },
        ]}
      />
      <p className="text-dense text-ink-2">
        <Link to={notificationSettings} onClick={onClose} className="link font-semibold text-ink">
          {m.app_choose_notifications()}
        </Link>
      </p>
    </Dialog>
  );
}

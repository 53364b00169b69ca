import { m } from "@vignette/messages";
import { Dialog } from "@vignette/ui";
import { NotificationsButton } from "../activity/notifications-button.tsx";
import { NavigationList } from "../navigation/navigation-list.tsx";
import { PaletteButton } from "../palette/palette-button.tsx";
import { LiveBadge } from "./live-badge.tsx";
import { UsageSlot } from "./on-demand.tsx";
import { ProjectSlot } from "./project-slot.tsx";
import { UserBlock } from "./user-block.tsx";

/** Everything else on a phone: the other pages, project, usage, user, version. */
export function MoreSheet({ open, onOpenChange }: { open: boolean; onOpenChange: (open: boolean) => void }) {
  return (
    <Dialog open={open} onOpenChange={onOpenChange} title={m.app_more()}>
      <ProjectSlot />
      <nav aria-label={m.app_other_pages()}>
        <NavigationList only={(entry) => !entry.short} />
      </nav>
      <div className="flex items-center justify-between">
        <LiveBadge />
        <PaletteButton onOpen={() => onOpenChange(false)} />
        <NotificationsButton />
      </div>
      <UsageSlot />
      <UserBlock onHelp={() => onOpenChange(false)} />
    </Dialog>
  );
}

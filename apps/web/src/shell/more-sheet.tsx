import { Dialog } from "@vignette/ui";
import { Suspense } from "react";
import { ProjectSelector, ProjectSelectorSkeleton } from "../features/projects/project-selector.tsx";
import { UsageSlot } from "../features/usage/usage-slot.tsx";
import { LiveBadge } from "./live-badge.tsx";
import { NavigationList } from "./navigation-list.tsx";
import { UserBlock } from "./user-block.tsx";

/** Everything else on a phone: the other pages, project, usage, user, version. */
export function MoreSheet({ open, onOpenChange }: { open: boolean; onOpenChange: (open: boolean) => void }) {
  const close = () => onOpenChange(false);
  return (
    <Dialog open={open} onOpenChange={onOpenChange} title="More">
      <Suspense fallback={<ProjectSelectorSkeleton />}>
        <ProjectSelector />
      </Suspense>
      <nav aria-label="Other pages">
        <NavigationList only={(entry) => !entry.short} onNavigate={close} />
      </nav>
      <LiveBadge />
      <UsageSlot />
      <UserBlock onNavigate={close} />
    </Dialog>
  );
}

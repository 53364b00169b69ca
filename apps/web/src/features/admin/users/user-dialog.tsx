import { Button, Dialog } from "@vignette/ui";

import { GrantPlan } from "./grant-plan.tsx";
import { Rights } from "./rights.tsx";
import type { UserRow } from "./user-row.ts";

/** What an admin may change of one user. The rest is the user's own. Source: spec §3, User and Subscription. */
export function UserDialog({ user, onClose }: { user: UserRow; onClose: () => void }) {
  return (
    <Dialog
      open
      onOpenChange={onClose}
      title={user.displayName || user.email}
      description={user.displayName ? user.email : undefined}
      actions={<Button onClick={onClose}>Done</Button>}
    >
      <div className="flex flex-col gap-5">
        <GrantPlan user={user} />
        <Rights user={user} />
      </div>
    </Dialog>
  );
}

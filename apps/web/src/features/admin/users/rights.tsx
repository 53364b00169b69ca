import { AlertDialog, Button, Switch } from "@vignette/ui";
import { useState } from "react";
import { errorText, trpc } from "../../../trpc.ts";
import type { ListedUser } from "./listed-user.ts";

/** Grants or revokes admin rights; both must be confirmed. Admins cannot revoke their own rights. */
export function Rights({ user }: { user: ListedUser }) {
  const [asking, setAsking] = useState(false);
  const isSelf = trpc.identity.me.useQuery().data?.uid === user.uid;
  const utils = trpc.useUtils();
  const change = trpc.admin.setRights.useMutation({
    onSuccess: () => Promise.all([utils.admin.user.invalidate(), utils.admin.users.invalidate()]),
    onSettled: () => setAsking(false),
  });
  const name = user.displayName || user.email;
  const words = user.isAdmin ? leaving(name) : joining(name);
  return (
    <div>
      <Switch
        label="Admin"
        hint={
          isSelf
            ? "Another admin has to take your rights from you."
            : "Sees and changes everything in the Admin Dashboard."
        }
        checked={user.isAdmin}
        disabled={isSelf}
        onChange={() => setAsking(true)}
      />
      {change.isError && (
        <p role="alert" className="text-dense text-failed">
          {errorText(change.error)}
        </p>
      )}
      <AlertDialog
        open={asking}
        onOpenChange={setAsking}
        title={words.title}
        description={words.description}
        cancel="Cancel"
        action={
          <Button
            variant={user.isAdmin ? "danger" : "primary"}
            pending={change.isPending}
            pendingLabel="Changing…"
            onClick={() => change.mutate({ uid: user.uid, isAdmin: !user.isAdmin })}
          >
            {words.action}
          </Button>
        }
      />
    </div>
  );
}

const joining = (name: string) => ({
  title: `Make ${name} an admin?`,
  description: "Admins read every ticket, change users and plans, and can close the product for everyone.",
  action: "Make admin",
});

const leaving = (name: string) => ({
  title: `End ${name}'s rights?`,
  description: "The Admin Dashboard is gone for them at once.",
  action: "End rights",
});

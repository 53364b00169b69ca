import { AlertDialog, Button, notify, Switch } from "@vignette/ui";
import { useState } from "react";
import { errorNotice, trpc } from "../../../trpc.ts";
import type { ListedUser } from "./listed-user.ts";

/** Disables a user or enables the user again; disabling must be confirmed. */
export function SignInSwitch({ user, isSelf }: { user: ListedUser; isSelf: boolean }) {
  const [asking, setAsking] = useState(false);
  const utils = trpc.useUtils();
  const change = trpc.admin.setDisabled.useMutation({
    onSuccess: () => Promise.all([utils.admin.user.invalidate(), utils.admin.users.invalidate()]),
    onError: (error) => notify(errorNotice(error)),
    onSettled: () => setAsking(false),
  });
  const name = user.displayName || user.email;
  return (
    <>
      <Switch
        label="Can sign in"
        hint={isSelf ? "Another admin has to disable your account." : "Off: signed out everywhere within a minute."}
        checked={!user.isDisabled}
        disabled={isSelf || change.isPending}
        onChange={(on) => (on ? change.mutate({ uid: user.uid, isDisabled: false }) : setAsking(true))}
      />
      <AlertDialog
        open={asking}
        onOpenChange={setAsking}
        title={`Disable ${name}?`}
        description="The user is signed out everywhere within a minute and can't sign in. Nothing is deleted. You can turn this back on."
        cancel="Cancel"
        action={
          <Button
            variant="danger"
            pending={change.isPending}
            pendingLabel="Disabling…"
            onClick={() => change.mutate({ uid: user.uid, isDisabled: true })}
          >
            Disable user
          </Button>
        }
      />
    </>
  );
}

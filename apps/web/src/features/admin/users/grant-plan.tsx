import { Button, notify, Select } from "@vignette/ui";
import { useState } from "react";
import { errorNotice, errorText, trpc } from "../../../trpc.ts";
import type { ListedUser } from "./listed-user.ts";

/** Gives a user another plan, with an undo. The Worker refuses it for a paying user, and its reason is shown. */
export function GrantPlan({ user }: { user: ListedUser }) {
  const plans = trpc.admin.plans.useQuery();
  const [chosen, setChosen] = useState(user.planId);
  const utils = trpc.useUtils();
  const grant = trpc.admin.grantPlan.useMutation({
    onSuccess: () => Promise.all([utils.admin.user.invalidate(), utils.admin.users.invalidate()]),
  });
  const undo = trpc.admin.grantPlan.useMutation({
    onSuccess: ({ planId }) => {
      setChosen(planId);
      return Promise.all([utils.admin.user.invalidate(), utils.admin.users.invalidate()]);
    },
    onError: (error) => notify(errorNotice(error)),
  });

  function give() {
    const { uid, planId: before } = user;
    grant.mutate(
      { uid, planId: chosen },
      {
        onSuccess: ({ planName }) =>
          notify({
            title: `${user.displayName || user.email} is on ${planName}`,
            action: { label: "Undo", onPress: () => undo.mutate({ uid, planId: before }) },
          }),
      },
    );
  }

  const options = (plans.data?.plans ?? []).map(({ id, name, active }) => ({
    value: id,
    label: name,
    ...(!active && { hint: "Hidden" }),
  }));
  const error = plans.isError ? "Couldn't load the plans." : grant.isError ? errorText(grant.error) : undefined;
  return (
    <div className="flex flex-col gap-1.5">
      <div className="flex items-end gap-2">
        <div className="min-w-0 flex-1">
          <Select
            label="Plan"
            options={options}
            value={plans.data ? chosen : null}
            placeholder={user.planName}
            onChange={setChosen}
          />
        </div>
        <Button disabled={chosen === user.planId} pending={grant.isPending} pendingLabel="Giving…" onClick={give}>
          Give plan
        </Button>
      </div>
      {error && (
        <p role="alert" className="text-base text-failed">
          {error}
        </p>
      )}
      <p className="text-dense text-ink-3">Takes effect immediately. No charge. The usage period stays the same.</p>
    </div>
  );
}

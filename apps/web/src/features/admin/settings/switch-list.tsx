import type { FlagName as SwitchName } from "@vignette/domain/admin";
import { AlertDialog, Button, notify, Panel, Switch } from "@vignette/ui";
import { useState } from "react";
import { errorNotice, trpc } from "../../../trpc.ts";

const switches: readonly { name: SwitchName; label: string; hint: string }[] = [
  { name: "maintenance", label: "Maintenance", hint: "Open pages follow within two seconds." },
  { name: "automation_frontend", label: "Automation", hint: "Shows Automation in the sidebar for everyone." },
  {
    name: "countryRestrictionOn",
    label: "Country restriction",
    hint: "Only the supported countries may use the product. Open pages follow at once.",
  },
];

/** The feature flags. Turning maintenance on must be confirmed. */
export function SwitchList() {
  const [values] = trpc.admin.switches.useSuspenseQuery();
  const [asking, setAsking] = useState(false);
  const utils = trpc.useUtils();
  const turn = trpc.admin.setFlag.useMutation({
    onSuccess: (next) => utils.admin.switches.setData(undefined, next),
    onError: (error) => notify(errorNotice(error)),
    onSettled: () => setAsking(false),
  });
  const press = (name: SwitchName, on: boolean) =>
    name === "maintenance" && on ? setAsking(true) : turn.mutate({ name, on });

  return (
    <Panel>
      <div className="flex max-w-150 flex-col divide-y divide-line">
        {switches.map(({ name, label, hint }) => (
          <Switch
            key={name}
            label={label}
            hint={hint}
            checked={values[name]}
            disabled={turn.isPending}
            onChange={(on) => press(name, on)}
          />
        ))}
      </div>
      <AlertDialog
        open={asking}
        onOpenChange={setAsking}
        title="Turn maintenance on?"
        description="Everyone outside public pages sees the maintenance screen now."
        cancel="Keep it open"
        action={
          <Button
            variant="danger"
            pending={turn.isPending}
            pendingLabel="Closing…"
            onClick={() => turn.mutate({ name: "maintenance", on: true })}
          >
            Turn maintenance on
          </Button>
        }
      />
    </Panel>
  );
}

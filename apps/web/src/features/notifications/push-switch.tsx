import { m } from "@vignette/messages";
import { Skeleton, Switch } from "@vignette/ui";
import { viewing } from "../../shared/session/view-as.ts";
import { type PushState, usePush } from "./use-push.ts";

/** Turns push messages on or off on this device. The browser's permission is asked only when the user turns them on. */
export function PushSwitch() {
  const { state, isChanging, turn } = usePush();
  if (state === "loading") return <Skeleton className="h-14 w-full" />;
  const isFixed = state !== "on" && state !== "off";
  return (
    <Switch
      label={m.settings_push_on_this_device()}
      hint={hints[state]}
      checked={state === "on"}
      disabled={isFixed || isChanging || viewing !== null}
      onChange={(on) => void turn(on)}
    />
  );
}

const hints: Record<Exclude<PushState, "loading">, string> = {
  on: m.settings_push_on_help(),
  off: m.settings_push_off_help(),
  denied: m.settings_push_blocked(),
  unsupported: m.settings_push_unsupported(),
  unavailable: m.settings_push_not_set_up(),
};

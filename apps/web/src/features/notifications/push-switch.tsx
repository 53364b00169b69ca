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
      label="Push on this device"
      hint={hints[state]}
      checked={state === "on"}
      disabled={isFixed || isChanging || viewing !== null}
      onChange={(on) => void turn(on)}
    />
  );
}

const hints: Record<Exclude<PushState, "loading">, string> = {
  on: "This browser shows notifications, even when Vignette is closed.",
  off: "Get notifications from this browser, even when Vignette is closed.",
  denied: "Notifications are blocked. Allow them for this site in your browser's settings, then reload.",
  unsupported: "This browser doesn't support push. On iPhone, add Vignette to your Home Screen first.",
  unavailable: "Push isn't set up on this server.",
};

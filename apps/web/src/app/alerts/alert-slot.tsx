import { lazy } from "react";
import { Optional } from "../../shared/boundaries/optional.tsx";
import { useAlertChoice } from "./alert-choice.ts";

const Alerts = lazy(async () => ({ default: (await import("./alerts.tsx")).Alerts }));

/** Loaded if alerts are turned on. Shows no errors: the page runs the same queries and shows them. */
export function AlertSlot() {
  if (!useAlertChoice()) return null;
  return (
    <Optional>
      <Alerts />
    </Optional>
  );
}

import { lazy } from "react";
import { Optional } from "../../shared/optional.tsx";
import { useAlertChoice } from "./alert-choice.ts";

const Alerts = lazy(async () => ({ default: (await import("./alerts.tsx")).Alerts }));

/** Loaded where alerts were chosen. Reports no errors: the page asks the same questions itself. */
export function AlertSlot() {
  if (!useAlertChoice()) return null;
  return (
    <Optional>
      <Alerts />
    </Optional>
  );
}

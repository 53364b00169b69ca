import { Panel, Switch } from "@vignette/ui";
import { useState } from "react";
import { alertChoice, useAlertChoice } from "../alerts/alert-choice.ts";

/**
 * Settings → Alerts. The browser's permission is requested only when the user turns them on. Source:
 * docs/experience.md#settings.
 */
export function AlertPanel() {
  const on = useAlertChoice();
  const [refused, setRefused] = useState(false);

  async function turn(next: boolean) {
    if (next) setRefused(!(await alertChoice.turnOn()));
    else alertChoice.turnOff();
  }

  return (
    <Panel title="Alerts">
      <Switch
        label="Something needs you"
        hint="A post failed or needs a look, somebody asked for changes, an account must be reconnected: a notice from this browser, while Vignette is open in a tab that you don't look at."
        checked={on}
        onChange={(next) => void turn(next)}
      />
      {refused && (
        <p role="alert" className="mt-2 text-dense font-medium text-failed">
          Your browser doesn't allow notices from this site. Allow them there, then turn this on.
        </p>
      )}
    </Panel>
  );
}

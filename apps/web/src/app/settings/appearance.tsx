import { Button, notify, Panel, RadioGroup } from "@vignette/ui";
import { type Theme, useTheme } from "../../shared/theme.ts";
import { checklist } from "../dashboard/checklist-shown.ts";
import { SingleKeysSwitch } from "../palette/shortcuts-dialog.tsx";

export function Appearance() {
  const [theme, setTheme] = useTheme();
  return (
    <Panel title="Appearance">
      <div className="flex flex-col items-start gap-4">
        <RadioGroup label="Theme" inline options={themes} value={theme} onChange={setTheme} />
        <SingleKeysSwitch />
        <Button onClick={showFirstSteps}>Show the first steps on the dashboard</Button>
      </div>
    </Panel>
  );
}

function showFirstSteps() {
  checklist.show();
  notify({ kind: "success", title: "The first steps are back on the dashboard" });
}

const themes: readonly { value: Theme; label: string }[] = [
  { value: "system", label: "System" },
  { value: "light", label: "Light" },
  { value: "dark", label: "Dark" },
];

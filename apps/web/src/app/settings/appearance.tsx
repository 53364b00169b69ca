import { Button, notify, Panel, RadioGroup } from "@vignette/ui";
import { storedValue } from "../../shared/stored-value.ts";
import { useStoredValue } from "../../shared/use-stored-value.ts";
import { checklist } from "../dashboard/checklist-shown.ts";

export function Appearance() {
  const [theme, setTheme] = useTheme();
  return (
    <Panel title="Appearance">
      <div className="flex flex-col items-start gap-4">
        <RadioGroup label="Theme" inline options={themes} value={theme} onChange={setTheme} />
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

type Theme = "system" | "light" | "dark";

/** Also read by `THEME_SCRIPT`, before the first paint. */
const stored = storedValue("theme");

/** The chosen theme and its setter. `system` follows the device. */
function useTheme(): [Theme, (theme: Theme) => void] {
  return [themeOf(useStoredValue(stored)), chooseTheme];
}

function chooseTheme(theme: Theme): void {
  stored.write(theme === "system" ? null : theme);
  const { dataset } = document.documentElement;
  if (theme === "system") delete dataset.theme;
  else dataset.theme = theme;
}

const themeOf = (value: string | null): Theme => (value === "light" || value === "dark" ? value : "system");

import { m } from "@vignette/messages";
import { Button, notify, Panel, RadioGroup } from "@vignette/ui";
import { type Theme, useTheme } from "../../shared/theme.ts";
import { checklist } from "../dashboard/checklist-shown.ts";
import { SingleKeysSwitch } from "../palette/shortcuts-dialog.tsx";
import { LanguageChoice } from "./language-choice.tsx";

export function Appearance() {
  const [theme, setTheme] = useTheme();
  return (
    <Panel title={m.settings_appearance()}>
      <div className="flex flex-col items-start gap-4">
        <RadioGroup label={m.settings_theme()} inline options={themes} value={theme} onChange={setTheme} />
        <LanguageChoice />
        <SingleKeysSwitch />
        <Button onClick={showFirstSteps}>{m.settings_show_first_steps()}</Button>
      </div>
    </Panel>
  );
}

function showFirstSteps() {
  checklist.show();
  notify({ kind: "success", title: m.settings_first_steps_shown() });
}

const themes: readonly { value: Theme; label: string }[] = [
  { value: "system", label: m.settings_system() },
  { value: "light", label: m.settings_light() },
  { value: "dark", label: m.settings_dark() },
];

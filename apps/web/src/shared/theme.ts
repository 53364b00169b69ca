import { storedValue } from "./storage/stored-value.ts";
import { useStoredValue } from "./storage/use-stored-value.ts";

export type Theme = "system" | "light" | "dark";

/** Also read by `THEME_SCRIPT`, before the first paint. */
const stored = storedValue("theme");

/** The chosen theme and its setter. `system` follows the device. */
export function useTheme(): [Theme, (theme: Theme) => void] {
  return [themeOf(useStoredValue(stored)), chooseTheme];
}

function chooseTheme(theme: Theme): void {
  stored.write(theme === "system" ? null : theme);
  const { dataset } = document.documentElement;
  if (theme === "system") delete dataset.theme;
  else dataset.theme = theme;
}

const themeOf = (value: string | null): Theme => (value === "light" || value === "dark" ? value : "system");

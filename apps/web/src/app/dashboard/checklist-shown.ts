import { storedValue } from "../../shared/stored-value.ts";
import { useStoredValue } from "../../shared/use-stored-value.ts";

const stored = storedValue("firstStepsHidden");

/** Shows or hides the first steps on the dashboard. */
export const checklist = {
  show: (): void => stored.write(null),
  hide: (): void => stored.write("yes"),
};

export const useChecklistHidden = (): boolean => useStoredValue(stored) === "yes";

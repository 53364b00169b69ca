import { storedValue } from "../../shared/storage/stored-value.ts";
import { useStoredValue } from "../../shared/storage/use-stored-value.ts";

const stored = storedValue("firstStepsHidden");

/** Shows or hides the first steps on the dashboard. */
export const checklist = {
  show: (): void => stored.write(null),
  hide: (): void => stored.write("yes"),
};

export const useChecklistHidden = (): boolean => useStoredValue(stored) === "yes";

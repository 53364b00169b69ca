import { storedValue } from "../../shared/storage/stored-value.ts";
import { useStoredValue } from "../../shared/storage/use-stored-value.ts";

const stored = storedValue("single-keys");

/** Whether single keys such as G and ? do anything on this device, and how to change it. They do at first. */
export function useSingleKeys(): [on: boolean, set: (on: boolean) => void] {
  return [useStoredValue(stored) !== "off", (on) => stored.write(on ? null : "off")];
}

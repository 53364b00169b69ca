import { storedValue } from "../../shared/stored-value.ts";
import { useStoredValue } from "../../shared/use-stored-value.ts";

const stored = storedValue("alerts");

/**
 * Whether this browser shows a notification when a post needs the user. Set in the settings; the browser must also
 * allow it.
 */
export const alertChoice = {
  /** False if the browser does not allow it. The browser asks the user for permission. */
  async turnOn(): Promise<boolean> {
    const allowed = "Notification" in globalThis && (await Notification.requestPermission()) === "granted";
    if (allowed) stored.write("on");
    return allowed;
  },
  turnOff: (): void => stored.write(null),
  isOn: (): boolean => stored.read() === "on" && isAllowed(),
};

export const useAlertChoice = (): boolean => useStoredValue(stored) === "on" && isAllowed();

const isAllowed = () => "Notification" in globalThis && Notification.permission === "granted";

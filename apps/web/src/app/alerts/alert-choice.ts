import { storedValue } from "../../shared/stored-value.ts";
import { useStoredValue } from "../../shared/use-stored-value.ts";

const stored = storedValue("alerts");

/** Whether this browser tells its user when a post needs them. Chosen in the settings; the browser has its own say. */
export const alertChoice = {
  /** False where the browser does not allow it. It asks the person itself. */
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

import { storedValue } from "../../shared/storage/stored-value.ts";
import { useStoredValue } from "../../shared/storage/use-stored-value.ts";

/** Until when each user on this device has seen the activity: `uid milliseconds`. */
const stored = storedValue("activity-seen");

export const markActivitySeen = (uid: string, at: number): void => stored.write(`${uid} ${at}`);

/** Until when the user has seen the activity, in ms since the epoch; 0 if they never looked. */
export function useActivitySeen(uid: string): number {
  const [who, at] = (useStoredValue(stored) ?? "").split(" ");
  return who === uid ? Number(at) || 0 : 0;
}

import { storedValue } from "../../shared/storage/stored-value.ts";
import { useStoredValue } from "../../shared/storage/use-stored-value.ts";

/** Maximum number of stored ids: announcements end after a while. */
const REMEMBERED = 50;

const stored = storedValue("announcements:dismissed");
const idsIn = (value: string | null): string[] => value?.split(" ").filter(Boolean) ?? [];

/** Remembers in this browser that the user has dismissed an announcement. */
export const dismiss = (id: string): void => stored.write([...idsIn(stored.read()), id].slice(-REMEMBERED).join(" "));

export const useDismissed = (): string[] => idsIn(useStoredValue(stored));

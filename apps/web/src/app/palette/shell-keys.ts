/** A key press, as the browser reports it. */
type Press = Pick<KeyboardEvent, "key" | "metaKey" | "ctrlKey" | "altKey" | "timeStamp">;

/** How long a letter after G counts, in milliseconds. Our own choice. */
const AFTER_G = 1500;

type Situation = {
  /** The focus is in a field, where letters are text. */
  isTyping: boolean;
  /** When G was pressed, if it was the last key: milliseconds since the page began to load. */
  pressedG: number | null;
  /** Whether single keys do anything. Source: WCAG 2.1.4. */
  singleKeys: boolean;
  /** The letters that open a page after G, with the address of each. */
  pages: Readonly<Record<string, string>>;
};

export type ShellKey =
  | { type: "palette" }
  | { type: "shortcuts" }
  | { type: "await-page" }
  | { type: "open"; path: string };

/** What a key press asks of the shell; null for nothing. Source: docs/experience.md#keyboard */
export function shellKey(press: Press, { isTyping, pressedG, singleKeys, pages }: Situation): ShellKey | null {
  const key = press.key.toLowerCase();
  const isCommand = press.metaKey || press.ctrlKey;
  if (isCommand && !press.altKey && key === "k") return { type: "palette" };
  if (isCommand || press.altKey || isTyping || !singleKeys) return null;
  if (key === "?") return { type: "shortcuts" };
  const isAfterG = pressedG !== null && press.timeStamp - pressedG < AFTER_G;
  if (!isAfterG) return key === "g" ? { type: "await-page" } : null;
  const path = pages[key.toUpperCase()];
  return path === undefined ? null : { type: "open", path };
}

/** A key press, as the browser reports it. */
type Press = Pick<KeyboardEvent, "key" | "metaKey" | "ctrlKey" | "altKey">;

type Situation = {
  /** The focus is in a field, where letters are text. */
  isTyping: boolean;
  /** G was pressed just before. */
  afterG: boolean;
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
export function shellKey(press: Press, { isTyping, afterG, singleKeys, pages }: Situation): ShellKey | null {
  const key = press.key.toLowerCase();
  const isCommand = press.metaKey || press.ctrlKey;
  if (isCommand && !press.altKey && key === "k") return { type: "palette" };
  if (isCommand || press.altKey || isTyping || !singleKeys) return null;
  if (key === "?") return { type: "shortcuts" };
  if (!afterG) return key === "g" ? { type: "await-page" } : null;
  const path = pages[key.toUpperCase()];
  return path === undefined ? null : { type: "open", path };
}

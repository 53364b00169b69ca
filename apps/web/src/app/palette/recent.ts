import { storedValue } from "../../shared/storage/stored-value.ts";

/** How many choices are remembered. Our own choice. */
const MOST = 5;

const stored = storedValue("palette-recent");

/** What was last chosen in the palette on this device, by id, the latest first. */
export const recent = {
  ids: (): string[] => (stored.read() ?? "").split("\n").filter((id) => id !== ""),
  add(id: string): void {
    stored.write([id, ...recent.ids().filter((it) => it !== id)].slice(0, MOST).join("\n"));
  },
};

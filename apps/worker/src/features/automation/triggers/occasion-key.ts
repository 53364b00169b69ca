/** Hexadecimal digits of a key: 80 bits, which no two items of a recipe share. */
const DIGITS = 20;

/** The key of an item or a call in the id of its run, from the id that its sender gave it: of any length and script. */
export async function occasionKey(from: "item" | "call", id: string): Promise<string> {
  const hash = new Uint8Array(await crypto.subtle.digest("SHA-256", new TextEncoder().encode(id)));
  const digits = Array.from(hash, (it) => it.toString(16).padStart(2, "0")).join("");
  return `${from}-${digits.slice(0, DIGITS)}`;
}

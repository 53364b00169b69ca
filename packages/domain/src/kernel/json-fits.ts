/**
 * Limits of free-form JSON: how deep values are nested, and how many characters it has. `stored`:
 * it becomes part of a document, which takes no list directly inside a list and no reserved field name.
 */
export type JsonLimits = { depth: number; size: number; stored: boolean };

/** Names that Firestore keeps for itself. Source: docs/platforms/firestore.md#limits. */
const RESERVED = /^$|^__.*__$/;

/** Whether free-form JSON is within limits. Walks without recursion, so that no depth exhausts the stack. */
export function jsonFits(json: unknown, { depth, size, stored }: JsonLimits): boolean {
  const open: { value: unknown; level: number; inList: boolean }[] = [{ value: json, level: 1, inList: false }];
  let seen = 0;
  for (let at = open.pop(); at; at = open.pop()) {
    const { value, level, inList } = at;
    seen += typeof value === "string" ? value.length + 1 : 1;
    if (seen > size) return false;
    if (typeof value !== "object" || value === null) continue;
    const isList = Array.isArray(value);
    if (level > depth || (stored && isList && inList)) return false;
    for (const [name, inner] of Object.entries(value)) {
      if (stored && !isList && RESERVED.test(name)) return false;
      seen += isList ? 0 : name.length;
      open.push({ value: inner, level: level + 1, inList: isList });
    }
  }
  return true;
}

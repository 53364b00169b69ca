/** A part of a parsed script, with its place in the code. */
export type Node = { type: string; start: number; end: number; [part: string]: unknown };

/** Calls `visit` for a part, and for what is inside of each part for which it answers true. */
export function walk(node: Node, visit: (node: Node) => boolean): void {
  if (!visit(node)) return;
  for (const part of Object.values(node)) {
    for (const it of Array.isArray(part) ? part : [part]) if (isNode(it)) walk(it, visit);
  }
}

/** A part of a parsed script that is a name, such as `m`; null if it is anything else. */
export const nameOf = (node: unknown): string | null =>
  isNode(node) && node.type === "Identifier" ? (node.name as string) : null;

/** What stands in quotes, or in backticks without values; null if it is anything else. */
export function quoted(node: unknown): string | null {
  if (!isNode(node)) return null;
  if (node.type === "Literal") return typeof node.value === "string" ? node.value : null;
  if (node.type !== "TemplateLiteral") return null;
  const [only, ...others] = node.quasis as { value: { cooked: string } }[];
  return only && others.length === 0 ? only.value.cooked : null;
}

export function isNode(part: unknown): part is Node {
  return typeof part === "object" && part !== null && typeof (part as Node).type === "string";
}

/** A place in code, and what stands there instead. */
export type Edit = { start: number; end: number; text: string };

/** The code between two places with the edits inside them, none of which overlap. */
export function edited(code: string, edits: readonly Edit[], from = 0, to = code.length): string {
  let result = "";
  let at = from;
  for (const { start, end, text } of edits.toSorted((a, b) => a.start - b.start)) {
    result += code.slice(at, start) + text;
    at = end;
  }
  return result + code.slice(at, to);
}

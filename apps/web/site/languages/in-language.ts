import { textCode, type ValuesInCode } from "@vignette/messages/code";
import type { Message } from "@vignette/messages/files";
import { CALL, LANGUAGE } from "./message-calls.ts";
import { type Edit, edited, isNode, type Node, nameOf, quoted, walk } from "./syntax.ts";

/** The keys of the messages that a script says. */
export function keysIn(program: Node): Set<string> {
  const keys = new Set<string>();
  for (const place of placesIn(program)) {
    walk(place, (node) => {
      const key = keyOf(node);
      if (key !== null) keys.add(key);
      return true;
    });
  }
  return keys;
}

const known = new WeakMap<Node, readonly Node[]>();

/** The outermost parts that texts stand for. A script is searched once for all languages: that takes most of the time. */
function placesIn(node: Node): readonly Node[] {
  const before = known.get(node);
  if (before) return before;
  const places: Node[] = [];
  walk(node, (it) => {
    const isPlace = nameOf(it) === LANGUAGE || keyOf(it) !== null;
    if (isPlace) places.push(it);
    return !isPlace;
  });
  known.set(node, places);
  return places;
}

/** The code of a script with the texts of a language in place of calls of messages. Throws where a value is missing. ADR 146. */
export function inLanguage(
  code: string,
  program: Node,
  messages: ReadonlyMap<string, Message>,
  locale: string,
): string {
  return codeOf(program);

  function codeOf(node: Node): string {
    const edits = placesIn(node).map((it): Edit => ({ start: it.start, end: it.end, text: replacement(it) }));
    return edited(code, edits, node.start, node.end);
  }

  function replacement(node: Node): string {
    const key = keyOf(node);
    if (key === null) return JSON.stringify(locale);
    const message = messages.get(key);
    if (message === undefined) throw new Error(`${key} has no text in ${locale}.`);
    const [, values, plural] = node.arguments as Node[];
    return textCode(message, values ? valuesOf(values) : {}, plural ? codeOf(plural) : "");
  }

  function valuesOf(node: Node): ValuesInCode {
    const properties = node.type === "ObjectExpression" ? (node.properties as Node[]) : null;
    if (!properties?.every((it) => it.type === "Property" && it.computed !== true)) return codeOf(node);
    return Object.fromEntries(
      properties.map(({ key, value }) => [nameOf(key) ?? quoted(key) ?? "", isNode(value) ? codeOf(value) : ""]),
    );
  }
}

/** The key of a call of a message; null if it is anything else. */
const keyOf = (node: Node): string | null =>
  node.type === "CallExpression" && nameOf(node.callee) === CALL ? quoted((node.arguments as Node[])[0]) : null;

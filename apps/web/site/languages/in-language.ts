import { textCode, type ValuesInCode } from "@vignette/messages/code";
import type { Message } from "@vignette/messages/files";
import { CALL, LANGUAGE } from "./message-calls.ts";
import { type Edit, edited, isNode, type Node, nameOf, quoted, walk } from "./syntax.ts";

/** The keys of the messages that a script says. */
export function keysIn(program: Node): Set<string> {
  const keys = new Set<string>();
  walk(program, (node) => {
    const key = keyOf(node);
    if (key !== null) keys.add(key);
    return true;
  });
  return keys;
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
    const edits: Edit[] = [];
    walk(node, (it) => {
      const text = replacement(it);
      if (text !== null) edits.push({ start: it.start, end: it.end, text });
      return text === null;
    });
    return edited(code, edits, node.start, node.end);
  }

  function replacement(node: Node): string | null {
    if (nameOf(node) === LANGUAGE) return JSON.stringify(locale);
    const key = keyOf(node);
    if (key === null) return null;
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

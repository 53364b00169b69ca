import { textCode } from "@vignette/messages/code";
import type { Message } from "@vignette/messages/files";
import type { Plugin } from "vite";
import { type Edit, edited, type Node, nameOf, walk } from "./syntax.ts";

/** The call that stands for a message until the texts of a language replace it. */
export const CALL = "__message";

/** The name that stands for the language, such as `"de"`. */
export const LANGUAGE = "__language";

const PLURAL = "@vignette/messages/plural";
const generated = "/packages/messages/generated/";

/**
 * Prepares a build whose texts are put in afterwards: `m.app_close()` becomes `__message("app_close")`, which bundler and
 * minifier carry along. While developing, the texts are the English ones. ADR 146.
 */
export function messageCalls(messages: ReadonlyMap<string, Message>): Plugin {
  const textsOf = new Map<string, string>();
  // The app is built twice: chunk-plan.ts.
  const done = new Map<string, { of: string; code: string; keys: string[] }>();
  return {
    name: "message-calls",
    enforce: "post",
    apply: "build",
    load: {
      filter: { id: /\/packages\/messages\/generated\/(runtime|messages)\.js$/ },
      handler: (id) =>
        id.endsWith(`${generated}runtime.js`)
          ? `export const getLocale = () => ${LANGUAGE};`
          : "export const m = undefined;",
    },
    transform: {
      filter: { id: /\.tsx?$/, code: /from ["']@vignette\/messages(?:\/areas\/\w+)?["']/ },
      handler(code, id) {
        const before = done.get(id);
        const calls =
          before?.of === code
            ? before
            : { of: code, ...withCalls(code, this.parse(code) as unknown as Node, messages) };
        done.set(id, calls);
        textsOf.set(id, calls.keys.map((it) => JSON.stringify(messages.get(it))).join());
        return { code: calls.code, map: null };
      },
    },
    // Browsers keep a file for a year: another text is another name.
    augmentChunkHash: ({ moduleIds }) => moduleIds.map((it) => textsOf.get(it) ?? "").join(),
  };
}

/**
 * The code of a module with a call for each message, and their keys. `m.ui_close({}, { locale: "en" })` becomes its English text, for
 * parts of a page that are in English whatever its language. Throws at a name that is no message of ours.
 */
export function withCalls(
  code: string,
  program: Node,
  messages: ReadonlyMap<string, Message>,
): { code: string; keys: string[] } {
  const keys = new Set<string>();
  const edits: Edit[] = [];
  const called = new Set<unknown>();
  let counts = false;

  walk(program, (node) => {
    const callee = node.type === "CallExpression" ? (node.callee as Node) : node;
    const key = called.has(node) ? null : messageNamed(callee);
    if (key === null) return true;
    called.add(callee);
    const message = messages.get(key);
    if (message === undefined) throw new Error(`m.${key} is no message.`);
    if (callee !== node && isInEnglish(node)) {
      edits.push(...inEnglish(key, message, node));
      return true;
    }
    keys.add(key);
    const isCounting = message.counted !== null;
    counts ||= isCounting;
    const open = `/* @__PURE__ */ ${CALL}("${key}"`;
    const close = isCounting ? ", __plural)" : ")";
    if (callee === node) {
      edits.push({ start: node.start, end: node.end, text: `((values) => ${open}, values${close})` });
      return true;
    }
    const [values] = node.arguments as Node[];
    edits.push({ start: node.start, end: values?.start ?? node.end, text: values ? `${open}, ` : `${open}${close}` });
    if (values) edits.push({ start: values.end, end: node.end, text: close });
    return true;
  });

  const helper = counts ? `import { plural as __plural } from "${PLURAL}";\n` : "";
  return { code: helper + edited(code, edits), keys: [...keys] };
}

const isInEnglish = (call: Node): boolean => {
  const [, options] = call.arguments as (Node & { properties?: (Node & { value: Node })[] })[];
  const [locale] = options?.properties ?? [];
  return locale !== undefined && nameOf(locale.key) === "locale" && locale.value.value === "en";
};

/** Puts the text into the place of the call, around the values if it has some. Throws if its form depends on one. */
function inEnglish(key: string, message: Message, call: Node): Edit[] {
  if (message.counted !== null) throw new Error(`m.${key} counts: only a text of one form can be named in English.`);
  const [values] = call.arguments as Node[];
  const { start, end } = call;
  if (!values || message.inputs.length === 0) return [{ start, end, text: JSON.stringify(message.texts["*"]) }];
  return [
    { start, end: values.start, text: `((values) => ${textCode(message, "values", "")})(` },
    { start: values.end, end, text: ")" },
  ];
}

/** The message of `m.app_close`; null if it is anything else. */
const messageNamed = (node: Node): string | null =>
  node.type === "MemberExpression" && node.computed !== true && nameOf(node.object) === "m"
    ? nameOf(node.property)
    : null;

import { parseSync } from "vite";

/** A part of a parsed module. */
export type Node = { type: string; start: number; end: number; [part: string]: unknown };

/** A text that users read, where it stands in a module. */
export type TextInCode = { node: Node; text: string; kind: "markup" | "attribute" | "string" | "template" };

/**
 * The texts of a module that look like words for users: what stands between tags, attributes such as `title`, sentences in
 * quotes, several words in a list, and words around values. Messages for developers are left out: those of plain errors, while
 * an error of ours may be shown. Judges by the look, so a single word in small letters is found only in a choice.
 */
export function textsIn(path: string, code: string): TextInCode[] {
  const found: TextInCode[] = [];
  look(parseSync(path, code).program as unknown as Node, null, "");
  return found;

  function look(node: Node, around: Node | null, named: string): void {
    if (IGNORED.has(node.type) || isForDevelopers(node)) return;
    const text = wordsOf(node, around, named);
    if (text !== null) found.push({ node, ...text });
    const name = nameGiven(node) ?? (KEEPS_NAME.has(node.type) ? named : "");
    if (UNREAD.test(name)) return;
    for (const [part, value] of Object.entries(node)) {
      if (isCode(node, part)) continue;
      for (const it of Array.isArray(value) ? value : [value]) if (isNode(it)) look(it, node, name);
    }
  }
}

function wordsOf(node: Node, around: Node | null, named: string): Omit<TextInCode, "node"> | null {
  if (node.type === "JSXText") {
    const text = String(node.value).replaceAll(/\s+/g, " ").trim();
    return hasWords(text) ? { text, kind: "markup" } : null;
  }
  if (node.type === "Literal" && typeof node.value === "string") {
    const isShown = READ.test(named) || around?.type === "JSXExpressionContainer";
    const isText = isShown
      ? hasWords(node.value)
      : ((isSentence(node.value) || isPart(node.value, around)) && !isName(node.value)) || isWord(node.value, around);
    return isText ? { text: node.value, kind: around?.type === "JSXAttribute" ? "attribute" : "string" } : null;
  }
  const choice = smallWords(node, around);
  if (choice !== null) return { text: choice, kind: "string" };
  if (node.type !== "TemplateLiteral") return null;
  const quasis = (node.quasis as { value: { cooked: string } }[]).map((it) => it.value.cooked);
  const text = quasis.join("{}");
  const isText = READ.test(named) ? hasWords(text) : isPhrase(text) && !isName(text) && !CLASSES.test(text);
  return quasis.length > 1 && isText ? { text, kind: "template" } : null;
}

/** A choice between two words in small letters: a noun and its plural, or two words between tags. */
function smallWords(node: Node, around: Node | null): string | null {
  const isBetweenTags = node.type === "JSXExpressionContainer" && around?.type !== "JSXAttribute";
  const choice = isBetweenTags ? (node.expression as Node) : node;
  if (choice.type !== "ConditionalExpression") return null;
  const words = [choice.consequent, choice.alternate].map((it) => String((it as Node).value));
  const [one = "", other = ""] = words;
  if (!words.every((it) => /^\p{Ll}{2,}$/u.test(it) && it !== "undefined")) return null;
  const isPlural = `${one}s` === other || one === `${other}s`;
  return isPlural !== isBetweenTags ? words.join(" / ") : null;
}

/** Types, imports, and names of parts of objects. */
const IGNORED = new Set([
  "ImportDeclaration",
  "ExportAllDeclaration",
  "TSTypeAliasDeclaration",
  "TSInterfaceDeclaration",
]);

/** What passes the name of an attribute or a property on to the texts inside it. */
const KEEPS_NAME = new Set([
  "JSXExpressionContainer",
  "ConditionalExpression",
  "LogicalExpression",
  "ParenthesizedExpression",
  "TSAsExpression",
]);

/** Attributes and properties that users read. */
const READ =
  /^(aria-label|aria-description|aria-roledescription|alt|label|title|placeholder|cancel|action|description|hint|heading|help|note|none|words|message|sentence|reason|empty|summary|\w+(Label|Title|Hint|Text))$/;

/**
 * Names of classes or of steps beside values, such as `button {}`, `{} flex items-center` or `caption moved {} {} {}`.
 */
const CLASSES = /^[a-z][a-z-]*( [a-z][a-z-]*)* \{\}([ -]\{\})*$|^\{\}( [a-z0-9-]+)*( \w+-\w+)( [a-z0-9-]+)*$/;

/** Attributes and properties that nobody reads. */
const UNREAD =
  /^(className|class|style|d|viewBox|key|to|href|src|rel|id|htmlFor|type|role|autoComplete|variant|tone|accept|pattern|aria-keyshortcuts)$/;

function nameGiven(node: Node): string | null {
  if (node.type === "JSXAttribute") return String((node.name as Node).name);
  if (node.type !== "Property") return null;
  const key = node.key as Node;
  return String(key.name ?? key.value ?? "");
}

const isCode = ({ type }: Node, part: string): boolean =>
  (type === "Property" && part === "key") || part === "typeAnnotation" || part === "typeArguments" || part === "source";

function isForDevelopers({ type, callee, operator }: Node): boolean {
  if (type === "BinaryExpression") return ["===", "!==", "in"].includes(String(operator));
  if (type === "NewExpression") return /^(\w*Exception|(Type|Range|Syntax)?Error)$/.test(String((callee as Node).name));
  return (
    type === "CallExpression" &&
    ((callee as Node).type === "Super" || ["classNames", "lazy"].includes(String((callee as Node).name)))
  );
}

const hasWords = (text: string): boolean => /\p{L}{2}/u.test(text) && !isName(text) && !/^https?:\/\/$/.test(text);

/** A sentence, or a phrase that begins with a capital. */
const isSentence = (text: string): boolean => /^[“"(]?[A-Z][a-zA-Z’']*[,.?!…:]?( \S|$)/.test(text) && isPhrase(text);

/** A sentence that begins with a name in small letters, or several words where a list holds them. */
const isPart = (text: string, around: Node | null): boolean =>
  /^[a-z_]+( \S+){2,}[.!?…]$/.test(text) ||
  (around?.type === "ArrayExpression" && /^\p{Ll}+( \p{Ll}[\p{L}’']*)+$/u.test(text));

/** A word with a capital where a list, an object or a choice holds it. */
const isWord = (text: string, around: Node | null): boolean =>
  HOLDS_WORDS.has(around?.type ?? "") && /^[A-Z][a-z]{2,}$/.test(text) && !isName(text);
const HOLDS_WORDS = new Set([
  "ArrayExpression",
  "Property",
  "ConditionalExpression",
  "ArrowFunctionExpression",
  "ReturnStatement",
  "JSXAttribute",
]);

/** At least two words, or a word with its end. */
const isPhrase = (text: string): boolean =>
  /\p{L}{2,}[^\s\w-]* \p{L}|\}\]? \p{L}{2,}|\p{L}{2} (· |\[)?\{|^[A-Z]\p{L}+[.?!…]$/u.test(text) &&
  !/[{};]$|--|https?:|minmax\(|\[data-/.test(text.replaceAll("{}", ""));

/** Names that are the same in every language, codes, keys, and values in the columns of a calendar file. */
const isName = (text: string): boolean =>
  /^(Vignette|Edge|Opera|Samsung Internet|Firefox|Chrome|Safari|Android|Windows|Linux|TikTok|Instagram|Reels|Feed|Google|Stripe|Pexels|(Instagram|TikTok) \d+:\d+|Display P3|your brand|branded content|PDF|CSV|JSON|ZIP|URL|AI|Esc|Enter|Space|Ctrl|Shift|Bearer \{\})$/.test(
    text,
  );

const isNode = (part: unknown): part is Node =>
  typeof part === "object" && part !== null && typeof (part as Node).type === "string";

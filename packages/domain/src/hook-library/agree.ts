import type { HookPart } from "./hook-part.ts";

/**
 * Makes the words around filled values agree with them: "a" and "an", one day and two days, a capital at the start of a
 * sentence, a full stop inside quotation marks.
 */
export function agree(parts: readonly HookPart[]): HookPart[] {
  return parts.map((part, i) => {
    if (part.type === "filled") {
      const text = quoted(withoutArticle(part.text, parts[i - 1]), parts[i - 1], parts[i + 1]);
      return { ...part, text: begins(parts, i) ? capital(text) : text };
    }
    if (part.type !== "text") return part;
    const [before, after] = [parts[i - 1], parts[i + 1]];
    let text = part.text;
    if (after?.type === "filled") text = withArticle(text, after.text);
    if (before?.type === "filled" && before.slot === "number" && before.text === "1") text = inSingular(text);
    return { ...part, text };
  });
}

/** Words after which an article would be a second one: "no more a messy inbox". */
const TAKES_NO_ARTICLE = /\b(a|an|the|no|more|another|any|every|each|this|that|my|your|our|their|new|less) $/i;

function withoutArticle(value: string, before: HookPart | undefined): string {
  const clashes = before?.type === "text" && TAKES_NO_ARTICLE.test(before.text);
  return clashes ? value.replace(/^(the|an?) /i, "") : value;
}

/** Words in quotation marks: with a full stop where a new sentence follows, without one inside a sentence. */
function quoted(value: string, before: HookPart | undefined, after: HookPart | undefined): string {
  if (before?.type !== "text" || after?.type !== "text" || !/[“"]$/.test(before.text)) return value;
  const said = value.replace(/\.+$/, "");
  const ends = /^[”"](\s+\p{Lu}|$)/u.test(after.text);
  return ends && !/[?!…]$/.test(said) ? `${said}.` : ends ? said : said.replace(/[?!…]+$/, "");
}

/** Whether a value is at the beginning of a sentence, also one in quotation marks. */
function begins(parts: readonly HookPart[], i: number): boolean {
  const before = parts[i - 1];
  if (!before) return true;
  return before.type === "text" && /([.!?]\s+|[“"])$/.test(before.text);
}

function capital(text: string): string {
  // A name like iPad keeps its own way.
  return /^\p{Ll}\p{Lu}/u.test(text) ? text : text.charAt(0).toUpperCase() + text.slice(1);
}

/** Letters that look like vowels and sound like consonants, and the other way round. */
const SOUNDS_CLOSED = /^(uni|use|eu|one\b|ukulele)/i;
const SOUNDS_OPEN = /^([aeiou]|hour|honest|heir)/i;

function withArticle(text: string, next: string): string {
  const noun = next.replace(/^(the|an?) /i, "");
  const open = SOUNDS_OPEN.test(noun) && !SOUNDS_CLOSED.test(noun);
  return text.replace(/\b([Aa])n? $/, open ? "$1n " : "$1 ");
}

function inSingular(text: string): string {
  return text.replace(/^(\s+\p{L}+?)(?<!s)s\b/u, "$1");
}

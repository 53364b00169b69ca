import type { HookPart } from "./hook-part.ts";

/** Makes the words around filled values agree with them: "a" and "an", one day and two days, a capital at the start of a sentence. */
export function agree(parts: readonly HookPart[]): HookPart[] {
  return parts.map((part, i) => {
    if (part.type === "filled") return { ...part, text: begins(parts, i) ? capital(part.text) : part.text };
    if (part.type !== "text") return part;
    const [before, after] = [parts[i - 1], parts[i + 1]];
    let text = part.text;
    if (after?.type === "filled") text = withArticle(text, after.text);
    if (before?.type === "filled" && before.slot === "number" && before.text === "1") text = inSingular(text);
    return { ...part, text };
  });
}

/** Whether a value is at the beginning of a sentence. */
function begins(parts: readonly HookPart[], i: number): boolean {
  const before = parts[i - 1];
  if (!before) return true;
  return before.type === "text" && /[.!?]\s+$/.test(before.text);
}

function capital(text: string): string {
  // A name like iPad keeps its own way.
  return /^\p{Ll}\p{Lu}/u.test(text) ? text : text.charAt(0).toUpperCase() + text.slice(1);
}

/** Letters that look like vowels and sound like consonants, and the other way round. */
const SOUNDS_CLOSED = /^(uni|use|eu|one\b|ukulele)/i;
const SOUNDS_OPEN = /^([aeiou]|hour|honest|heir)/i;

function withArticle(text: string, next: string): string {
  const open = SOUNDS_OPEN.test(next) && !SOUNDS_CLOSED.test(next);
  return text.replace(/\b([Aa])n? $/, open ? "$1n " : "$1 ");
}

function inSingular(text: string): string {
  return text.replace(/^(\s+\p{L}+?)(?<!s)s\b/u, "$1");
}

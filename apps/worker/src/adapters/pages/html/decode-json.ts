import sax from "sax";

/**
 * A script is raw text, so that its entities belong to the values and are decoded after parsing. A script that is no JSON
 * may have been encoded as a whole. Source: https://html.spec.whatwg.org/#restrictions-on-the-contents-of-raw-text-elements
 */
export function decodedJson(text: string): string {
  if (!text.includes("&")) return text;
  if (/^\s*[[{]\s*&quot;/.test(text)) return decoded(text);
  try {
    return JSON.stringify(
      JSON.parse(text, (_, value: unknown) => (typeof value === "string" ? decoded(value) : value)),
    );
  } catch {
    return text;
  }
}

const { ENTITIES } = sax.parser(false);

const decoded = (text: string): string =>
  text.replace(/&(?:#x([0-9a-f]{1,6})|#(\d{1,7})|([a-z]\w*));/gi, (whole, hex, decimal, name) => {
    if (name !== undefined) return ENTITIES[name] ?? whole;
    const code = hex === undefined ? Number(decimal) : Number.parseInt(hex, 16);
    return code > 0 && code <= 0x10ffff ? String.fromCodePoint(code) : whole;
  });

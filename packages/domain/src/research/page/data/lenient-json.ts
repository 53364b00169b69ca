/** A string, or what breaks JSON between values: a comma before a closing bracket, a comment. */
const PIECE = /"(?:[^"\\]|\\.)*"|,(?=\s*[}\]])|\/\*.*?\*\//gs;

/**
 * What a script holds as JSON, as forgivingly as search engines read it: in comments or CDATA, with commas at the end of
 * lists, and with line breaks inside texts. Null for what cannot be read.
 */
export function lenientJson(script: string): unknown {
  const bare = script
    .replace(/^\s*(?:<!--|(?:\/\/|\/\*)?\s*<!\[CDATA\[(?:\s*\*\/)?)/, "")
    .replace(/(?:-->|(?:\/\/|\/\*)?\s*\]\]>(?:\s*\*\/)?)\s*;?\s*$/, "")
    .replace(/;\s*$/, "");
  return parsed(script) ?? parsed(bare) ?? parsed(bare.replace(PIECE, mended));
}

/** Control characters inside a text are escaped; what stands between values goes. */
const mended = (piece: string): string =>
  piece.startsWith('"')
    ? // biome-ignore lint/suspicious/noControlCharactersInRegex: these are what is looked for
      piece.replace(/[\u0000-\u001f]/g, (sign) => `\\u${sign.charCodeAt(0).toString(16).padStart(4, "0")}`)
    : "";

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

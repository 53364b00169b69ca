/** A JSON string, or an integer too long for a JavaScript number (2^53 has 16 digits) that is not a fraction. */
const TOKEN = /"(?:[^"\\]|\\.)*"|(?<![\d.])-?\d{16,}(?![\d.eE])/g;

/**
 * Parses JSON with long integers as strings: platform ids exceed 2^53 and would be rounded. Undefined if the text is
 * not JSON, such as a proxy's HTML page. Source: docs/platforms/README.md#large-ids.
 */
export function parseJson(text: string): unknown {
  try {
    return JSON.parse(text.replace(TOKEN, (token) => (token.startsWith('"') ? token : `"${token}"`)));
  } catch {
    return undefined;
  }
}

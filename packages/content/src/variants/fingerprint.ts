/**
 * A short text that is the same for equal values and, for all practical purposes, different for any other: 128 bits of
 * FNV-1a.
 */
export function fingerprint(value: unknown): string {
  const text = JSON.stringify(value) ?? "";
  return [0, 1, 2, 3].map((lane) => hash(text, lane)).join("");
}

function hash(text: string, lane: number): string {
  let sum = (0x811c9dc5 ^ Math.imul(lane + 1, 0x9e3779b1)) >>> 0;
  for (let at = 0; at < text.length; at++) sum = Math.imul(sum ^ text.charCodeAt(at), 0x01000193) >>> 0;
  return sum.toString(16).padStart(8, "0");
}

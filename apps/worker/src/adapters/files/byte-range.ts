/** A range of a file: `length` bytes from `offset`. */
export type ByteRange = { offset: number; length: number };

/**
 * Parses a Range header for a file of `size` bytes. Null means the whole file (no header, several ranges, another
 * unit, invalid syntax); "unsatisfiable" is beyond its end. Source: RFC 9110 §14.
 */
export function byteRange(header: string | null | undefined, size: number): ByteRange | "unsatisfiable" | null {
  const match = /^bytes=(\d*)-(\d*)$/.exec(header?.replaceAll(" ", "") ?? "");
  if (!match) return null;
  const [, from = "", to = ""] = match;
  if (from === "") return to === "" ? null : lastBytes(Number(to), size);
  const offset = Number(from);
  const end = to === "" ? size - 1 : Math.min(Number(to), size - 1);
  if (to !== "" && Number(to) < offset) return null;
  return offset >= size ? "unsatisfiable" : { offset, length: end - offset + 1 };
}

function lastBytes(count: number, size: number): ByteRange | "unsatisfiable" {
  const length = Math.min(count, size);
  return length === 0 ? "unsatisfiable" : { offset: size - length, length };
}

import { DocumentError } from "./documents.ts";

/** Maximum length of an id, in UTF-8 bytes. Source: docs/platforms/firestore.md#limits. */
const MAX_SEGMENT_BYTES = 1500;

// biome-ignore lint/suspicious/noControlCharactersInRegex: finding them is the point
const CONTROL = /[\u0000-\u001F\u007F]/;
const RESERVED = /^__.*__$/;

/**
 * The segments of a path, each safe in a URL or a resource name. Throws otherwise, so that an id can never reach
 * another collection.
 */
export function guardedPath(path: string): string[] {
  const segments = path.split("/");
  for (const segment of segments) guardSegment(segment);
  return segments;
}

/** Checks one id or collection name. */
export function guardSegment(segment: string): string {
  if (!isSegment(segment)) throw new DocumentError("refused", "This cannot be part of a document's path.");
  return segment;
}

/** Whether a document or a collection can have this name. */
export function isSegment(segment: string): boolean {
  return !(
    segment === "" ||
    segment === "." ||
    segment === ".." ||
    segment.includes("/") ||
    CONTROL.test(segment) ||
    RESERVED.test(segment) ||
    !segment.isWellFormed() ||
    new TextEncoder().encode(segment).length > MAX_SEGMENT_BYTES
  );
}

/** A field path as Firestore expects it: simple names unchanged, all others in back quotes. Dots nest. */
export function fieldPath(path: string): string {
  return path.split(".").map(quoted).join(".");
}

function quoted(name: string): string {
  return /^[A-Za-z_][A-Za-z0-9_]*$/.test(name) ? name : `\`${name.replace(/[\\`]/g, "\\$&")}\``;
}

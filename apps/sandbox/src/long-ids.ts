/** A 64-bit id on its way into JSON as a number, beyond what a JavaScript number can hold. */
export type LongId = `#int64:${string}`;

/** Marks a string of digits as a number of the wire. */
export function longId(digits: string): LongId {
  return `#int64:${digits}`;
}

/** JSON in which marked ids are bare numbers, as TikTok and Instagram send them. */
export function jsonWithLongIds(value: unknown): Response {
  const body = JSON.stringify(value).replaceAll(/"#int64:(\d+)"/g, "$1");
  return new Response(body, { headers: { "content-type": "application/json; charset=utf-8" } });
}

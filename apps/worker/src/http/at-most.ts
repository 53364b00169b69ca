import { fileTooLarge } from "../adapters/files/too-large.ts";

/** Reads the whole body of a request. Throws a Refusal as soon as it exceeds `maxBytes`. */
export async function atMost(request: Request, maxBytes: number): Promise<Uint8Array> {
  const whole = new Uint8Array(maxBytes);
  let filled = 0;
  if (!request.body) return whole.subarray(0, 0);
  for await (const chunk of request.body as ReadableStream<Uint8Array> & AsyncIterable<Uint8Array>) {
    if (filled + chunk.byteLength > maxBytes) throw fileTooLarge(maxBytes);
    whole.set(chunk, filled);
    filled += chunk.byteLength;
  }
  return whole.subarray(0, filled);
}

import { Refusal } from "@vignette/domain/kernel";

/** The body has more bytes than this route accepts. */
const requestTooLarge = () => new Refusal("too-large", "request.too-large", "This request is too large.", "body");

/**
 * Reads the whole body of a request, chunk by chunk. Throws a Refusal as soon as it exceeds `maxBytes`: before the
 * first byte if the request states its length.
 */
export async function atMost(
  request: Request,
  maxBytes: number,
  tooLarge: () => Refusal = requestTooLarge,
): Promise<Uint8Array<ArrayBuffer>> {
  if (Number(request.headers.get("content-length") ?? 0) > maxBytes) throw tooLarge();
  if (!request.body) return new Uint8Array();
  const parts: Uint8Array[] = [];
  let bytes = 0;
  for await (const part of request.body as ReadableStream<Uint8Array> & AsyncIterable<Uint8Array>) {
    bytes += part.byteLength;
    if (bytes > maxBytes) throw tooLarge();
    parts.push(part);
  }
  return joined(parts, bytes);
}

/** The body as text. Bytes that are not UTF-8 are refused. */
export async function textAtMost(request: Request, maxBytes: number): Promise<string> {
  const bytes = await atMost(request, maxBytes);
  try {
    return new TextDecoder("utf-8", { fatal: true, ignoreBOM: false }).decode(bytes);
  } catch {
    throw new Refusal("invalid", "request.not-text", "This request is not valid UTF-8.", "body");
  }
}

/** The body as JSON; null for anything else. */
export async function jsonAtMost(request: Request, maxBytes: number): Promise<unknown> {
  const text = await textAtMost(request, maxBytes);
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

/** The body as a form; null for anything else. */
export async function formAtMost(request: Request, maxBytes: number): Promise<FormData | null> {
  const body = await atMost(request, maxBytes);
  const type = request.headers.get("content-type") ?? "";
  return await new Response(body, { headers: { "content-type": type } }).formData().catch(() => null);
}

function joined(parts: readonly Uint8Array[], bytes: number): Uint8Array<ArrayBuffer> {
  const whole = new Uint8Array(bytes);
  let at = 0;
  for (const part of parts) {
    whole.set(part, at);
    at += part.byteLength;
  }
  return whole;
}

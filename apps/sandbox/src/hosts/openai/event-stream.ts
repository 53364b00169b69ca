/** Server-sent events, one by one as the client reads them. */
export function eventStream(events: readonly string[]): Response {
  const encoder = new TextEncoder();
  const rest = events.values();
  const body = new ReadableStream<Uint8Array>({
    pull(controller) {
      const next = rest.next();
      if (next.done) controller.close();
      else controller.enqueue(encoder.encode(next.value));
    },
  });
  return new Response(body, {
    headers: { "content-type": "text/event-stream; charset=utf-8", "cache-control": "no-cache" },
  });
}

/** A text in pieces of a few words, as models send it. */
export const textChunks = (text: string): string[] => text.match(/[\s\S]{1,24}/g) ?? [];

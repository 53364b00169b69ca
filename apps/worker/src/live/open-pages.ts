/** Sends an event to each WebSocket of a Durable Object. */
export function sendToPages(ctx: DurableObjectState, event: string): void {
  for (const page of ctx.getWebSockets()) {
    try {
      page.send(event);
    } catch {
      closeQuietly(page, 1011);
    }
  }
}

/**
 * Accepts another page, which may hibernate between events; closes the oldest ones if there would be more than `most`.
 */
export function acceptPage(ctx: DurableObjectState, most: number, attachment?: string): Response {
  const { 0: theirs, 1: ours } = new WebSocketPair();
  const open = ctx.getWebSockets();
  for (const page of open.slice(0, Math.max(0, open.length - most + 1))) closeQuietly(page, 1008);
  ctx.acceptWebSocket(ours);
  if (attachment !== undefined) ours.serializeAttachment(attachment);
  return new Response(null, { status: 101, webSocket: theirs, headers: { "sec-websocket-protocol": "vignette" } });
}

/** Some codes may be received but not sent; errors are ignored, because the page may be gone. */
export function closeQuietly(page: WebSocket, code: number): void {
  try {
    page.close(code >= 1000 && code < 5000 && ![1004, 1005, 1006, 1015].includes(code) ? code : 1000);
  } catch {
    // It was closed already.
  }
}

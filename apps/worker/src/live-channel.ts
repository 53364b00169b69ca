import { DurableObject } from "cloudflare:workers";
import type { Env } from "./env.ts";

/** Open pages of one user; the oldest is closed when there are more. */
const MAX_PAGES = 24;

/** One per user: holds the WebSockets of open pages, asleep between events, and passes events on. Design §1. */
export class LiveChannel extends DurableObject<Env> {
  constructor(ctx: DurableObjectState, env: Env) {
    super(ctx, env);
    ctx.setWebSocketAutoResponse(new WebSocketRequestResponsePair("ping", "pong"));
  }

  /** POST is an event for every page; anything else is a page that wants to listen. */
  override async fetch(request: Request): Promise<Response> {
    return request.method === "POST" ? this.#push(await request.text()) : this.#listen();
  }

  override webSocketClose(page: WebSocket, code: number): void {
    closeQuietly(page, code);
  }

  override webSocketError(page: WebSocket): void {
    closeQuietly(page, 1011);
  }

  #push(event: string): Response {
    for (const page of this.ctx.getWebSockets()) {
      try {
        page.send(event);
      } catch {
        closeQuietly(page, 1011);
      }
    }
    return new Response(null, { status: 204 });
  }

  #listen(): Response {
    const { 0: theirs, 1: ours } = new WebSocketPair();
    const open = this.ctx.getWebSockets();
    for (const page of open.slice(0, Math.max(0, open.length - MAX_PAGES + 1))) closeQuietly(page, 1008);
    this.ctx.acceptWebSocket(ours);
    return new Response(null, { status: 101, webSocket: theirs, headers: { "sec-websocket-protocol": "vignette" } });
  }
}

/** Some codes may be received but not sent; a page that is gone already needs no goodbye. */
function closeQuietly(page: WebSocket, code: number): void {
  try {
    page.close(code >= 1000 && code < 5000 && ![1004, 1005, 1006, 1015].includes(code) ? code : 1000);
  } catch {
    // It was closed already.
  }
}

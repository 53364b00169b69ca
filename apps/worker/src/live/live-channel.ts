import { DurableObject } from "cloudflare:workers";
import { ACCESS_ENDED, readLiveEvent } from "@vignette/domain/live";
import { broadcastClient } from "../adapters/broadcast-client.ts";
import { clock } from "../adapters/clock.ts";
import type { Env } from "../context/env.ts";
import { acceptPage, closeQuietly, flagsEvent, openPage, sendToPages } from "./open-pages.ts";
import { recentEvents } from "./recent-events.ts";

/** Maximum number of open pages per user; beyond it the oldest is closed. */
const MAX_PAGES = 24;

/**
 * One per user: holds the WebSockets of open pages, hibernates between events, and forwards events to the pages.
 * Source: docs/architecture.md#live-events.
 */
export class LiveChannel extends DurableObject<Env> {
  readonly #recent = recentEvents(clock);
  /** Pages that are joining the hub now, and the flags that were pushed meanwhile. */
  #joining = 0;
  #flagsMeanwhile: string | null = null;

  constructor(ctx: DurableObjectState, env: Env) {
    super(ctx, env);
    ctx.setWebSocketAutoResponse(new WebSocketRequestResponsePair("ping", "pong"));
  }

  /**
   * POST sends an event to every page, DELETE closes them all; any other request connects a page of the user `?uid=`.
   */
  override async fetch(request: Request): Promise<Response> {
    if (request.method === "DELETE") return this.#closeAll();
    return request.method === "POST" ? this.#push(await request.text()) : await this.#listen(request);
  }

  override async webSocketClose(page: WebSocket, code: number): Promise<void> {
    closeQuietly(page, code);
    const { uid } = openPage(page);
    // A reload opens the next page while this one closes.
    const isLast = () => this.#joining === 0 && this.ctx.getWebSockets().every((it) => it === page);
    if (uid === null || !isLast()) return;
    const hub = broadcastClient(this.env.BROADCAST_HUB);
    await hub.leave(uid);
    if (!isLast()) await hub.join(uid);
  }

  override webSocketError(page: WebSocket): void {
    closeQuietly(page, 1011);
  }

  /** 410 if no page is listening any more. */
  #push(event: string): Response {
    this.#recent.add(event);
    sendToPages(this.ctx, event);
    if (this.#joining > 0 && readLiveEvent(event)?.type === "flags") this.#flagsMeanwhile = event;
    const isOpen = this.#joining > 0 || this.ctx.getWebSockets().length > 0;
    return new Response(null, { status: isOpen ? 204 : 410 });
  }

  #closeAll(): Response {
    for (const page of this.ctx.getWebSockets()) closeQuietly(page, ACCESS_ENDED);
    return new Response(null, { status: 204 });
  }

  /**
   * The user joins the broadcast hub first, so that no change of a flag is missed in between. The page then receives
   * the flags, and the events of the last seconds: it may have loaded its data before they happened.
   */
  async #listen(request: Request): Promise<Response> {
    const uid = new URL(request.url).searchParams.get("uid");
    const flags = uid === null ? [] : await this.#join(uid);
    return acceptPage(this.ctx, MAX_PAGES, { uid, events: [...flags, ...this.#recent.all()] });
  }

  /** The event with the flags as open pages know them; empty if they are not known. */
  async #join(uid: string): Promise<string[]> {
    this.#joining += 1;
    try {
      const known = await broadcastClient(this.env.BROADCAST_HUB).join(uid);
      const text = this.#flagsMeanwhile ?? (known && flagsEvent(known));
      return text === null ? [] : [text];
    } finally {
      this.#joining -= 1;
      if (this.#joining === 0) this.#flagsMeanwhile = null;
    }
  }
}

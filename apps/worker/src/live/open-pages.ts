import type { ReadFlags } from "@vignette/domain/flags";
import { type LiveEvent, TOO_MANY_PAGES } from "@vignette/domain/live";
import * as z from "zod/mini";
import { clock } from "../adapters/clock.ts";

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

/** What a page is told when its channel opens: the flags may have changed since it asked for them. */
export const flagsEvent = (flags: ReadFlags): string => JSON.stringify({ type: "flags", flags } satisfies LiveEvent);

/** An open page: when it was opened, in ms since the epoch, and its user's uid; null for a visitor's page. */
const OpenPage = z.object({ openedAt: z.number(), uid: z.nullable(z.string()) });
type OpenPage = z.infer<typeof OpenPage>;

export const openPage = (page: WebSocket): OpenPage =>
  OpenPage.safeParse(page.deserializeAttachment()).data ?? { openedAt: 0, uid: null };

/**
 * Accepts another page, which may hibernate between events; closes the oldest ones if there would be more than `most`.
 * Pages with the same tag are found by it. The page receives `events` at once.
 */
export function acceptPage(
  ctx: DurableObjectState,
  most: number,
  { uid = null, tag = null, events = [] }: { uid?: string | null; tag?: string | null; events?: readonly string[] },
): Response {
  const { 0: theirs, 1: ours } = new WebSocketPair();
  makeRoom(ctx.getWebSockets(), most);
  ctx.acceptWebSocket(ours, tag === null ? [] : [tag]);
  ours.serializeAttachment({ openedAt: clock(), uid } satisfies OpenPage);
  for (const event of events) ours.send(event);
  return new Response(null, { status: 101, webSocket: theirs, headers: { "sec-websocket-protocol": "vignette" } });
}

/** Closes the oldest pages until there is room for one more among `most`. */
export function makeRoom(open: readonly WebSocket[], most: number): void {
  if (open.length < most) return;
  const oldest = open.toSorted((one, other) => openPage(one).openedAt - openPage(other).openedAt);
  for (const page of oldest.slice(0, open.length - most + 1)) closeQuietly(page, TOO_MANY_PAGES);
}

/** Some codes may be received but not sent; errors are ignored, because the page may be gone. */
export function closeQuietly(page: WebSocket, code: number): void {
  try {
    page.close(code >= 1000 && code < 5000 && ![1004, 1005, 1006, 1015].includes(code) ? code : 1000);
  } catch {
    // It was closed already.
  }
}

import { subscribe } from "node:diagnostics_channel";
import type { ClientRequest } from "node:http";

/**
 * Keeps web sockets of this process uncompressed. Vitest and workerd exchange modules and results over one on this machine:
 * to compress them costs both sides time. Node announces each request before its headers are sent:
 * https://nodejs.org/api/diagnostics_channel.html#http
 */
export function keepSocketsPlain(): void {
  subscribe("http.client.request.created", (message) => {
    const { request } = message as { request: ClientRequest };
    if (!request.headersSent) request.removeHeader("Sec-WebSocket-Extensions");
  });
}

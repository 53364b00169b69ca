import { Refusal } from "@vignette/domain/kernel";
import type { Handler } from "hono";
import { broadcastClient } from "../adapters/broadcast-client.ts";
import { networkOf } from "../context/network-of.ts";
import { assertAddressRate } from "./gates/rate-limits.ts";
import { admitted, countedUser } from "./gates/request-user.ts";
import type { HttpEnv } from "./http-env.ts";

/**
 * Opens a page's channel for live events. The subprotocols are `vignette` and the identity token, because browsers
 * cannot send headers here. A visitor's page sends no token and receives only events for everyone.
 */
export const live: Handler<HttpEnv> = async (c) => {
  if (c.req.header("upgrade")?.toLowerCase() !== "websocket") return c.json({ error: "Use a WebSocket." }, 426);
  const [name, token = null] = (c.req.header("sec-websocket-protocol") ?? "").split(",").map((it) => it.trim());
  if (name === "vignette" && token === null) {
    await assertAddressRate(c.req.raw.headers, c.env);
    const network = networkOf(c.req.header("cf-connecting-ip") ?? null);
    return await broadcastClient(c.env.BROADCAST_HUB).listen(network, c.get("requestId"));
  }
  const known = await countedUser(name === "vignette" ? token : null, c.req.raw.headers, c.env);
  const user = known instanceof Refusal ? known : await admitted(known, c.env);
  if (user instanceof Refusal) return c.json({ error: user.message }, user.kind === "unavailable" ? 503 : 401);
  const channel = c.env.LIVE.get(c.env.LIVE.idFromName(user.uid));
  const answer = await channel.fetch(`https://live/?uid=${encodeURIComponent(user.uid)}`, {
    headers: { upgrade: "websocket" },
  });
  return answer as unknown as Response;
};

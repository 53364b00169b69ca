import { Hono } from "hono";
import type { Host, HostDeps } from "../../host.ts";

/**
 * The renderer under its name in our own network. It is not a simulation: calls are passed to the real renderer on this
 * machine.
 */
export function rendererHost({ renderer }: HostDeps): Host {
  const app = new Hono();
  app.all("*", async (c) => (renderer ? await renderer(c.req.raw) : c.json({ error: "No renderer runs here." }, 502)));
  return { names: ["renderer.vignette.internal"], app };
}

import { Container } from "@cloudflare/containers";
import * as z from "zod/mini";
import type { Env } from "../context/env.ts";
import { publicOrigin } from "../context/public-origin.ts";

/** What a renderer says of itself. */
const Load = z.object({ running: z.number(), queued: z.number() });

/** One renderer (apps/renderer) in a container. It sleeps once it was asked for nothing, and has nothing to make. */
export class RendererContainer extends Container<Env> {
  override defaultPort = 8080;
  override sleepAfter = "3m";

  constructor(ctx: DurableObjectState, env: Env) {
    super(ctx as never, env);
    this.envVars = { RENDERER_SECRET: env.RENDERER_SECRET, ALLOWED_ORIGIN: publicOrigin(env) };
  }

  /** Jobs tell the Worker how they stand past this object: that nobody asked here does not mean that nothing is made. */
  override async onActivityExpired(): Promise<void> {
    if (!this.ctx.container?.running) return;
    const answer = await this.containerFetch("http://renderer/health").catch(() => null);
    const load = z.safeParse(Load, await answer?.json().catch(() => null));
    const isBusy = load.success && load.data.running + load.data.queued > 0;
    // The question itself has put the end off by another `sleepAfter`.
    if (!isBusy) await this.stop();
  }
}

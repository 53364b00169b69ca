import { Container } from "@cloudflare/containers";
import * as z from "zod/mini";
import { reportUnexpected } from "../adapters/log/report-unexpected.ts";
import type { Env } from "../context/env.ts";
import { inScope } from "../context/in-scope.ts";
import { publicOrigin } from "../context/public-origin.ts";

/** The load that a renderer reports. */
const Load = z.object({ running: z.number(), queued: z.number() });

/** One renderer (apps/renderer) in a container. It sleeps when it has had no requests for a while and has no jobs. */
export class RendererContainer extends Container<Env> {
  override defaultPort = 8080;
  override sleepAfter = "3m";

  constructor(ctx: DurableObjectState, env: Env) {
    super(ctx as never, env);
    this.envVars = { RENDERER_SECRET: env.RENDERER_SECRET, ALLOWED_ORIGIN: publicOrigin(env) };
  }

  /** A container that crashed or did not start. */
  override onError(error: unknown): void {
    const host = { env: this.env, background: (work: Promise<unknown>) => this.ctx.waitUntil(work) };
    inScope(host, { requestId: crypto.randomUUID(), work: "renderer" }, () => reportUnexpected(error));
  }

  /**
   * Jobs report to the Worker directly, bypassing this object: a lack of requests does not mean that the renderer is
   * idle.
   */
  override async onActivityExpired(): Promise<void> {
    if (!this.ctx.container?.running) return;
    const answer = await this.containerFetch("http://renderer/health").catch(() => null);
    const load = z.safeParse(Load, await answer?.json().catch(() => null));
    const isBusy = load.success && load.data.running + load.data.queued > 0;
    // The health check itself extended the activity by another `sleepAfter`.
    if (!isBusy) await this.stop();
  }
}

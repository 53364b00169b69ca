import { Container } from "@cloudflare/containers";
import type { Env } from "./env.ts";

/**
 * One renderer (apps/renderer) in a container. It sleeps when nothing was asked for a while; the minute's sweep asks about
 * every job, so none is cut short. Source: developers.cloudflare.com/containers
 */
export class RendererContainer extends Container<Env> {
  override defaultPort = 8080;
  override sleepAfter = "3m";

  constructor(ctx: DurableObjectState, env: Env) {
    super(ctx as never, env);
    this.envVars = { RENDERER_SECRET: env.RENDERER_SECRET, ALLOWED_ORIGIN: env.PUBLIC_ORIGIN };
  }
}

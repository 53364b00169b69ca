import { type Instant, instant } from "@vignette/domain/kernel";
import { buildContext } from "../build-context.ts";
import type { Env } from "../env.ts";
import { platformAdapters } from "../publishing-adapters.ts";
import type { EngineDeps } from "./advance.ts";
import { postStore } from "./post-store.ts";
import { targetStore } from "./target-store.ts";

/** What the engine runs on, in a Workflow. */
export function engineDeps(env: Env, background: (work: Promise<unknown>) => void): EngineDeps {
  const context = buildContext(env, background);
  const posts = postStore(context.documents);
  return {
    targets: targetStore(context.documents),
    post: posts.find,
    asset: posts.findAsset,
    gates: context.gates,
    platforms: platformAdapters(env),
    live: context.live,
    publicOrigin: context.publicOrigin,
    now: (): Instant => instant(Date.now()),
    newSecret: context.newSecret,
  };
}

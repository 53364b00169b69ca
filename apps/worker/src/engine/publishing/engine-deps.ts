import type { Instant } from "@vignette/domain/kernel";
import { clock } from "../../adapters/clock.ts";
import { attemptSigner } from "../../adapters/platforms/attempt-signer.ts";
import { sealingKeysOf } from "../../adapters/sealing-keys.ts";
import { buildContext } from "../../context/build-context.ts";
import type { Env } from "../../context/env.ts";
import { platformAdapters } from "../../context/publishing-adapters.ts";
import { standingOf } from "../../context/standing-of.ts";
import { notifierOf } from "../../notifications/notifier-of.ts";
import { postStore } from "../../records/stores/post-store.ts";
import { targetStore } from "../../records/stores/target-store.ts";
import type { EngineDeps } from "./advance.ts";

/** The dependencies of the engine in a Workflow. */
export function engineDeps(env: Env, background: (work: Promise<unknown>) => void): EngineDeps {
  const context = buildContext(env, background);
  const posts = postStore(context.documents);
  return {
    targets: targetStore(context.documents),
    post: posts.find,
    asset: posts.findAsset,
    isDisabled: async (uid) => (await standingOf(context.documents, uid)).disabledAt !== null,
    gates: context.gates,
    platforms: platformAdapters(env),
    live: context.live,
    notifier: notifierOf(context),
    publicOrigin: context.publicOrigin,
    now: (): Instant => clock(),
    newSecret: context.newSecret,
    signAttempt: attemptSigner(sealingKeysOf(env)).sign,
  };
}

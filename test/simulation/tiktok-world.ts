import type { CheckOutcome, CommitOutcome, PrepareOutcome } from "@vignette/domain/scheduling";
import type { PublishJob } from "../../apps/worker/src/adapters/platforms/platform.ts";
import { fetchLink } from "./account-world.ts";
import {
  noAnswer,
  orElse,
  type PlatformDeps,
  refusedToken,
  rejection,
  tokenIn,
  tokenIsRefused,
  type Verbs,
} from "./platform-world.ts";

type Publish = { state: "downloading" | "processing" | "complete" | "failed" };

/**
 * TikTok: every accepted commit is a publish of its own. It fetches the link a while later and then shows the post, or
 * fails permanently if the link is closed by then. Nothing connects two commits.
 */
export function tiktokWorld(deps: PlatformDeps, isListed: boolean): Verbs {
  const { weather, dice, time, posts } = deps;
  const publishes = new Map<string, Publish>();

  function begin(job: PublishJob): CommitOutcome {
    if (tokenIsRefused(deps, job)) return refusedToken;
    if (weather.stormy() && dice.flip(0.05)) return rejection(dice.flip(0.5));
    const publishId = `publish-${publishes.size + 1}`;
    const publish: Publish = { state: "downloading" };
    publishes.set(publishId, publish);
    const token = tokenIn(job);
    time.after(dice.whole(0, weather.stormy() ? 90_000 : 2000), () => download(publish, token));
    return { type: "accepted", receipt: { publishId } };
  }

  function download(publish: Publish, token: string): void {
    if (!fetchLink(deps.account, token)) {
      publish.state = "failed";
      return;
    }
    publish.state = "processing";
    time.after(dice.whole(500, 60_000), () => {
      publish.state = "complete";
      posts.push({ at: time.now(), attempt: token });
    });
  }

  function status(job: PublishJob): CheckOutcome {
    if (tokenIsRefused(deps, job)) return refusedToken;
    const publish = publishes.get(job.receipt.publishId ?? "");
    const publication = { platformPostId: null, permalink: null };
    if (!publish) return isListed && posts.length > 0 ? { type: "published", publication } : { type: "pending" };
    if (publish.state === "complete") return { type: "published", publication };
    return publish.state === "failed" ? rejection(true) : { type: "pending" };
  }

  return (caller) => ({
    comments: null,
    prepare: (job) =>
      orElse<PrepareOutcome, PrepareOutcome>(
        weather.call(caller, () => {
          if (tokenIsRefused(deps, job)) return refusedToken;
          return weather.stormy() && dice.flip(0.02) ? rejection(false) : { type: "ready", receipt: {} };
        }),
        noAnswer,
      ),
    commit: (job) =>
      orElse(
        weather.call(caller, () => begin(job)),
        { type: "lost", why: "cut-off" } as const,
      ),
    check: (job) =>
      orElse(
        weather.call(caller, () => status(job)),
        noAnswer,
      ),
  });
}

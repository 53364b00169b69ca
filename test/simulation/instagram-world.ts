import type { CheckOutcome, CommitOutcome, PrepareOutcome } from "@vignette/domain/scheduling";
import type { PublishJob } from "../../apps/worker/src/adapters/platforms/platform.ts";
import { fetchLink } from "./account-world.ts";
import {
  orElse,
  type PlatformDeps,
  refusal,
  silence,
  tokenIn,
  tokenIsRefused,
  tokenNo,
  type Verbs,
} from "./platform-world.ts";

type Container = { state: "reading" | "finished" | "published" | "error" };

/** Instagram: a container reads the file at once and is published at most once, however often it is asked for. */
export function instagramWorld(deps: PlatformDeps): Verbs {
  const { weather, dice, time, posts } = deps;
  const containers = new Map<string, Container>();

  function prepare(job: PublishJob): PrepareOutcome {
    if (tokenIsRefused(deps, job)) return tokenNo;
    const known = containers.get(job.receipt.container ?? "");
    if (known?.state === "error") return refusal(true);
    if (known) return known.state === "reading" ? { type: "working", receipt: {} } : { type: "ready", receipt: {} };
    const container = `container-${containers.size + 1}`;
    const made: Container = { state: "reading" };
    containers.set(container, made);
    const token = tokenIn(job);
    time.after(dice.whole(200, weather.stormy() ? 60_000 : 4000), () => {
      made.state = fetchLink(deps.account, token) ? "finished" : "error";
    });
    return { type: "working", receipt: { container } };
  }

  function publish(job: PublishJob): CommitOutcome {
    if (tokenIsRefused(deps, job)) return tokenNo;
    const container = containers.get(job.receipt.container ?? "");
    if (container?.state === "reading") return silence;
    if (container?.state !== "finished") return { type: "lost", reason: "it was asked for already" };
    if (weather.stormy() && dice.flip(0.05)) return refusal(dice.flip(0.5));
    container.state = "published";
    posts.push({ at: time.now(), attempt: job.receipt.container ?? "" });
    return { type: "accepted", receipt: { mediaId: job.receipt.container ?? "" } };
  }

  function status(job: PublishJob): CheckOutcome {
    const publication = { platformPostId: null, permalink: null };
    if (job.receipt.mediaId !== undefined) return { type: "published", publication };
    if (tokenIsRefused(deps, job)) return tokenNo;
    const container = containers.get(job.receipt.container ?? "");
    switch (container?.state) {
      case "published":
        return { type: "published", publication };
      case "finished":
        return { type: "absent" };
      case "reading":
        return { type: "pending" };
      default:
        return refusal(true);
    }
  }

  const lost = { type: "lost", reason: "no answer" } as const;
  return (caller) => ({
    prepare: (job) =>
      orElse(
        weather.call(caller, () => prepare(job)),
        silence,
      ),
    commit: (job) =>
      orElse(
        weather.call(caller, () => publish(job)),
        lost,
      ),
    check: (job) =>
      orElse(
        weather.call(caller, () => status(job)),
        silence,
      ),
  });
}

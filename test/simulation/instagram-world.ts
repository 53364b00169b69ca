import { say } from "@vignette/domain/kernel";
import type {
  CheckOutcome,
  CommentLook,
  CommentOutcome,
  CommitOutcome,
  PrepareOutcome,
} from "@vignette/domain/scheduling";
import type { CommentJob, PublishJob } from "../../apps/worker/src/adapters/platforms/platform.ts";
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

type Container = { state: "reading" | "finished" | "published" | "error" };

/** Instagram: a container reads the file at once and is published at most once, however often that is requested. */
export function instagramWorld(deps: PlatformDeps): Verbs {
  const { weather, dice, time, posts, comments } = deps;
  const containers = new Map<string, Container>();

  function prepare(job: PublishJob): PrepareOutcome {
    if (tokenIsRefused(deps, job)) return refusedToken;
    const known = containers.get(job.receipt.container ?? "");
    if (known?.state === "error") return rejection(true);
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
    if (tokenIsRefused(deps, job)) return refusedToken;
    const container = containers.get(job.receipt.container ?? "");
    if (container?.state === "reading") return noAnswer;
    if (container?.state !== "finished") return { type: "lost", why: "unclear" };
    if (weather.stormy() && dice.flip(0.05)) return rejection(dice.flip(0.5));
    container.state = "published";
    posts.push({ at: time.now(), attempt: job.receipt.container ?? "" });
    return { type: "accepted", receipt: { mediaId: job.receipt.container ?? "" } };
  }

  function status(job: PublishJob): CheckOutcome {
    const named = { platformPostId: job.receipt.mediaId ?? null, permalink: null };
    if (job.receipt.mediaId !== undefined) return { type: "published", publication: named };
    if (tokenIsRefused(deps, job)) return refusedToken;
    const container = containers.get(job.receipt.container ?? "");
    switch (container?.state) {
      case "published":
        return { type: "published", publication: { ...named, platformPostId: dice.flip(0.5) ? "found" : null } };
      case "finished":
        return { type: "absent" };
      case "reading":
        return { type: "pending" };
      default:
        return rejection(true);
    }
  }

  /** Nothing ties two comments together: each call that arrives writes one. */
  function comment({ accessToken }: CommentJob): CommentOutcome {
    if (tokenIsRefused(deps, { accessToken })) return refusedToken;
    if (weather.stormy() && dice.flip(0.05)) return { type: "refused", why: say("failure.no", "Not like this.") };
    comments.push({ at: time.now() });
    return { type: "posted", id: `comment-${comments.length}` };
  }

  function look({ accessToken }: CommentJob): CommentLook {
    if (tokenIsRefused(deps, { accessToken })) return refusedToken;
    return comments.length > 0 ? { type: "found", id: "comment-1" } : { type: "absent" };
  }

  const lost = { type: "lost", why: "cut-off" } as const;
  return (caller) => ({
    comments: {
      write: (job) =>
        orElse(
          weather.call(caller, () => comment(job)),
          lost,
        ),
      find: (job) =>
        orElse(
          weather.call(caller, () => look(job)),
          noAnswer,
        ),
    },
    prepare: (job) =>
      orElse(
        weather.call(caller, () => prepare(job)),
        noAnswer,
      ),
    commit: (job) =>
      orElse(
        weather.call(caller, () => publish(job)),
        lost,
      ),
    check: (job) =>
      orElse(
        weather.call(caller, () => status(job)),
        noAnswer,
      ),
  });
}

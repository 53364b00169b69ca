import { instant, later } from "@vignette/domain/kernel";
import {
  applyDecision,
  cancelTarget,
  filesHash,
  moveTarget,
  requestApproval,
  resolveComment,
  resolveTarget,
  retryTarget,
  runOf,
  type Target,
  unscheduleTarget,
} from "@vignette/domain/scheduling";
import type { Publisher } from "../../apps/worker/src/adapters/platforms/publisher.ts";
import { claimedIfSoon } from "../../apps/worker/src/posts/start-soon.ts";
import { anAsset, aPost } from "./belongings.ts";
import type { Dice } from "./dice.ts";
import type { Public, PublicComments } from "./platform-world.ts";
import type { StoredTarget } from "./stored-target.ts";
import { targetsOver } from "./stored-target.ts";
import type { Timeline } from "./timeline.ts";
import type { Process, Weather } from "./weather.ts";

type Deps = {
  time: Timeline;
  dice: Dice;
  weather: Weather;
  stored: StoredTarget;
  posts: Public;
  comments: PublicComments;
  publisherOf: (caller: Process) => Publisher;
};

/** The owner does one thing with the post, as the Worker's procedures do it. What is too late changes nothing. */
export async function ownerActs(deps: Deps): Promise<void> {
  const caller: Process = { alive: true };
  const store = targetsOver(deps.weather, deps.stored, caller);
  try {
    const { value, version } = await store.get();
    const changed = acted(deps, value);
    if (!changed) return;
    const target = claimedIfSoon(changed, instant(deps.time.now()));
    await store.save(target, version);
    if (target.runs > 0 && target.wakeAt !== null) await deps.publisherOf(caller).start(runOf(target));
  } catch {
    // The page says that it did not work; the owner may try again another time.
  }
}

function acted({ time, dice, posts, comments }: Deps, target: Target): Target | null {
  const now = instant(time.now());
  switch (target.state) {
    case "failed":
      return dice.flip(0.5) ? retryTarget(target, now) : null;
    case "needs-check":
      // Who looks sees what is there; who sees nothing keeps waiting, because it may still come.
      return posts.length > 0 ? resolveTarget(target, true, now) : null;
    case "awaiting-approval":
      return dice.pick([
        () => only(applyDecision(aWhole(target), { ...yes, verdict: dice.flip(0.7) ? "approved" : "changes" }, now)),
        () => cancelTarget(target, now),
        () => moveTarget(target, later(now, dice.whole(1000, 900_000)), now),
      ])();
    case "scheduled":
    case "draft":
    case "cancelled":
      return dice.pick([
        () => only(requestApproval(aWhole(target), now)),
        () => cancelTarget(target, now),
        () => moveTarget(target, later(now, dice.whole(1000, 900_000)), now),
        () => unscheduleTarget(target, now),
      ])();
    case "publishing":
      return dice.pick([() => cancelTarget(target, now), () => moveTarget(target, later(now, 60_000), now)])();
    case "published":
      // The owner looks and sees what is there. A comment that failed, or is in doubt, may be requested again.
      return target.comment && dice.flip(0.7) ? resolveComment(target, comments.length > 0, now) : null;
    default:
      return null;
  }
}

/** A reviewer who is asked for an approval and sees the files that are sent. */
const yes = {
  id: "c1",
  from: "reviewer",
  name: "Ana",
  text: "Shorter",
  print: filesHash(anAsset("tiktok").files),
} as const;
const aWhole = (target: Target) => ({ post: aPost, targets: [target] });
const only = ({ targets }: { targets: readonly Target[] }): Target | null => targets[0] ?? null;

import type { Target } from "@vignette/domain/scheduling";
import type { Public } from "./platform-world.ts";

/** States in which nothing more will happen by itself. */
const ENDS: readonly Target["state"][] = ["published", "failed", "needs-check", "cancelled", "draft"];

/** What is wrong at the end of a history, in words; nothing if all is well. `fair`: nothing went wrong on the way. */
export function judge(target: Target, posts: Public, { isFair }: { isFair: boolean }): string[] {
  const { state, wakeAt } = target;
  const faults: [boolean, string][] = [
    [posts.length > 1, `twice: ${posts.length} posts are out`],
    [!ENDS.includes(state) || wakeAt !== null, `stuck: it is still ${state}, to be looked at ${wakeAt ?? "never"}`],
    [state === "published" && posts.length === 0, "a lie: it says published, and nothing is out"],
    [["failed", "cancelled", "draft"].includes(state) && posts.length > 0, `a lie: it says ${state}, and it is out`],
    [isFair && state !== "published", `lost: nothing went wrong, and it is ${state}`],
  ];
  return faults.flatMap(([wrong, words]) => (wrong ? [words] : []));
}

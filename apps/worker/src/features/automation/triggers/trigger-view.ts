import type { RecipeFeed } from "@vignette/domain/automation";
import type { Instant } from "@vignette/domain/kernel";
import type { RecipeStore } from "../store.ts";
import { callUrl } from "./call-secret.ts";
import type { TriggerStore } from "./trigger-store.ts";

/** What is known of the trigger of a recipe. A feed that was never read has null times. */
export type TriggerView =
  | { type: "times" }
  | ({ type: "feed" } & Pick<RecipeFeed, "address" | "readAt" | "dueAt" | "failures" | "problem" | "says">)
  /** `madeAt`: of the secret; null if there is none yet. */
  | { type: "call"; url: string; madeAt: Instant | null };

type Deps = { recipes: RecipeStore; triggers: TriggerStore; publicOrigin: string };

/** What begins a recipe's pieces, and how that goes. */
export async function triggerView(deps: Deps, uid: string, id: string): Promise<TriggerView> {
  const { value: recipe } = await deps.recipes.get(uid, id);
  const { trigger } = recipe.plan;
  switch (trigger.type) {
    case "times":
      return { type: "times" };
    case "feed": {
      const known = (await deps.triggers.feed(id))?.value;
      const isRead = known?.address === trigger.address;
      const { readAt, dueAt, failures, problem, says } = isRead ? known : NEVER_READ;
      return { type: "feed", address: trigger.address, readAt, dueAt, failures, problem, says };
    }
    case "call":
      return { type: "call", url: callUrl(deps, id), madeAt: (await deps.triggers.secret(id))?.value.madeAt ?? null };
  }
}

const NEVER_READ = { readAt: null, dueAt: null, failures: 0, problem: "", says: null };

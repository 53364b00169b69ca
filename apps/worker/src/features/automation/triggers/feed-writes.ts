import { newFeed, type Recipe } from "@vignette/domain/automation";
import type { Instant } from "@vignette/domain/kernel";
import type { Write } from "../../../adapters/documents/documents.ts";
import type { TriggerStore } from "./trigger-store.ts";

/**
 * What belongs to the commit that starts a recipe or changes its plan: its feed is read from then on. What the feed holds
 * by then is old, unless it was being read already.
 */
export async function feedWrites(triggers: TriggerStore, before: Recipe, next: Recipe, now: Instant): Promise<Write[]> {
  const { trigger } = next.plan;
  if (next.paused || trigger.type !== "feed") return [];
  const known = await triggers.feed(next.id);
  const isRead = !before.paused && known?.value.address === trigger.address && known.value.dueAt !== null;
  return isRead ? [] : [triggers.feedWrites.put(next.id, newFeed(next, trigger.address, now), known?.version)];
}

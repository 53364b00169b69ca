import type { Instant } from "@vignette/domain/kernel";
import { claimableAt, sweepShard, type Target } from "@vignette/domain/scheduling";
import { DocumentError } from "../../apps/worker/src/adapters/documents/documents.ts";
import type { TargetStore } from "../../apps/worker/src/records/stores/target-store.ts";
import type { Process, Weather } from "./weather.ts";

/** One document with a version that every write changes, as Firestore keeps it. */
export type StoredTarget = { value: Target; version: number; isVersioned: boolean };

/** The target's document as one process reaches it: through the weather, and refused if it changed since it was read. */
export function targetsOver(weather: Weather, stored: StoredTarget, caller: Process) {
  const reading = () => ({ id: stored.value.id, value: stored.value, version: String(stored.version) });
  return {
    get: () => weather.call(caller, reading),
    save: (target: Target, version: string) => weather.call(caller, () => write(stored, target, version)),
    due: async (now: Instant, shard: number) =>
      shard === sweepShard(stored.value)
        ? await weather.call(caller, () => (isDue(stored.value, now) ? [reading()] : []))
        : [],
  } satisfies Partial<TargetStore>;
}

function write(stored: StoredTarget, target: Target, version: string): string {
  if (stored.isVersioned && version !== String(stored.version))
    throw new DocumentError("changed", "It changed since it was read.");
  stored.value = target;
  stored.version += 1;
  return String(stored.version);
}

/** Whether a sweep finds the target. */
export function isDue(target: Target, now: Instant): boolean {
  const from = claimableAt(target);
  return from !== null && from <= now;
}

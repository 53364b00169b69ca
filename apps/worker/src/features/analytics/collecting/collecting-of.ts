import type { Context } from "../../../context/context.ts";
import { postStore } from "../../../records/stores/post-store.ts";
import { readingStore } from "../../../records/stores/reading-store.ts";
import { resultStore } from "../../../records/stores/result-store.ts";
import { targetStore } from "../../../records/stores/target-store.ts";
import type { CollectDeps } from "./collect-metrics.ts";

/** Everything that reading numbers needs, but for where its failures are told. */
export function collectingOf({
  documents,
  platforms,
  live,
  now,
}: Pick<Context, "documents" | "platforms" | "live" | "now">): Omit<CollectDeps, "warn"> {
  return {
    ...{ documents, platforms, live, now },
    readings: readingStore(documents),
    results: resultStore(documents),
    targets: targetStore(documents),
    posts: postStore(documents),
  };
}

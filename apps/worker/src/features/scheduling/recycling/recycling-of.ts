import type { Context } from "../../../context/context.ts";
import { postStore } from "../../../records/stores/post-store.ts";
import { resultStore } from "../../../records/stores/result-store.ts";
import { socialAccountStore } from "../../../records/stores/social-account-store.ts";
import { targetStore } from "../../../records/stores/target-store.ts";
import { slotStore } from "../slot-store.ts";
import { recyclingStore } from "./recycling-store.ts";

type Base = Pick<Context, "documents" | "files" | "live" | "platforms" | "publisher" | "now" | "newId">;

/** The dependencies of recycling: the adapters of a request or of the scheduled job, and the stores. */
export function recyclingOf(context: Base) {
  const { documents } = context;
  return {
    ...context,
    posts: postStore(documents),
    targets: targetStore(documents),
    accounts: socialAccountStore(documents),
    slots: slotStore(documents),
    results: resultStore(documents),
    recyclings: recyclingStore(documents),
  };
}
export type RecyclingDeps = ReturnType<typeof recyclingOf>;

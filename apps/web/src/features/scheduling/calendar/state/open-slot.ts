import type { Outputs } from "../../../../trpc.ts";

/** A weekly time of an account that no post fills. */
export type OpenSlot = Outputs["scheduling"]["openSlots"][number];

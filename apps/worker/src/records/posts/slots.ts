import { Instant } from "@vignette/domain/kernel";
import { WeeklySlots } from "@vignette/domain/scheduling";
import * as z from "zod/mini";
import { ofAccount, record } from "../record.ts";

/** The weekly slots of an account. Its key survives a disconnection, as the account's own id does. */
const AccountSlots = z.object({ id: z.string(), uid: z.string(), slots: WeeklySlots, lastUpdated: Instant });
export type AccountSlots = z.infer<typeof AccountSlots>;

/** Collection `slots`, keyed by account id. */
export const slotRecords = record("slots", AccountSlots, { lastUpdated: "timestamp" }, ofAccount("slots"));

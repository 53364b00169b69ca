import * as z from "zod/mini";
import { ofAccount, record } from "../record.ts";

/** A user's lock: every request that adds a limited resource must change it first. */
const LimitLock = z.object({ uid: z.string(), turn: z.catch(z.number().check(z.int()), 0) });

/** Collection `limit_turns`, keyed by uid. */
export const limitTurnRecords = record("limit_turns", LimitLock, {}, ofAccount("limit_turns", { owner: "key" }));
